import type en from '../en/planReceipt';
import type { Translation } from '../messages';

export default {
    planReceipt: {
        printPeople: 'Stampa elenco degli utenti',
        people: 'Utenti e relative licenze',
        licences: 'Licenze',
        existed: 'Nel frattempo esisteva già e non è stato creato; ha ricevuto ciò che mancava.',
        transfer: {
            reason: 'Appartiene a un utente di un altro cliente',
            question:
                '%{smart_count} indirizzo appartiene a un utente di un altro cliente. Può chiedere a questo utente per e-mail di passare da voi. |||| %{smart_count} indirizzi appartengono a utenti di altri clienti. Può chiedere a questi utenti per e-mail di passare da voi.',
            open: 'Non assegnato fino ad allora: %{names}',
            ask: 'Richiedi %{smart_count} trasferimento |||| Richiedi %{smart_count} trasferimenti',
            asked: 'Il trasferimento è preparato o richiesto: %{smart_count} utente. |||| I trasferimenti sono preparati o richiesti: %{smart_count} utenti.',
            to: 'Alle richieste',
            source: 'A %{smart_count} utente di un altro cliente verrà chiesto per e-mail di passare da voi. |||| A %{smart_count} utenti di altri clienti verrà chiesto per e-mail di passare da voi.',
            afterwards: 'Dopo il trasferimento usi di nuovo l’elenco: questi utenti riceveranno ciò che manca.',
            states: {
                ask: 'Riceverà la richiesta',
                here: 'È utente qui',
            },
            figures: {
                ask: '%{smart_count} riceverà la richiesta |||| %{smart_count} riceveranno la richiesta',
                here: '%{smart_count} ora è utente qui |||| %{smart_count} ora sono utenti qui',
            },
        },
        reminder: {
            day: 'Promemoria per il',
            save: 'Salva promemoria (.ics)',
            event: 'Invia %{smart_count} invito |||| Invia %{smart_count} inviti',
            text: 'Gli account sono pronti, nessuno è stato ancora contattato. Il piano attende nel browser in cui è stato eseguito, fino alla disconnessione.',
            file: 'promemoria',
            past: 'Questo giorno è passato.',
            clear: 'Cancella il giorno',
        },
        signatures: {
            done: 'Eseguito da',
            checked: 'Verificato da',
            line: 'Data, firma',
        },
    },
} satisfies Translation<typeof en>;
