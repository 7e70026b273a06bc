import type en from '../en/licenceUsers';

const messages: typeof en = {
    licenceUsers: {
        title: 'Benutzer',
        fields: {
            name: 'Name',
            email: 'E-Mail',
            state: 'Status',
        },
        inactive: 'Inaktiv',
        guest: 'Gast',
        roles: {
            ADMIN: 'Administrator',
            READER_ADMIN: 'Administrator (nur Lesezugriff)',
        },
        add: 'Benutzer hinzufügen',
        addTitle: 'Benutzer zur Lizenz hinzufügen',
        addSubmit: 'Hinzufügen',
        free: '%{smart_count} Schlüssel ist frei. |||| %{smart_count} Schlüssel sind frei.',
        noneFree: 'Es sind keine Schlüssel frei.',
        overbooked:
            'Verfügbare Schlüssel: %{keys}, ausgewählte Benutzer: %{users}. Bitte entscheiden Sie, wer leer ausgeht: Es wird nichts zugewiesen, bis %{smart_count} Benutzer abgewählt ist. |||| Verfügbare Schlüssel: %{keys}, ausgewählte Benutzer: %{users}. Bitte entscheiden Sie, wer leer ausgeht: Es wird nichts zugewiesen, bis %{smart_count} Benutzer abgewählt sind.',
        giveSpare:
            'Auch %{smart_count} Schlüssel ohne Benutzer vergeben |||| Auch %{smart_count} Schlüssel ohne Benutzer vergeben',
        giveSpareHint: 'Sie behalten Bezeichnung und Ablaufdatum und werden nicht versendet.',
        choose: 'Benutzer',
        search: 'Benutzer suchen',
        assigned: 'Hat diese Lizenz bereits',
        chosen: '%{smart_count} Benutzer ausgewählt |||| %{smart_count} Benutzer ausgewählt',
        more: 'und %{smart_count} weiterer |||| und %{smart_count} weitere',
        takeOut: '%{name} aus der Auswahl nehmen',
        chooseOne: 'Bitte wählen Sie mindestens einen Benutzer.',
        noMatch: 'Kein Benutzer entspricht Ihrer Suche.',
        noUsers: 'Es gibt noch keine Benutzer.',
        loading: 'Benutzer werden geladen',
        expiryToggle: 'Schlüssel befristen',
        expiry: 'Ablaufdatum',
        expiryClear: 'Ablaufdatum entfernen',
        expireDateRequired: 'Bitte wählen Sie ein Ablaufdatum.',
        expirePast: 'Das Ablaufdatum darf nicht vor heute liegen.',
        sendMail: 'Schlüssel per E-Mail an die Benutzer senden',
        inactiveMail:
            '%{smart_count} ausgewählter Benutzer ist inaktiv und erhält keine E-Mail. Der Schlüssel kann gesendet werden, sobald der Benutzer aktiv ist. |||| %{smart_count} ausgewählte Benutzer sind inaktiv und erhalten keine E-Mail. Die Schlüssel können gesendet werden, sobald die Benutzer aktiv sind.',
        addSuccess: '%{smart_count} Benutzer wurde hinzugefügt. |||| %{smart_count} Benutzer wurden hinzugefügt.',
        partial: 'Nicht alle Lizenzen konnten zugewiesen werden.',
        addFailed: 'Die Benutzer konnten nicht hinzugefügt werden.',
        failedTitle: 'Diese Benutzer haben die Lizenz nicht erhalten. Sie bleiben für einen weiteren Versuch ausgewählt.',
        remove: 'Aus der Lizenz entfernen',
        removeTitle: 'Benutzer entfernen',
        removeText: '„%{name}“ verliert diese Lizenz samt Schlüssel. Möchten Sie den Benutzer aus der Lizenz entfernen?',
        removeConfirm: 'Entfernen',
        removeSuccess: 'Der Benutzer wurde aus der Lizenz entfernt.',
        emptyTitle: 'Noch keine Benutzer',
        emptyText: 'Benutzer, die einen Schlüssel dieser Lizenz erhalten, erscheinen hier.',
    },
};

export default messages;
