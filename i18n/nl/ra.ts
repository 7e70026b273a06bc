import type en from '../en/ra';

const messages: typeof en = {
    ra: {
        auth: {
            auth_check_error: 'Meld u aan om verder te gaan.',
        },
        notification: {
            data_provider_error: 'De aanvraag kon niet worden verwerkt.',
            http_error: 'De server is niet bereikbaar.',
            item_doesnt_exist: 'Het item bestaat niet.',
            logged_out: 'Uw sessie is beëindigd. Meld u opnieuw aan.',
            not_authorized: 'U bent hiertoe niet gemachtigd.',
            offline: 'Geen verbinding. De gegevens konden niet worden geladen.',
            bad_item: 'Het item kon niet worden gelezen.',
        },
        validation: {
            required: 'Verplicht veld',
            minLength: 'Minstens %{min} tekens',
            maxLength: 'Hoogstens %{max} tekens',
            minValue: 'Minstens %{min}',
            maxValue: 'Hoogstens %{max}',
            number: 'Voer een getal in.',
            email: 'Voer een geldig e-mailadres in.',
        },
    },
};

export default messages;
