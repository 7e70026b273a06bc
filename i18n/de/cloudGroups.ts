import type en from '../en/cloudGroups';
import type { Translation } from '../messages';

export default {
    cloudGroups: {
        title: 'Cloud-Gruppen',
        tile: 'Cloud-Inhalte mit Personengruppen teilen',
        fields: {
            label: 'Name',
            members: 'Mitglieder',
        },
        default: 'Standardgruppe',
        members: '%{smart_count} Mitglied |||| %{smart_count} Mitglieder',
        membersOf: 'Mitglieder von %{name}',
        openGroup: 'Gruppe anzeigen',
        emptyTitle: 'Noch keine Cloud-Gruppen',
        emptyText: 'Mit Cloud-Gruppen teilen Sie Cloud-Inhalte mit Personengruppen. Legen Sie die erste Gruppe an.',
        emptyReaderText:
            'Mit Cloud-Gruppen werden Cloud-Inhalte mit Personengruppen geteilt. Sie erscheinen hier, sobald ein Administrator eine Gruppe anlegt.',
        emptyOwnText: 'Sie gehören noch keiner Cloud-Gruppe an. Ihr Administrator kann Sie hinzufügen.',
        demoTitle: 'Cloud-Gruppen sind nicht verfügbar',
        demoText: 'Ihr Unternehmen nutzt eine Demolizenz, die keine Cloud-Gruppen umfasst.',
        create: 'Gruppe anlegen',
        createTitle: 'Cloud-Gruppe anlegen',
        created: 'Die Cloud-Gruppe wurde angelegt.',
        name: 'Name der Gruppe',
        noEmptyGroupName: 'Bitte geben Sie einen neuen Namen für die Gruppe ein. Er darf nicht leer sein.',
        groupNameExists: 'Es gibt bereits eine Cloud-Gruppe mit diesem Namen.',
        autoAdd: 'Als Standardgruppe verwenden',
        autoAddHint: 'Neue Benutzer werden automatisch Mitglieder.',
        openAfter: 'Gruppe nach dem Anlegen öffnen',
        renameTitle: 'Cloud-Gruppe umbenennen',
        renamed: 'Die Cloud-Gruppe wurde umbenannt.',
        deleteTitle: 'Cloud-Gruppe löschen',
        deleteText:
            'Die Gruppe „%{name}“ wird gelöscht. Inhalte, die mit ihr geteilt sind, sind danach nicht mehr geteilt. Das kann nicht rückgängig gemacht werden.',
        deleteMembers:
            '%{smart_count} Person verliert die Mitgliedschaft und bleibt Benutzer. |||| %{smart_count} Personen verlieren ihre Mitgliedschaft und bleiben Benutzer.',
        deleteChanged:
            'Jemand anderes hat diese Cloud-Gruppe inzwischen geändert: Sie hieß „%{name}“ und hatte %{smart_count} Mitglied. Bitte prüfen Sie noch einmal, ob sie gelöscht werden soll. |||| Jemand anderes hat diese Cloud-Gruppe inzwischen geändert: Sie hieß „%{name}“ und hatte %{smart_count} Mitglieder. Bitte prüfen Sie noch einmal, ob sie gelöscht werden soll.',
        deleted: 'Die Cloud-Gruppe „%{name}“ wurde gelöscht.',
        add: 'Mitglieder hinzufügen',
        addTitle: 'Mitglieder zur Gruppe hinzufügen',
        added: '%{smart_count} Mitglied wurde hinzugefügt. |||| %{smart_count} Mitglieder wurden hinzugefügt.',
        addPartial: 'Nicht alle Benutzer konnten hinzugefügt werden.',
        addFailed: 'Die Benutzer konnten nicht hinzugefügt werden.',
        addRefused: 'Diese Benutzer konnten nicht hinzugefügt werden. Sie bleiben für einen weiteren Versuch ausgewählt.',
        remove: 'Aus der Gruppe entfernen',
        removeTitle: 'Mitglied entfernen',
        removeText:
            '„%{name}“ verliert den Zugriff auf alles, was mit der Gruppe „%{group}“ geteilt ist. Möchten Sie das Mitglied aus der Gruppe entfernen?',
        removed: '„%{name}“ wurde aus der Gruppe entfernt.',
        noMembersTitle: 'Noch keine Mitglieder',
        noMembersText: 'Fügen Sie Benutzer hinzu, die dann die Cloud-Inhalte dieser Gruppe teilen.',
        noMembersReader: 'Benutzer, die dieser Gruppe hinzugefügt werden, erscheinen hier.',
        errors: {
            invalid: 'Ungültige Daten',
            notFound: 'Cloud-Gruppe nicht gefunden',
            load: 'Die Cloud-Gruppen konnten nicht geladen werden',
            create: 'Die Cloud-Gruppe konnte nicht angelegt werden',
            rename: 'Die Cloud-Gruppe konnte nicht umbenannt werden',
            save: 'Die Cloud-Gruppe konnte nicht gespeichert werden',
            delete: 'Die Cloud-Gruppe konnte nicht gelöscht werden',
            addUser: 'Der Benutzer konnte der Cloud-Gruppe nicht hinzugefügt werden',
            removeUser: 'Der Benutzer konnte nicht aus der Cloud-Gruppe entfernt werden',
        },
    },
} satisfies Translation<typeof en>;
