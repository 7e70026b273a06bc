import type en from '../en/finder';
import type { Translation } from '../messages';

export default {
    finder: {
        open: 'Cerca',
        label: 'Cerca utenti, licenze, chiavi, postazioni…',
        labelOwn: 'Cerca chiavi, applicazioni, pagine…',
        results: 'Risultati',
        recent: 'Aperti di recente',
        forget: 'Svuota l’elenco',
        hint: 'Cerchi un nome, un numero o una chiave incollata.',
        tooShort: 'Inserisca almeno due caratteri.',
        searching: 'Ricerca in corso: %{groups}…',
        failed: 'Ricerca non riuscita: %{groups}.',
        empty: 'Nessun risultato: %{groups}',
        none: 'Nessun risultato per «%{query}».',
        count: '%{smart_count} risultato |||| %{smart_count} risultati',
        all: 'Mostra %{smart_count} risultato |||| Mostra tutti i %{smart_count} risultati',
        pages: 'Pagine',
        stops: 'Che cosa blocca %{name}?',
        stopsMe: 'Che cosa mi blocca?',
    },
} satisfies Translation<typeof en>;
