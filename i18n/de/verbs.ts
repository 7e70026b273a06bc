import type en from '../en/verbs';
import type { Translation } from '../messages';

/** The actions on several: what they are called, the button that starts them, and what they do. */
export default {
    verbs: {
        giveLicence: { title: 'Lizenz zuweisen', submit: 'Zuweisen' },
        joinGroup: { title: 'Zu Cloud-Gruppe hinzufügen', submit: 'Hinzufügen' },
        reset: {
            title: 'Passwort zurücksetzen',
            submit: 'E-Mails senden',
            text: 'Jeder dieser Benutzer erhält eine E-Mail mit einem Link, um ein neues Passwort zu wählen.',
        },
        activate: {
            title: 'Aktivierung erneut senden',
            submit: 'E-Mails senden',
            text: 'Jeder dieser Benutzer erhält einen neuen Aktivierungslink. Früher gesendete Links funktionieren dann nicht mehr.',
        },
        takeLicence: {
            title: 'Lizenz entziehen',
            submit: 'Entziehen',
            text: 'Diese Benutzer verlieren die Lizenz samt ihren Schlüsseln. Die Lizenz hat danach mehr verfügbare Schlüssel.',
        },
        leaveGroup: {
            title: 'Aus Cloud-Gruppe entfernen',
            submit: 'Entfernen',
            text: 'Diese Benutzer verlieren den Zugriff auf die Cloud-Inhalte der Gruppe.',
        },
        logout: {
            title: 'Von allen Geräten abmelden',
            submit: 'Abmelden',
            text: 'Diese Benutzer werden von allen Geräten abgemeldet und müssen sich neu anmelden. Was dort nicht gespeichert ist, kann verloren gehen.',
        },
        deleteUser: {
            title: 'Benutzer löschen',
            submit: 'Löschen',
            text: 'Diese Benutzer werden mit ihren Mitgliedschaften in Cloud-Gruppen gelöscht. Das kann nicht rückgängig gemacht werden.',
        },
        expireKey: {
            title: 'Ablaufdatum ändern',
            submit: 'Ändern',
            text: '%{smart_count} Schlüssel erhält dieses Ablaufdatum. |||| %{smart_count} Schlüssel erhalten dieses Ablaufdatum.',
            chooseExpiry:
                'Wählen Sie das neue Ablaufdatum für %{smart_count} Schlüssel. |||| Wählen Sie das neue Ablaufdatum für %{smart_count} Schlüssel.',
            noExpiry: '%{smart_count} Schlüssel läuft nicht mehr ab. |||| %{smart_count} Schlüssel laufen nicht mehr ab.',
        },
        sendKey: {
            title: 'Schlüssel senden',
            submit: 'Senden',
            text: '%{smart_count} Schlüssel wird per E-Mail an seinen Benutzer gesendet. |||| %{smart_count} Schlüssel werden per E-Mail an ihre Benutzer gesendet.',
        },
        renewKey: {
            title: 'Schlüsselcodes ersetzen',
            submit: 'Ersetzen',
            text: '%{smart_count} Schlüssel erhält einen neuen Schlüsselcode. Der bisherige kann nicht mehr verwendet werden. |||| %{smart_count} Schlüssel erhalten neue Schlüsselcodes. Die bisherigen können nicht mehr verwendet werden.',
        },
        deleteKey: {
            title: 'Schlüssel löschen',
            submit: 'Löschen',
            text: '%{smart_count} Schlüssel wird mit seinen Arbeitsplätzen gelöscht. Das kann nicht rückgängig gemacht werden. |||| %{smart_count} Schlüssel werden mit ihren Arbeitsplätzen gelöscht. Das kann nicht rückgängig gemacht werden.',
        },
        releaseSeat: {
            title: 'Arbeitsplätze freigeben',
            submit: 'Freigeben',
            text: '%{smart_count} Arbeitsplatz wird frei und kann dann auf einem anderen Rechner verwendet werden. |||| %{smart_count} Arbeitsplätze werden frei und können dann auf anderen Rechnern verwendet werden.',
        },
        removeSeat: {
            title: 'Arbeitsplätze aus der Liste entfernen',
            submit: 'Entfernen',
            text: '%{smart_count} inaktiver Arbeitsplatz wird aus der Liste entfernt. |||| %{smart_count} inaktive Arbeitsplätze werden aus der Liste entfernt.',
        },
    },
} satisfies Translation<typeof en>;
