import type en from '../en/planJobs';
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
        changed: '%{smart_count} inzwischen geändert |||| %{smart_count} inzwischen geändert',
        unknownCount: '%{smart_count} ungewiss |||| %{smart_count} ungewiss',
        left: 'Noch etwa %{time}',
        spoken: '%{title}: %{percent} % erledigt',
        unsaved: 'Dieser Browser speichert nichts: Die Aktion endet, wenn Sie die Seite neu laden oder schließen.',
        pause: 'Anhalten',
        open: 'Details',
        states: {
            running: 'Läuft',
            paused: 'Angehalten',
            stopped: 'Abgebrochen',
            ended: 'Abgeschlossen',
            targetMissing: 'Vorzeitig beendet',
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
            changed: 'Inzwischen geändert',
            unknown: 'Vielleicht gesendet',
            waiting: 'Nicht begonnen',
            sent: 'Läuft',
        },
        unknownReason: 'Die Verbindung wurde unterbrochen: Die E-Mail wurde vielleicht gesendet.',
        unknownText:
            'Beim Senden einiger E-Mails wurde die Verbindung unterbrochen. Sie sind vielleicht angekommen und werden deshalb nicht automatisch ein zweites Mal gesendet.',
        unknownChange: {
            outcome: 'Ungewiss',
            reason: 'Die Verbindung wurde unterbrochen: Ob dies ausgeführt wurde, ist nicht bekannt.',
            text: 'Die Verbindung wurde zwischendurch unterbrochen. Ob dies ausgeführt wurde, ist nicht bekannt; es wird deshalb nicht automatisch wiederholt.',
        },
        endedEarly: 'Vorzeitig beendet: %{reason}',
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
            stay: 'Angemeldet bleiben',
        },
    },
} satisfies Translation<typeof en>;
