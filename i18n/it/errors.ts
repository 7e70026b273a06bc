import type en from '../en/errors';
import type { Translation } from '../messages';

export default {
    errors: {
        400: 'Richiesta non corretta',
        401: 'Autenticazione richiesta',
        403: 'Nessuna autorizzazione per questa azione',
        404: 'Dati non trovati',
        409: 'I dati sono stati modificati nel frattempo. Aggiorni e riprovi.',
        429: 'Troppe richieste contemporaneamente.',
        500: 'Impossibile elaborare la richiesta',
        503: 'Il server è sovraccarico o in manutenzione.',
        later: 'Riprovi tra un momento.',
        again: 'Di nuovo possibile %{when}.',
        network: 'Il server non è raggiungibile. Verifichi la connessione e riprovi.',
        timeout: 'Il server non risponde. Riprovi tra un momento.',
        unknown: 'Ops, qualcosa è andato storto',
        forbidden: 'Non ha l’autorizzazione per eseguire questa azione',
        noToken: 'Nessuna sessione valida trovata',
        incomplete: 'Non è stato possibile caricare tutto',
        next: {
            again: 'Riprovi; se il problema si ripete, contatti la nostra assistenza.',
            unclear: 'Non si sa se l’operazione è stata eseguita. Verifichi prima di riprovare.',
            input: 'Verifichi i dati inseriti; se il problema si ripete, contatti la nostra assistenza.',
            gone: 'L’elemento potrebbe essere stato eliminato nel frattempo. Ricarichi la pagina.',
            ask: 'Si rivolga al Suo amministratore delle licenze.',
            support: 'Contatti la nostra assistenza.',
        },
        session: {
            loginFailed: 'Accesso non riuscito',
            missingAuthentication: 'I dati di autenticazione mancano o non sono validi',
            logoutFailed: 'Disconnessione non riuscita',
            unauthorized: 'Non ha l’autorizzazione',
            changePasswordFailed: 'Impossibile modificare la password',
            saveFailed: 'Impossibile salvare le modifiche',
            passwordResetFailed: 'Impossibile reimpostare la password',
            transferFailed: 'Impossibile confermare il trasferimento',
            profileMissing: 'Dati utente o dati cliente non trovati',
            customerNotFound: 'Cliente non trovato',
            customerFailed: 'Impossibile caricare i dati del cliente',
        },
        edu: {
            invalidToken: 'Questo link non è valido',
            notValidated: 'Impossibile verificare il link',
            activationFailed: 'Impossibile inviare i dati del modulo',
        },
    },
} satisfies Translation<typeof en>;
