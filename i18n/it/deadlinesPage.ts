import type en from '../en/deadlinesPage';
import type { Translation } from '../messages';

export default {
    deadlinesPage: {
        intro: 'Tutto ciò che ha una data: licenze, chiavi e contratti, giorno per giorno',
        period: 'Periodo',
        next: 'Prossimi %{days} giorni',
        past: 'Passate',
        over: {
            licence: 'Licenza scaduta',
            key: 'Chiave scaduta',
            cancellation: 'Termine di disdetta',
            end: 'Contratto terminato',
        },
        others: 'e un’altra persona |||| e altre %{smart_count} persone',
        count: '%{smart_count} scadenza |||| %{smart_count} scadenze',
        reading: {
            licences: 'Caricamento delle licenze…',
            keys: 'Caricamento delle chiavi…',
            contracts: 'Caricamento dei contratti…',
        },
        progress: '%{read} di %{total}',
        failed: {
            licences: 'Impossibile caricare le licenze',
            keys: 'Impossibile caricare le chiavi',
            contracts: 'Impossibile caricare i contratti',
        },
        emptyTitle: 'Nessuna scadenza nei prossimi %{days} giorni',
        emptyText: 'Nessuna licenza, chiave o contratto ha una data in questo periodo.',
        emptyPastTitle: 'Finora nessuna scadenza è trascorsa',
        emptyPastText: 'Le date passate compaiono qui.',
        calendar: {
            save: 'Salva come calendario',
            saved: 'Il calendario è stato salvato con i dati di oggi. Non si aggiorna da solo.',
            savedPart: 'Il calendario è stato salvato, ma è incompleto. %{missing}.',
            failed: 'Impossibile creare il calendario',
            name: 'Scadenze (stato: %{day})',
            text: 'Stato: %{day}. Questo calendario non si aggiorna da solo. Il portale mostra lo stato attuale.',
            event: '%{kind}: %{name}',
        },
    },
} satisfies Translation<typeof en>;
