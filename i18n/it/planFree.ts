import type en from '../en/planFree';
import type { Translation } from '../messages';

export default {
    planFree: {
        source: 'La verifica elenca le chiavi di queste licenze che non sono su alcun computer. Prima non viene eliminato nulla.',
        nothing: 'Selezioni almeno una licenza.',
        which: 'Quali chiavi verranno eliminate?',
        others: 'Su nessun computer, con utente',
        noTime: 'Il server non indica l’ora: nessuna chiave è considerata scaduta.',
        seats: 'Una chiave con una postazione attiva non viene eliminata.',
        reasons: {
            noUser: 'Senza utente',
            expired: 'Scaduta',
            neverActivated: 'Account non attivato',
            noMachine: 'Su nessun computer',
        },
        states: {
            unused: 'Verrà eliminata',
            kept: 'Rimane',
        },
        figures: {
            unused: '%{smart_count} chiave verrà eliminata |||| %{smart_count} chiavi verranno eliminate',
            kept: '%{smart_count} chiave rimane |||| %{smart_count} chiavi rimangono',
        },
        delete: 'La chiave verrà eliminata con le sue postazioni',
        of: 'Licenza: %{licence}',
        loses: 'Perde la chiave: %{name}',
    },
} satisfies Translation<typeof en>;
