import type en from '../en/planCompare';
import type { Translation } from '../messages';

export default {
    planCompare: {
        title: 'Confronta due file',
        text: 'Due file «Chi ha che cosa», ad esempio dell’anno scorso e di oggi. Sono letti solo in questo browser; nulla viene inviato o modificato.',
        before: 'File precedente',
        after: 'File successivo',
        choose: 'Seleziona un file',
        another: 'Seleziona un altro file',
        rows: '%{name}: %{smart_count} riga |||| %{name}: %{smart_count} righe',
        day: 'Giorno del file',
        dayHint: 'Dal nome del file. Mostra che cosa è scaduto nel frattempo.',
        clear: 'Cancella giorno',
        other: 'Questo non è un file «Chi ha che cosa».',
        close: 'Chiudi',
        same: 'I due file dicono la stessa cosa.',
        differences: 'Differenze',
        order: 'Ordine',
        orders: { person: 'Per persona', licence: 'Per licenza' },
        kinds: {
            given: 'Assegnate',
            taken: 'Revocate',
            moved: 'Passate',
            expired: 'Scadute',
            renamed: 'Rinominate',
        },
        says: {
            given: 'Ha ricevuto la chiave',
            taken: 'Non ha più la chiave',
            moved: 'La chiave è passata a %{now}',
            expired: 'Scaduta: %{now}',
            renamed: '«%{was}» ora si chiama «%{now}»',
        },
        person: 'Persona',
        key: 'Chiave',
        what: 'Che cosa è diverso',
        was: 'Prima',
        now: 'Ora',
        save: 'Salva le differenze (CSV)',
    },
} satisfies Translation<typeof en>;
