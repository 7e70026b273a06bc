import type en from '../en/tickets';
import type { Translation } from '../messages';

export default {
    tickets: {
        title: 'Ticket CAM',
        tile: 'Domande all’assistenza CAM',
        number: 'Ticket %{number}',
        createdOn: 'Creato: %{date}',
        activeTitle: 'Ticket attivi',
        closedTitle: 'Ticket chiusi',
        closedNext: 'Vai ai ticket',
        emptyTitle: 'Ancora nessun ticket',
        emptyText: 'Ponga una domanda all’assistenza CAM. Qui compaiono i Suoi ticket con le risposte.',
        closedEmptyTitle: 'Nessun ticket chiuso',
        closedEmptyText: 'Qui compaiono i ticket chiusi o risolti, che restano leggibili.',
        permissionTitle: 'Autorizzazione mancante',
        permissionText:
            'Per i ticket CAM servono una licenza con il modulo CAM e l’autorizzazione personale. Si rivolga al Suo amministratore delle licenze.',
        permissionTextAdmin:
            'Per i ticket CAM servono una licenza con il modulo CAM e l’autorizzazione personale. Contatti la nostra assistenza.',
        fields: {
            number: 'Numero',
            content: 'Domanda',
            status: 'Stato',
            authors: 'Autori',
            created: 'Creazione',
        },
        status: {
            open: 'Aperto',
            inprogress: 'In lavorazione',
            closed: 'Chiuso',
            solved: 'Risolto',
        },
        latest: {
            self: 'Il Suo ultimo messaggio: %{date}',
            customer: 'Ultimo messaggio di %{author}: %{date}',
            support: 'Risposta dell’assistenza: %{date}',
        },
        create: {
            button: 'Nuovo ticket',
            title: 'Nuovo ticket',
            label: 'La Sua domanda',
            hint: 'Descriva che cosa stava facendo e che cosa è successo. Per inviare: Ctrl + Invio (Mac: Cmd + Invio).',
            submit: 'Crea ticket',
            done: 'Il ticket è stato creato.',
            arrived: 'Il ticket è arrivato ed è stato creato.',
            notArrived: 'Il ticket non è arrivato. Il testo è conservato e può essere inviato di nuovo.',
            unclear: 'Non si sa ancora se il ticket è arrivato. Verifichi prima di inviarlo di nuovo.',
            onlyOneTitle: 'Esiste già un ticket attivo',
            onlyOneText:
                'Può essere attivo un solo ticket alla volta. Il ticket %{number} è ancora attivo: risponda lì oppure lo chiuda prima di crearne uno nuovo.',
            onlyOneWait:
                'Può essere attivo un solo ticket alla volta. Il ticket %{number} è ancora attivo. Potrà crearne uno nuovo non appena sarà chiuso o risolto.',
            openActive: 'Apri il ticket %{number}',
        },
        message: {
            label: 'Il Suo messaggio',
            hint: 'Per inviare: Ctrl + Invio (Mac: Cmd + Invio).',
            send: 'Invia',
            unsent: 'Il Suo messaggio non inviato',
            arrived: 'Il Suo messaggio è arrivato.',
            notArrived: 'Il messaggio non è arrivato. Il testo è conservato e può essere inviato di nuovo.',
            unclear: 'Non si sa ancora se il Suo messaggio è arrivato. Verifichi prima di inviarlo di nuovo.',
            checkAgain: 'Verifica di nuovo',
        },
        obstacle: {
            closed: 'Questo ticket è chiuso e non accetta più messaggi.',
            foreign: 'Può leggere questo ticket. Possono rispondere solo le persone coinvolte.',
        },
        thread: {
            label: 'Conversazione',
            empty: 'Ancora nessun messaggio.',
            you: 'Lei',
            support: 'Assistenza',
            newMark: 'Nuovo',
            newMessages: '%{smart_count} nuovo messaggio |||| %{smart_count} nuovi messaggi',
            stale: 'Al momento non è possibile caricare i nuovi messaggi.',
            failed: 'Non è stato possibile caricare i messaggi',
            loading: 'Caricamento dei messaggi',
        },
        close: {
            button: 'Chiudi ticket',
            title: 'Chiudere il ticket %{number}?',
            text: 'Un ticket chiuso non accetta più messaggi e non può essere riaperto.',
            confirm: 'Chiudi ticket',
            done: 'Il ticket è stato chiuso.',
        },
        errors: {
            notFound: 'Ticket non trovato',
            load: 'Impossibile caricare i dati dei ticket',
            create: 'Impossibile creare il ticket',
            active: 'Esiste già un ticket attivo. Potrà crearne uno nuovo quando sarà chiuso.',
            close: 'Impossibile chiudere il ticket',
            message: 'Impossibile inviare il messaggio',
            closed: 'Il ticket è chiuso e non accetta più messaggi',
        },
    },
} satisfies Translation<typeof en>;
