import type en from '../en/planJobs';
import type { Translation } from '../messages';

export default {
    jobs: {
        title: 'Operazione multipla',
        bar: 'Operazioni multiple in corso',
        progress: '%{done} di %{total} completati',
        progressOf: 'Avanzamento: %{title}',
        allDone: {
            users: 'Completata per %{smart_count} utente |||| Completata per %{smart_count} utenti',
            keys: 'Completata per %{smart_count} chiave |||| Completata per %{smart_count} chiavi',
            seats: 'Completata per %{smart_count} postazione |||| Completata per %{smart_count} postazioni',
        },
        failed: '%{smart_count} non riuscito |||| %{smart_count} non riusciti',
        changed: '%{smart_count} modificato nel frattempo |||| %{smart_count} modificati nel frattempo',
        unknownCount: '%{smart_count} esito incerto |||| %{smart_count} esiti incerti',
        left: 'Ancora circa %{time}',
        spoken: '%{title}: %{percent}% completato',
        unsaved: 'Questo browser non memorizza nulla: l’operazione termina se ricarica o chiude questa pagina.',
        pause: 'Pausa',
        open: 'Dettagli',
        states: {
            running: 'In corso',
            paused: 'In pausa',
            stopped: 'Interrotta',
            ended: 'Completata',
            targetMissing: 'Terminata in anticipo',
            dropped: 'Terminata perché un’altra persona ha effettuato l’accesso con questo browser',
        },
        again: {
            users: 'Riprova per %{smart_count} utente |||| Riprova per %{smart_count} utenti',
            keys: 'Riprova per %{smart_count} chiave |||| Riprova per %{smart_count} chiavi',
            seats: 'Riprova per %{smart_count} postazione |||| Riprova per %{smart_count} postazioni',
        },
        resend: {
            users: 'Invia di nuovo a %{smart_count} utente |||| Invia di nuovo a %{smart_count} utenti',
            keys: 'Invia di nuovo %{smart_count} chiave |||| Invia di nuovo %{smart_count} chiavi',
        },
        sendAgain: 'Invia di nuovo',
        receipt: 'Scarica rapporto',
        rows: {
            users: 'Utenti',
            keys: 'Chiavi',
            seats: 'Postazioni',
        },
        row: {
            users: 'Utente',
            keys: 'Chiave',
            seats: 'Postazione',
        },
        what: 'Azione',
        outcome: 'Risultato',
        reason: 'Motivo',
        every: 'Tutti (%{count})',
        outcomes: {
            done: 'Completato',
            gone: 'Non più presente',
            failed: 'Non riuscito',
            changed: 'Modificato nel frattempo',
            unknown: 'Forse inviato',
            waiting: 'Non iniziato',
            sent: 'In corso',
        },
        unknownReason: 'La connessione si è interrotta: l’e-mail potrebbe essere stata inviata.',
        unknownText:
            'La connessione si è interrotta durante l’invio di alcune e-mail. Potrebbero essere arrivate e quindi non vengono inviate di nuovo automaticamente.',
        unknownChange: {
            outcome: 'Incerto',
            reason: 'La connessione si è interrotta: non si sa se l’operazione è stata eseguita.',
            text: 'La connessione si è interrotta a metà. Non si sa se l’operazione è stata eseguita e quindi non viene ripetuta automaticamente.',
        },
        endedEarly: 'Terminata in anticipo: %{reason}',
        unknown: {
            users: 'Utente %{id}',
            keys: 'Chiave %{id}',
            seats: 'Postazione %{id}',
        },
        missingTitle: 'Niente da mostrare',
        missingText: 'I risultati vengono conservati per 24 ore in questo browser e rimossi alla disconnessione.',
        signOut: {
            title: 'Uscire adesso?',
            text: '%{smart_count} elemento non è ancora stato elaborato. La disconnessione termina l’operazione. |||| %{smart_count} elementi non sono ancora stati elaborati. La disconnessione termina l’operazione.',
            stay: 'Non uscire',
        },
    },
} satisfies Translation<typeof en>;
