import type en from '../en/planCompare';
import type { Translation } from '../messages';

export default {
    planCompare: {
        title: 'Zwei Dateien vergleichen',
        text: 'Zwei Dateien „Wer hat was“, z. B. vom letzten Jahr und von heute. Sie werden nur in diesem Browser gelesen; nichts wird gesendet oder geändert.',
        before: 'Frühere Datei',
        after: 'Spätere Datei',
        choose: 'Datei wählen',
        another: 'Andere Datei wählen',
        rows: '%{name}: %{smart_count} Zeile |||| %{name}: %{smart_count} Zeilen',
        day: 'Tag der Datei',
        dayHint: 'Aus dem Namen der Datei. Zeigt, was dazwischen abgelaufen ist.',
        clear: 'Tag löschen',
        other: 'Das ist keine Datei „Wer hat was“.',
        close: 'Schließen',
        same: 'Beide Dateien sagen dasselbe.',
        differences: 'Unterschiede',
        order: 'Reihenfolge',
        orders: { person: 'Nach Person', licence: 'Nach Lizenz' },
        kinds: {
            given: 'Zugewiesen',
            taken: 'Entzogen',
            moved: 'Übergeben',
            expired: 'Abgelaufen',
            renamed: 'Umbenannt',
        },
        says: {
            given: 'Hat den Schlüssel erhalten',
            taken: 'Hat den Schlüssel nicht mehr',
            moved: 'Der Schlüssel ging an %{now}',
            expired: 'Abgelaufen am %{now}',
            renamed: '„%{was}“ heißt jetzt „%{now}“',
        },
        person: 'Person',
        key: 'Schlüssel',
        what: 'Was anders ist',
        was: 'Vorher',
        now: 'Jetzt',
        save: 'Unterschiede speichern (CSV)',
    },
} satisfies Translation<typeof en>;
