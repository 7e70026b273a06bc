import type en from '../en/planReceipt';
import type { Translation } from '../messages';

export default {
    planReceipt: {
        printPeople: 'Benutzerliste drucken',
        people: 'Benutzer und ihre Lizenzen',
        licences: 'Lizenzen',
        existed: 'Gab es inzwischen und wurde nicht angelegt; hat erhalten, was fehlte.',
        transfer: {
            reason: 'Gehört zu einem Benutzer eines anderen Kunden',
            question:
                '%{smart_count} Adresse gehört zu einem Benutzer eines anderen Kunden. Sie können diesen Benutzer per E-Mail bitten, hierher zu wechseln. |||| %{smart_count} Adressen gehören zu Benutzern anderer Kunden. Sie können diese Benutzer per E-Mail bitten, hierher zu wechseln.',
            open: 'Bis dahin nicht zugewiesen: %{names}',
            ask: '%{smart_count} Wechsel anfragen |||| %{smart_count} Wechsel anfragen',
            asked: 'Der Wechsel ist vorbereitet oder angefragt: %{smart_count} Benutzer. |||| Die Wechsel sind vorbereitet oder angefragt: %{smart_count} Benutzer.',
            to: 'Zu den Anfragen',
            source: '%{smart_count} Benutzer eines anderen Kunden wird per E-Mail gebeten, hierher zu wechseln. |||| %{smart_count} Benutzer anderer Kunden werden per E-Mail gebeten, hierher zu wechseln.',
            afterwards: 'Verwenden Sie die Liste nach dem Wechsel noch einmal: Dann erhalten diese Benutzer, was fehlt.',
            states: {
                ask: 'Wird gefragt',
                here: 'Ist hier Benutzer',
            },
            figures: {
                ask: '%{smart_count} wird gefragt |||| %{smart_count} werden gefragt',
                here: '%{smart_count} ist inzwischen hier Benutzer |||| %{smart_count} sind inzwischen hier Benutzer',
            },
        },
        reminder: {
            day: 'Erinnern am',
            save: 'Erinnerung speichern (.ics)',
            event: '%{smart_count} Einladung senden |||| %{smart_count} Einladungen senden',
            text: 'Die Konten sind bereit, noch wurde niemandem geschrieben. Der Plan wartet in dem Browser, in dem er ausgeführt wurde, bis Sie sich dort abmelden.',
            file: 'erinnerung',
            past: 'Dieser Tag ist vorbei.',
            clear: 'Tag löschen',
        },
        signatures: {
            done: 'Ausgeführt von',
            checked: 'Geprüft von',
            line: 'Datum, Unterschrift',
        },
    },
} satisfies Translation<typeof en>;
