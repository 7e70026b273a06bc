import type en from '../en/ra';

const messages: typeof en = {
    ra: {
        auth: {
            auth_check_error: 'Acceda per continuare.',
        },
        notification: {
            data_provider_error: 'Impossibile elaborare la richiesta.',
            http_error: 'Il server non è raggiungibile.',
            item_doesnt_exist: 'La voce non esiste.',
            logged_out: 'La Sua sessione è terminata. Acceda di nuovo.',
            not_authorized: 'Non dispone dell’autorizzazione necessaria.',
            offline: 'Nessuna connessione. Impossibile caricare i dati.',
            bad_item: 'Impossibile leggere la voce.',
        },
        validation: {
            required: 'Campo obbligatorio',
            minLength: 'Almeno %{min} caratteri',
            maxLength: 'Al massimo %{max} caratteri',
            minValue: 'Almeno %{min}',
            maxValue: 'Al massimo %{max}',
            number: 'Inserisca un numero.',
            email: 'Inserisca un indirizzo e-mail valido.',
        },
    },
};

export default messages;
