import type en from '../en/academySession';

const messages: typeof en = {
    academySession: {
        panel: 'Licence de l’académie',
        states: {
            valid: {
                title: 'Licence de l’académie active',
                text: 'Tous les contenus de l’académie vous sont ouverts.',
            },
            missing: {
                title: 'Pas de licence de l’académie',
                text: 'Vous voyez les contenus gratuits. Avec une licence de l’académie, toutes les vidéos et tous les cours vous sont ouverts.',
            },
            occupied: {
                title: 'Académie ouverte ailleurs',
                text: 'Votre licence est utilisée par une autre connexion et vous voyez les contenus gratuits. Actualisez la licence pour continuer ici ; l’académie sera alors fermée là-bas.',
            },
            invalid: {
                title: 'Licence de l’académie expirée',
                text: 'Votre licence de l’académie n’est plus valable. Vous voyez les contenus gratuits.',
            },
            error: {
                title: 'Problème de licence',
                text: 'Le serveur de licences signale une erreur. Vous voyez les contenus gratuits. Actualisez la licence ou réessayez plus tard.',
            },
            pending: {
                title: 'Licence en préparation',
                text: 'Votre licence de l’académie n’est pas encore prête. Vous voyez les contenus gratuits. La licence est vérifiée chaque minute.',
            },
            loading: {
                title: 'Vérification de la licence …',
                text: 'En attendant, les contenus gratuits vous sont ouverts.',
            },
            checkFailed: {
                title: 'Licence non vérifiée',
                text: 'La vérification est restée sans réponse. Les contenus gratuits restent ouverts. La licence est vérifiée à nouveau chaque minute.',
            },
        },
        actions: {
            refresh: 'Actualiser la licence',
            check: 'Réessayer',
            request: 'Demander une licence',
            membership: 'Gérer l’abonnement',
        },
        membership: {
            title: 'Abonnement à l’académie',
            facts: 'Des vidéos et des cours sur votre logiciel de CAO pour toute votre équipe.',
            present: 'Abonnement actuel',
            licences: 'Licences',
            used: 'Utilisées',
            term: 'Valable jusqu’au',
            none: 'Votre entreprise n’a pas encore d’abonnement à l’académie.',
            ended: 'L’abonnement est terminé. Vous pouvez en commander un nouveau.',
            underWay:
                'Commande du %{date} en cours. Nombre de licences : %{count}. Elle prend effet sous un jour ouvré ; d’ici là, les chiffres ci-dessus restent valables.',
            terminationUnderWay:
                'Résiliation du %{date} en cours. Elle est confirmée sous un jour ouvré ; d’ici là, les chiffres ci-dessus restent valables.',
            againTitle: 'Commander à nouveau ?',
            againText:
                'Une commande est déjà en cours (%{date}, nombre de licences : %{count}). Souhaitez-vous en envoyer une autre ?',
            orderTitle: 'Commander un abonnement',
            modifyTitle: 'Modifier le nombre de licences',
            main: 'Licence principale, %{price} par mois',
            mainMissing: 'Veuillez cocher la licence principale : chaque abonnement en comprend une.',
            extras: 'Licences supplémentaires',
            extrasHint: '%{price} chacune par mois, de 0 à 999',
            extrasInvalid: 'Veuillez saisir un nombre entier de 0 à 999.',
            unchanged: 'C’est le nombre actuel de licences.',
            fee: 'Montant mensuel',
            feeFor: 'pour %{count} licence |||| pour %{count} licences',
            reduction: 'Une réduction ne prend effet qu’après la durée minimale de 12 mois.',
            terms: 'Conditions',
            termMinimum: 'La durée minimale est de 12 mois.',
            termReduction: 'Le nombre de licences ne peut être réduit qu’au terme de cette durée.',
            termConfirmation:
                'Les commandes sont confirmées dans un délai d’un jour ouvré. D’ici là, les chiffres actuels sont affichés ici.',
            order: 'Commander avec obligation de paiement',
            modify: 'Modifier avec obligation de paiement',
            endTitle: 'Résilier l’abonnement',
            endText: 'Les licences de l’académie de votre entreprise prennent fin avec l’abonnement.',
            endButton: 'Résilier',
            endQuestion:
                'La durée minimale de l’abonnement est de 12 mois. La résiliation ne prend effet qu’au terme de cette durée ; d’ici là, le montant reste dû et les licences restent valables. Souhaitez-vous résilier l’abonnement ?',
            endConfirm: 'Résilier l’abonnement',
            ordered: 'Votre commande a été transmise. Elle sera confirmée dans un délai d’un jour ouvré.',
            changed: 'Votre modification a été transmise. Elle sera confirmée dans un délai d’un jour ouvré.',
            terminated: 'Votre résiliation a été transmise. Elle sera confirmée dans un délai d’un jour ouvré.',
            othersTitle: 'Vos administrateurs de licences gèrent l’abonnement',
            othersText: 'Ils le commandent, le modifient et le résilient pour votre entreprise.',
            readOnlyTitle: 'Vous ne pouvez que consulter cette page',
            readOnlyText:
                'Seuls les administrateurs disposant de tous les droits commandent, modifient ou résilient l’abonnement.',
            toAcademy: 'Vers l’académie',
        },
    },
};

export default messages;
