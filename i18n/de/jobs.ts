import type en from '../en/jobs';
import type { Translation } from '../messages';

export default {
    jobs: {
        title: 'Sammelaktion',
        bar: 'Laufende Sammelaktionen',
        progress: '%{done} von %{total} erledigt',
        progressOf: 'Fortschritt: %{title}',
        allDone: {
            users: 'Für %{smart_count} Benutzer erledigt |||| Für %{smart_count} Benutzer erledigt',
            keys: 'Für %{smart_count} Schlüssel erledigt |||| Für %{smart_count} Schlüssel erledigt',
            seats: 'Für %{smart_count} Arbeitsplatz erledigt |||| Für %{smart_count} Arbeitsplätze erledigt',
        },
        failed: '%{smart_count} fehlgeschlagen |||| %{smart_count} fehlgeschlagen',
        perhaps: '%{smart_count} ungewiss |||| %{smart_count} ungewiss',
        left: 'Noch etwa %{time}',
        spoken: '%{title}: %{percent} % erledigt',
        busy: 'Der Server ist ausgelastet. Es geht um %{time} Uhr weiter.',
        unsaved: 'Dieser Browser speichert nichts: Die Aktion endet, wenn Sie die Seite neu laden oder schließen.',
        batch: {
            users: {
                count: '%{smart_count} Benutzer |||| %{smart_count} Benutzer',
                nobody: 'Für keinen der ausgewählten Benutzer nötig. Bitte ändern Sie die Auswahl.',
                leftOut: 'Ausgelassen: %{smart_count} Benutzer |||| Ausgelassen: %{smart_count} Benutzer',
                typed: {
                    label: 'Anzahl der Benutzer',
                    hint: 'Geben Sie zur Bestätigung %{count} ein',
                    mismatch: 'Bitte geben Sie %{count} ein: So viele Benutzer werden gelöscht.',
                },
            },
            keys: {
                count: '%{smart_count} Schlüssel |||| %{smart_count} Schlüssel',
                nobody: 'Das ist für keinen der ausgewählten Schlüssel möglich. Bitte ändern Sie Ihre Auswahl.',
                leftOut: 'Ausgelassen: %{smart_count} Schlüssel |||| Ausgelassen: %{smart_count} Schlüssel',
                typed: {
                    label: 'Anzahl der Schlüssel',
                    hint: 'Geben Sie zur Bestätigung %{count} ein',
                    mismatch: 'Bitte geben Sie %{count} ein: So viele Schlüssel werden gelöscht.',
                },
            },
            seats: {
                count: '%{smart_count} Arbeitsplatz |||| %{smart_count} Arbeitsplätze',
                nobody: 'Das ist für keinen der ausgewählten Arbeitsplätze möglich. Bitte ändern Sie Ihre Auswahl.',
                leftOut: 'Ausgelassen: %{smart_count} Arbeitsplatz |||| Ausgelassen: %{smart_count} Arbeitsplätze',
            },
            gone: 'Nicht mehr vorhanden',
        },
        pause: 'Anhalten',
        resume: 'Fortsetzen',
        stop: 'Abbrechen',
        open: 'Details',
        close: 'Schließen',
        states: {
            running: 'Läuft',
            paused: 'Angehalten',
            stopped: 'Abgebrochen',
            ended: 'Abgeschlossen',
            over: 'Vorzeitig beendet',
            dropped: 'Beendet, weil sich in diesem Browser jemand anderes angemeldet hat',
        },
        again: {
            users: 'Für %{smart_count} Benutzer erneut versuchen |||| Für %{smart_count} Benutzer erneut versuchen',
            keys: 'Für %{smart_count} Schlüssel erneut versuchen |||| Für %{smart_count} Schlüssel erneut versuchen',
            seats: 'Für %{smart_count} Arbeitsplatz erneut versuchen |||| Für %{smart_count} Arbeitsplätze erneut versuchen',
        },
        resend: {
            users: 'An %{smart_count} Benutzer erneut senden |||| An %{smart_count} Benutzer erneut senden',
            keys: '%{smart_count} Schlüssel erneut senden |||| %{smart_count} Schlüssel erneut senden',
        },
        sendAgain: 'Erneut senden',
        receipt: 'Nachweis herunterladen',
        rows: {
            users: 'Benutzer',
            keys: 'Schlüssel',
            seats: 'Arbeitsplätze',
        },
        row: {
            users: 'Benutzer',
            keys: 'Schlüssel',
            seats: 'Arbeitsplatz',
        },
        what: 'Aktion',
        outcome: 'Ergebnis',
        reason: 'Grund',
        every: 'Alle (%{count})',
        outcomes: {
            done: 'Erledigt',
            gone: 'Nicht mehr vorhanden',
            failed: 'Fehlgeschlagen',
            perhaps: 'Vielleicht gesendet',
            waiting: 'Nicht begonnen',
            sent: 'Läuft',
        },
        perhapsReason: 'Die Verbindung wurde unterbrochen: Die E-Mail wurde vielleicht gesendet.',
        perhapsText:
            'Beim Senden einiger E-Mails wurde die Verbindung unterbrochen. Sie sind vielleicht angekommen und werden deshalb nicht automatisch ein zweites Mal gesendet.',
        unsure: {
            outcome: 'Ungewiss',
            reason: 'Die Verbindung wurde unterbrochen: Ob dies ausgeführt wurde, ist nicht bekannt.',
            text: 'Die Verbindung wurde zwischendurch unterbrochen. Ob dies ausgeführt wurde, ist nicht bekannt; es wird deshalb nicht automatisch wiederholt.',
        },
        overText: 'Vorzeitig beendet: %{reason}',
        unknown: {
            users: 'Benutzer %{id}',
            keys: 'Schlüssel %{id}',
            seats: 'Arbeitsplatz %{id}',
        },
        missingTitle: 'Nichts anzuzeigen',
        missingText: 'Ergebnisse werden 24 Stunden in diesem Browser aufbewahrt und beim Abmelden entfernt.',
        signOut: {
            title: 'Jetzt abmelden?',
            text: '%{smart_count} Eintrag wurde noch nicht bearbeitet. Mit der Abmeldung endet die Aktion. |||| %{smart_count} Einträge wurden noch nicht bearbeitet. Mit der Abmeldung endet die Aktion.',
            confirm: 'Abmelden',
            stay: 'Angemeldet bleiben',
        },
    },
} satisfies Translation<typeof en>;
