import type en from '../en/ra';

const messages: typeof en = {
    ra: {
        auth: {
            auth_check_error: 'Bitte melden Sie sich an, um fortzufahren.',
        },
        notification: {
            data_provider_error: 'Die Anfrage konnte nicht verarbeitet werden.',
            http_error: 'Der Server ist nicht erreichbar.',
            item_doesnt_exist: 'Der Eintrag ist nicht vorhanden.',
            logged_out: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
            not_authorized: 'Sie sind dazu nicht berechtigt.',
            offline: 'Keine Verbindung. Die Daten konnten nicht geladen werden.',
            bad_item: 'Der Eintrag konnte nicht gelesen werden.',
        },
        validation: {
            required: 'Pflichtfeld',
            minLength: 'Mindestens %{min} Zeichen',
            maxLength: 'Höchstens %{max} Zeichen',
            minValue: 'Mindestens %{min}',
            maxValue: 'Höchstens %{max}',
            number: 'Bitte geben Sie eine Zahl ein.',
            email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
        },
    },
};

export default messages;
