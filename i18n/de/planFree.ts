import type en from '../en/planFree';
import type { Translation } from '../messages';

export default {
    planFree: {
        source: 'In der Prüfung stehen die Schlüssel dieser Lizenzen, die auf keinem Rechner sind. Vorher wird nichts gelöscht.',
        nothing: 'Bitte wählen Sie mindestens eine Lizenz aus.',
        which: 'Welche Schlüssel werden gelöscht?',
        others: 'Auf keinem Rechner, mit Benutzer',
        noTime: 'Der Server nennt seine Uhrzeit nicht: Kein Schlüssel gilt als abgelaufen.',
        seats: 'Ein Schlüssel mit aktivem Arbeitsplatz wird nicht gelöscht.',
        reasons: {
            noUser: 'Ohne Benutzer',
            expired: 'Abgelaufen',
            neverActivated: 'Konto nicht aktiviert',
            noMachine: 'Auf keinem Rechner',
        },
        states: {
            unused: 'Wird gelöscht',
            kept: 'Bleibt',
        },
        figures: {
            unused: '%{smart_count} Schlüssel wird gelöscht |||| %{smart_count} Schlüssel werden gelöscht',
            kept: '%{smart_count} Schlüssel bleibt |||| %{smart_count} Schlüssel bleiben',
        },
        delete: 'Der Schlüssel wird mit seinen Arbeitsplätzen gelöscht',
        of: 'Lizenz: %{licence}',
        loses: 'Verliert den Schlüssel: %{name}',
    },
} satisfies Translation<typeof en>;
