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
        activeSince: 'Attiva dal %{from}',
        inactive: 'Inattiva',
        inactiveUntil: 'Inattiva, ultima attività il %{to}',
        inactivePeriod: 'Inattiva, ultima attività dal %{from} al %{to}',
        release: 'Rilascia la postazione',
        remove: 'Rimuovi la voce',
        releaseTitle: 'Rilascia la postazione',
        releaseText: 'La postazione su «%{name}» si libera e può essere utilizzata su un altro computer. Rilasciarla?',
        releaseConfirm: 'Rilascia',
        releaseSuccess: 'La postazione è stata rilasciata.',
        removeTitle: 'Rimuovi la voce',
        removeText: 'La voce della postazione inattiva su «%{name}» scompare da questo elenco. Rimuoverla?',
        removeConfirm: 'Rimuovi',
        removeSuccess: 'La voce è stata rimossa.',
        codeText: 'La licenza è vincolata al computer «%{name}». Inserisca il codice di rilascio che il software vi mostra.',
        codeLabel: 'Codice di rilascio',
        codeHint: 'Quattro gruppi di quattro lettere o cifre, ad esempio A1B2-C3D4-E5F6-G7H8',
        codeInvalid: 'Inserisca il codice di rilascio nella forma XXXX-XXXX-XXXX-XXXX.',
        codeRefused: 'Questo codice di rilascio non appartiene alla postazione.',
        emptyTitle: 'Ancora nessuna postazione',
        emptyText: 'Non appena una chiave di questa licenza viene utilizzata su un computer, questo appare qui.',
        errors: {
            load: 'Impossibile caricare le postazioni',
            notEmpty: 'La postazione è ancora in uso',
            release: 'Impossibile liberare la postazione',
            notFound: 'Postazione non trovata',
        },
    },
} satisfies Translation<typeof en>;
