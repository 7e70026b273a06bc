import type en from '../en/ra';

const messages: typeof en = {
    ra: {
        auth: {
            auth_check_error: 'Veuillez vous connecter pour continuer.',
        },
        notification: {
            data_provider_error: 'La requête n’a pas pu être traitée.',
            http_error: 'Le serveur est injoignable.',
            item_doesnt_exist: 'L’entrée n’existe pas.',
            logged_out: 'Votre session est terminée. Veuillez vous reconnecter.',
            not_authorized: 'Vous n’êtes pas autorisé à effectuer cette action.',
            offline: 'Aucune connexion. Les données n’ont pas pu être chargées.',
            bad_item: 'L’entrée n’a pas pu être lue.',
        },
        validation: {
            required: 'Champ obligatoire',
            minLength: 'Au moins %{min} caractères',
            maxLength: 'Au plus %{max} caractères',
            minValue: 'Au moins %{min}',
            maxValue: 'Au plus %{max}',
            number: 'Veuillez saisir un nombre.',
            email: 'Veuillez saisir une adresse e-mail valide.',
        },
    },
};

export default messages;
