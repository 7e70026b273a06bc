import type en from '../en/seats';
import type { Translation } from '../messages';

export default {
    seats: {
        title: 'Postazioni',
        fields: {
            machine: 'Computer',
            state: 'Stato',
            user: 'Utente',
        },
        active: 'Attiva',
        activeSince: 'Attiva da: %{from}',
        inactive: 'Inattiva',
        inactiveUntil: 'Inattiva, ultima attività: %{to}',
        inactivePeriod: 'Inattiva, ultima attività: %{from} – %{to}',
        release: 'Rilascia postazione',
        remove: 'Rimuovi dall’elenco',
        releaseTitle: 'Rilascia postazione',
        releaseText: 'La postazione su «%{name}» verrà rilasciata e potrà essere utilizzata su un altro computer. Rilasciarla?',
        releaseConfirm: 'Rilascia',
        releaseSuccess: 'La postazione è stata rilasciata.',
        removeTitle: 'Rimuovi dall’elenco',
        removeText: 'La postazione inattiva su «%{name}» verrà rimossa dall’elenco.',
        removeConfirm: 'Rimuovi',
        removeSuccess: 'La postazione è stata rimossa dall’elenco.',
        codeText:
            'La licenza è vincolata al computer «%{name}». Inserisca il codice di rilascio che il software mostra su quel computer.',
        codeLabel: 'Codice di rilascio',
        codeHint: 'Quattro gruppi di quattro lettere o cifre, ad esempio A1B2-C3D4-E5F6-G7H8',
        codeInvalid: 'Inserisca il codice di rilascio nella forma XXXX-XXXX-XXXX-XXXX.',
        codeRefused: 'Questo codice di rilascio non appartiene alla postazione.',
        emptyTitle: 'Ancora nessuna postazione',
        emptyText: 'Non appena una chiave di questa licenza viene utilizzata su un computer, questo appare qui.',
        choice: {
            bar: 'Postazioni selezionate',
            count: '%{smart_count} postazione selezionata |||| %{smart_count} postazioni selezionate',
        },
        batch: {
            reasons: {
                nodeLocked: 'Vincolata al computer: può essere rilasciata solo singolarmente, con il codice di rilascio',
                active: 'Ancora attiva: va prima rilasciata',
                inactive: 'Già inattiva',
            },
        },
        errors: {
            notEmpty: 'La postazione è ancora in uso',
            inUse: 'Chiuda il software su quel computer, poi riprovi.',
            release: 'Impossibile rilasciare la postazione',
            notFound: 'Postazione non trovata',
        },
    },
} satisfies Translation<typeof en>;
