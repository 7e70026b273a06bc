import type en from '../en/deadlinesPage';
import type { Translation } from '../messages';

export default {
    deadlinesPage: {
        intro: 'Alles mit einem Datum: Lizenzen, Schlüssel und Verträge, Tag für Tag',
        period: 'Zeitraum',
        next: 'Nächste %{days} Tage',
        past: 'Vergangen',
        over: {
            licence: 'Lizenz abgelaufen',
            key: 'Schlüssel abgelaufen',
            cancellation: 'Kündigungstermin',
            end: 'Vertrag beendet',
        },
        others: 'und %{smart_count} weitere Person |||| und %{smart_count} weitere Personen',
        count: '%{smart_count} Frist |||| %{smart_count} Fristen',
        reading: {
            licences: 'Lizenzen werden geladen …',
            keys: 'Schlüssel werden geladen …',
            contracts: 'Verträge werden geladen …',
        },
        progress: '%{read} von %{total}',
        failed: {
            licences: 'Lizenzen konnten nicht geladen werden',
            keys: 'Schlüssel konnten nicht geladen werden',
            contracts: 'Verträge konnten nicht geladen werden',
        },
        emptyTitle: 'In den nächsten %{days} Tagen steht nichts an',
        emptyText: 'Keine Lizenz, kein Schlüssel und kein Vertrag hat ein Datum in diesem Zeitraum.',
        emptyPastTitle: 'Bisher sind keine Fristen verstrichen',
        emptyPastText: 'Verstrichene Termine erscheinen hier.',
        calendar: {
            save: 'Als Kalender speichern',
            saved: 'Der Kalender wurde mit dem heutigen Stand gespeichert. Er aktualisiert sich nicht selbst.',
            savedPart: 'Der Kalender wurde gespeichert, ist aber unvollständig. %{missing}.',
            failed: 'Der Kalender konnte nicht gespeichert werden',
            name: 'Fristen (Stand vom %{day})',
            text: 'Stand vom %{day}. Dieser Kalender aktualisiert sich nicht selbst. Den aktuellen Stand zeigt das Portal.',
            event: '%{kind}: %{name}',
        },
    },
} satisfies Translation<typeof en>;
