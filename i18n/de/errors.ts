import type en from '../en/errors';
import type { Translation } from '../messages';

export default {
    errors: {
        400: 'Fehlerhafte Anfrage',
        401: 'Authentifizierung erforderlich',
        403: 'Keine Berechtigung für diese Aktion',
        404: 'Daten wurden nicht gefunden',
        409: 'Das wurde in der Zwischenzeit geändert. Bitte aktualisieren Sie die Ansicht und versuchen Sie es noch einmal.',
        429: 'Zu viele Anfragen auf einmal.',
        500: 'Anfrage konnte nicht verarbeitet werden',
        503: 'Der Server ist überlastet oder wird gewartet.',
        later: 'Bitte versuchen Sie es gleich noch einmal.',
        again: 'Wieder möglich %{when}.',
        network: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
        timeout: 'Der Server antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
        unknown: 'Hoppla, etwas ist schiefgegangen',
        forbidden: 'Sie dürfen diese Aktion nicht ausführen',
        noToken: 'Keine gültige Anmeldung gefunden',
        incomplete: 'Es konnte nicht alles geladen werden',
        next: {
            again: 'Bitte versuchen Sie es noch einmal. Tritt der Fehler erneut auf, wenden Sie sich an unseren Support.',
            unclear: 'Es ist nicht bekannt, ob das ausgeführt wurde. Bitte prüfen Sie das Ergebnis vor einem erneuten Versuch.',
            input: 'Bitte prüfen Sie Ihre Eingaben. Tritt der Fehler erneut auf, wenden Sie sich an unseren Support.',
            gone: 'Möglicherweise wurde es inzwischen gelöscht. Bitte laden Sie die Seite neu.',
            ask: 'Bitte wenden Sie sich an Ihren Administrator.',
            support: 'Bitte wenden Sie sich an unseren Support.',
        },
        session: {
            loginFailed: 'Anmeldung fehlgeschlagen',
            missingAuthentication: 'Die Anmeldedaten fehlen oder sind ungültig',
            logoutFailed: 'Die Abmeldung ist fehlgeschlagen',
            unauthorized: 'Sie sind dazu nicht berechtigt',
            changePasswordFailed: 'Das Passwort konnte nicht geändert werden',
            saveFailed: 'Die Änderungen konnten nicht gespeichert werden',
            passwordResetFailed: 'Das Passwort konnte nicht zurückgesetzt werden',
            transferFailed: 'Der Wechsel konnte nicht bestätigt werden',
            profileMissing: 'Keine Benutzerdaten oder Kundendaten gefunden',
            customerNotFound: 'Kunde nicht gefunden',
            customerFailed: 'Die Kundendaten konnten nicht geladen werden',
        },
        edu: {
            invalidToken: 'Dieser Link ist ungültig',
            notValidated: 'Der Link konnte nicht geprüft werden',
            activationFailed: 'Die Formulardaten konnten nicht übermittelt werden',
        },
    },
} satisfies Translation<typeof en>;
