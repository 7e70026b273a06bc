import type en from '../en/verbs';
import type { Translation } from '../messages';

/** The actions on several: what they are called, the button that starts them, and what they do. */
export default {
    verbs: {
        giveLicence: { title: 'Assegna licenza', submit: 'Assegna' },
        joinGroup: { title: 'Aggiungi a un gruppo cloud', submit: 'Aggiungi' },
        reset: {
            title: 'Reimposta password',
            submit: 'Invia e-mail',
            text: 'Ciascuno di questi utenti riceverà un’e-mail con un link per impostare una nuova password.',
        },
        activate: {
            title: 'Invia di nuovo l’attivazione',
            submit: 'Invia e-mail',
            text: 'Ciascuno di questi utenti riceverà un nuovo link di attivazione. I link inviati in precedenza non funzioneranno più.',
        },
        takeLicence: {
            title: 'Revoca licenza',
            submit: 'Revoca',
            text: 'Questi utenti perderanno la licenza insieme alle loro chiavi. La licenza avrà più chiavi disponibili.',
        },
        leaveGroup: {
            title: 'Rimuovi da un gruppo cloud',
            submit: 'Rimuovi',
            text: 'Questi utenti perderanno l’accesso a ciò che è condiviso con il gruppo.',
        },
        logout: {
            title: 'Disconnetti da tutti i dispositivi',
            submit: 'Disconnetti',
            text: 'Questi utenti verranno disconnessi da tutti i dispositivi e dovranno accedere di nuovo. Ciò che non è stato salvato lì può andare perso.',
        },
        deleteUser: {
            title: 'Elimina utenti',
            submit: 'Elimina',
            text: 'Questi utenti verranno eliminati, insieme alla loro appartenenza ai gruppi cloud. L’operazione non può essere annullata.',
        },
        expireKey: {
            title: 'Modifica data di scadenza',
            submit: 'Modifica',
            text: '%{smart_count} chiave riceverà questa data di scadenza. |||| %{smart_count} chiavi riceveranno questa data di scadenza.',
            chooseExpiry:
                'Selezioni la nuova data di scadenza di %{smart_count} chiave. |||| Selezioni la nuova data di scadenza di %{smart_count} chiavi.',
            noExpiry: '%{smart_count} chiave non scadrà più. |||| %{smart_count} chiavi non scadranno più.',
        },
        sendKey: {
            title: 'Invia chiavi',
            submit: 'Invia',
            text: '%{smart_count} chiave verrà inviata per e-mail al suo utente. |||| %{smart_count} chiavi verranno inviate per e-mail ai loro utenti.',
        },
        renewKey: {
            title: 'Sostituisci codici delle chiavi',
            submit: 'Sostituisci',
            text: '%{smart_count} chiave riceverà un nuovo codice. Quello attuale non potrà più essere usato. |||| %{smart_count} chiavi riceveranno nuovi codici. Quelli attuali non potranno più essere usati.',
        },
        deleteKey: {
            title: 'Elimina chiavi',
            submit: 'Elimina',
            text: '%{smart_count} chiave verrà eliminata con le sue postazioni. L’operazione non può essere annullata. |||| %{smart_count} chiavi verranno eliminate con le loro postazioni. L’operazione non può essere annullata.',
        },
        releaseSeat: {
            title: 'Rilascia postazioni',
            submit: 'Rilascia',
            text: '%{smart_count} postazione verrà rilasciata e potrà essere utilizzata su un altro computer. |||| %{smart_count} postazioni verranno rilasciate e potranno essere utilizzate su altri computer.',
        },
        removeSeat: {
            title: 'Rimuovi postazioni dall’elenco',
            submit: 'Rimuovi',
            text: '%{smart_count} postazione inattiva verrà rimossa dall’elenco. |||| %{smart_count} postazioni inattive verranno rimosse dall’elenco.',
        },
    },
} satisfies Translation<typeof en>;
