import type en from '../en/keys';
import type { Translation } from '../messages';

export default {
    keys: {
        title: 'Lizenzschlüssel',
        tile: 'Ihre persönlichen Lizenzschlüssel',
        fields: {
            key: 'Schlüssel',
            expire: 'Ablaufdatum',
            label: 'Bezeichnung',
        },
        emptyTitle: 'Noch keine Lizenzschlüssel',
        emptyText: 'Bitten Sie Ihren Administrator, Ihnen eine Lizenz zuzuweisen. Der Schlüssel erscheint dann hier.',
        noExpiry: 'Unbefristet',
        listEmptyTitle: 'Noch keine Schlüssel',
        listEmptyText: 'Hier erscheinen die Schlüssel dieser Lizenz mit ihren Benutzern und ihrem Ablaufdatum.',
        unlistedTitle: 'Schlüssel werden nicht angezeigt',
        unlistedText: 'Schlüssel dieses Produkts werden nicht im Portal verwaltet.',
        noUser: 'Kein Benutzer',
        actions: {
            create: 'Schlüssel anlegen',
            edit: 'Bearbeiten',
            assign: 'Benutzer zuweisen',
            send: 'Per E-Mail senden',
            refresh: 'Schlüsselcode ersetzen',
            delete: 'Löschen',
        },
        form: {
            editTitle: 'Schlüssel bearbeiten',
            labelRequired: 'Bitte geben Sie eine Bezeichnung ein. Sie darf nicht leer sein.',
            expireClear: 'Ablaufdatum entfernen',
            expireSchool: 'Für Schulen ist ein Ablaufdatum erforderlich.',
            expireDateRequired: 'Bitte wählen Sie ein Ablaufdatum.',
            expireChoice: 'Bitte wählen Sie ein Ablaufdatum oder „Unbefristet“.',
            expirePast: 'Das Ablaufdatum darf nicht vor heute liegen.',
            sendMail: 'Schlüssel per E-Mail senden',
            sendMailHint: 'Die E-Mail wird gesendet, sobald der Schlüssel einem Benutzer zugewiesen ist.',
            openAfter: 'Schlüssel nach dem Anlegen öffnen, um einen Benutzer zuzuweisen',
            saved: 'Der Schlüssel wurde gespeichert.',
            created: 'Der Schlüssel wurde angelegt.',
        },
        send: {
            title: 'Schlüssel senden',
            text: 'Der Schlüssel „%{label}“ wird per E-Mail an %{email} gesendet.',
            looking: 'Benutzer wird geprüft',
            done: 'Der Schlüssel wurde gesendet.',
            missingTitle: 'Benutzer fehlt',
            missingText:
                'Der Schlüssel „%{label}“ hat keinen Benutzer, an den er gesendet werden könnte. Bitte weisen Sie zuerst einen Benutzer zu.',
            inactiveTitle: 'Inaktiver Benutzer',
            inactiveText:
                '%{user} ist inaktiv. Der Schlüssel „%{label}“ kann gesendet werden, sobald der Benutzer aktiv ist. |||| %{user} sind inaktiv. Der Schlüssel „%{label}“ kann gesendet werden, sobald diese Benutzer aktiv sind.',
        },
        refresh: {
            title: 'Schlüsselcode ersetzen',
            text: 'Der Schlüssel „%{label}“ erhält einen neuen Schlüsselcode. Der bisherige wird ungültig.',
            confirm: 'Ersetzen',
            done: 'Der Schlüsselcode wurde ersetzt.',
            newToken: 'Das ist der neue Schlüsselcode von „%{label}“:',
            holders: 'Diese Benutzer benötigen den neuen Schlüsselcode:',
        },
        delete: {
            title: 'Schlüssel löschen',
            text: 'Der Schlüssel „%{label}“ wird mit seinen Arbeitsplätzen gelöscht. Das kann nicht rückgängig gemacht werden.',
            done: 'Der Schlüssel wurde gelöscht.',
            holders: 'Diese Benutzer verlieren den Schlüssel:',
            others: 'Auch diese Benutzer haben den Schlüssel und behalten ihn:',
        },
        assign: {
            one: 'Wählen Sie den Benutzer des Schlüssels „%{label}“. Ein Schlüssel ist nur einem Benutzer zugewiesen.',
            replaces:
                'Ein Schlüssel ist nur einem Benutzer zugewiesen: Mit Ihrer Wahl verliert %{user} den Schlüssel „%{label}“.',
            choose: 'Bitte wählen Sie einen Benutzer.',
            chosen: 'Ausgewählt: %{user}',
            present: 'Hat diesen Schlüssel',
            assigned: 'Hat einen Schlüssel dieser Lizenz',
            confirm: 'Zuweisen',
            done: 'Der Schlüssel wurde %{user} zugewiesen.',
            replacesAll:
                'Ein Schlüssel ist nur einem Benutzer zugewiesen. Mit Ihrer Wahl verlieren alle diese Benutzer den Schlüssel „%{label}“:',
            labelHint: 'Die Bezeichnung nennt oft den Benutzer. Sie können sie hier ändern.',
            expiredKey: 'Dieser Schlüssel ist am %{date} abgelaufen: Wer ihn erhält, kann ihn nicht verwenden.',
            changeExpiry: 'Ablaufdatum ändern',
        },
        full: {
            text: 'Diese Lizenz hat keinen verfügbaren Schlüssel mehr. Ein weiterer kann nicht angelegt werden.',
            spare: 'Diese Schlüssel haben keinen Benutzer und können zugewiesen werden:',
            noSpare:
                'Alle haben einen Benutzer oder sind abgelaufen. Löschen Sie einen nicht mehr benötigten Schlüssel, um einen neuen anzulegen.',
            assign: 'Benutzer zuweisen: %{label}',
        },
        automatic: {
            text: 'Fügen Sie Benutzer hinzu: Jeder erhält einen Schlüssel mit Ablaufdatum.',
            give: 'Benutzer hinzufügen',
        },
        seats: {
            count: '%{smart_count} Arbeitsplatz |||| %{smart_count} Arbeitsplätze',
            of: 'Arbeitsplätze von %{name}',
            all: 'Alle Arbeitsplätze anzeigen',
        },
        choice: {
            bar: 'Ausgewählte Schlüssel',
            count: '%{smart_count} Schlüssel ausgewählt |||| %{smart_count} Schlüssel ausgewählt',
        },
        batch: {
            reasons: {
                notOffered: 'Für diese Art von Schlüssel nicht möglich',
                noUser: 'Hat keinen Benutzer',
                inactive: 'Der Benutzer ist inaktiv',
                sameExpiry: 'Hat bereits dieses Ablaufdatum',
            },
        },
        errors: {
            request: 'Der Lizenzschlüssel konnte nicht angefragt werden',
            create: 'Der Schlüssel konnte nicht angelegt werden',
            save: 'Der Schlüssel konnte nicht gespeichert werden',
            send: 'Der Schlüssel konnte nicht gesendet werden',
            refresh: 'Der Schlüsselcode konnte nicht ersetzt werden',
            delete: 'Der Schlüssel konnte nicht gelöscht werden',
            assign: 'Der Schlüssel konnte nicht zugewiesen werden',
            remove: 'Der Schlüssel konnte dem Benutzer nicht entzogen werden',
            noUser: 'Der Schlüssel hat keinen Benutzer. Bitte weisen Sie zuerst einen Benutzer zu.',
        },
    },
} satisfies Translation<typeof en>;
