import type en from '../en/situation';
import type { Translation } from '../messages';

export default {
    situation: {
        text: 'Un file per la nostra assistenza, che vede così il portale come Lei. Nomi, indirizzi, computer, etichette, chiavi, note e identificativi vengono sostituiti nel Suo browser con valori inventati, e i messaggi vengono omessi. Non viene inviato nulla: è Lei a decidere a chi dare il file.',
        begun: 'Caricamento…',
        reading: '%{done} aree su %{total} caricate',
        ready: 'Il file è pronto. Controlli il contenuto prima di salvarlo.',
        save: 'Salva file',
        saved: 'Il file «%{file}» è stato salvato.',
        tooLarge: 'Il file supererebbe %{megabytes} MB. Non è stato salvato.',
        missing: 'Non è stato possibile caricare, e quindi non è nel file:',
        search: 'Cerca nel file, ad es. il Suo nome',
        searchHint: 'Verifichi qui che il file non contenga nulla di personale.',
        notFound: '«%{text}» non compare in nessun punto del file.',
        found: '«%{text}» compare in: %{where}',
        show: 'Contenuto del file',
        record: 'Record',
        content: 'Contenuto',
        fileName: 'Situazione',
        kinds: {
            circumstances: 'Pagina, finestra e chiamate non riuscite',
            customer: 'Azienda',
            user: 'Il mio account',
            users: 'Utenti',
            licences: 'Licenze',
            keys: 'Chiavi',
            cloudGroups: 'Gruppi cloud',
            contracts: 'Contratti',
            invoices: 'Fatture',
            tickets: 'Ticket, senza messaggi',
            courses: 'Accademia con progressi',
        },
    },
} satisfies Translation<typeof en>;
