import type en from '../en/errors';
import type { Translation } from '../messages';

export default {
    errors: {
        400: 'Requête incorrecte',
        401: 'Authentification requise',
        403: 'Aucune autorisation pour cette action',
        404: 'Données introuvables',
        409: 'Ces données ont été modifiées entre-temps. Veuillez actualiser et réessayer.',
        429: 'Trop de requêtes à la fois.',
        500: 'La requête n’a pas pu être traitée',
        503: 'Le serveur est surchargé ou en maintenance.',
        later: 'Veuillez réessayer dans un instant.',
        again: 'De nouveau possible %{when}.',
        network: 'Le serveur est injoignable. Veuillez vérifier votre connexion et réessayer.',
        timeout: 'Le serveur ne répond pas. Veuillez réessayer dans un instant.',
        unknown: 'Oups, une erreur s’est produite',
        forbidden: 'Vous n’avez pas le droit d’effectuer cette action',
        noToken: 'Aucune session trouvée',
        incomplete: 'Tout n’a pas pu être chargé',
        next: {
            again: 'Veuillez réessayer ; si cela se reproduit, contactez notre assistance.',
            unclear: 'On ne sait pas si l’opération a été effectuée. Veuillez vérifier avant de réessayer.',
            input: 'Veuillez vérifier votre saisie ; si cela se reproduit, contactez notre assistance.',
            gone: 'L’élément a peut-être été supprimé entre-temps. Veuillez recharger la page.',
            ask: 'Veuillez contacter votre administrateur de licences.',
            support: 'Veuillez contacter notre assistance.',
        },
        session: {
            loginFailed: 'Échec de la connexion',
            missingAuthentication: 'Les données d’authentification sont absentes ou non valides',
            logoutFailed: 'La déconnexion a échoué',
            unauthorized: 'Accès non autorisé',
            changePasswordFailed: 'Le mot de passe n’a pas pu être modifié',
            saveFailed: 'Les modifications n’ont pas pu être enregistrées',
            passwordResetFailed: 'Le mot de passe n’a pas pu être réinitialisé',
            transferFailed: 'Le transfert n’a pas pu être confirmé',
            profileMissing: 'Aucune donnée d’utilisateur ou de client trouvée',
            customerNotFound: 'Client introuvable',
            customerFailed: 'Les données du client n’ont pas pu être chargées',
        },
        edu: {
            invalidToken: 'Ce lien n’est pas valide',
            notValidated: 'Le lien n’a pas pu être vérifié',
            activationFailed: 'Les données du formulaire n’ont pas pu être envoyées',
        },
    },
} satisfies Translation<typeof en>;
