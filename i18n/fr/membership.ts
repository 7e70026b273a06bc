/** The page of the academy's membership; loaded with it. */
import type en from '../en/membership';
import type { Translation } from '../messages';

export default {
    membership: {
        facts: 'Des vidéos et des cours sur votre logiciel de CAO pour toute votre équipe.',
        present: 'Abonnement actuel',
        licences: 'Licences',
        used: 'Utilisées',
        term: 'Valable jusqu’au',
        none: 'Votre entreprise n’a pas encore d’abonnement à l’académie.',
        ended: 'L’abonnement est terminé. Vous pouvez en commander un nouveau.',
        underWay:
            'Commande du %{date} en cours. Nombre de licences : %{count}. Elle prendra effet sous un jour ouvré ; d’ici là, les chiffres ci-dessus restent valables.',
        reductionUnderWay:
            'Commande du %{date} en cours. Nombre de licences : %{count}. La réduction ne prendra effet qu’après la durée minimale de 12 mois ; d’ici là, les chiffres ci-dessus restent valables.',
        terminationUnderWay:
            'Résiliation du %{date} en cours. Elle sera confirmée sous un jour ouvré ; d’ici là, les chiffres ci-dessus restent valables.',
        meanwhile:
            'Quelqu’un d’autre a modifié l’abonnement entre-temps : le nombre de licences était de %{was}, il est maintenant de %{now}. Rien n’a été envoyé ; veuillez vérifier votre saisie.',
        unsure: 'Commande du %{date} (licences : %{count}) sans réponse : on ne sait pas si elle a été reçue.',
        againTitle: 'Commander à nouveau ?',
        againText: 'Une commande est déjà en cours (%{date}, licences : %{count}). Souhaitez-vous en envoyer une autre ?',
        orderTitle: 'Commander un abonnement',
        modifyTitle: 'Modifier le nombre de licences',
        main: 'Licence principale, %{price} par mois',
        mainMissing: 'Veuillez cocher la licence principale : chaque abonnement en comprend une.',
        extras: 'Licences supplémentaires',
        extrasHint: '%{price} chacune par mois, de 0 à 999',
        extrasInvalid: 'Veuillez saisir un nombre entier de 0 à 999.',
        unchanged: 'C’est le nombre actuel de licences.',
        compare: 'Coûts mensuels actuels et après cette commande',
        now: 'Actuellement',
        after: 'Après cette commande',
        difference: 'Différence',
        fee: 'Montant mensuel',
        feeFor: 'pour %{smart_count} licence |||| pour %{smart_count} licences',
        reduction: 'Une réduction ne prend effet qu’après la durée minimale de 12 mois.',
        terms: 'Conditions',
        termMinimum: 'La durée minimale est de 12 mois.',
        termReduction: 'Le nombre de licences ne peut être réduit qu’au terme de cette durée.',
        termConfirmation:
            'Les commandes sont confirmées dans un délai d’un jour ouvré. D’ici là, les chiffres actuels sont affichés ici.',
        order: 'Commander avec obligation de paiement',
        modify: 'Modifier avec obligation de paiement',
        endTitle: 'Résilier l’abonnement',
        endText: 'Les licences Académie de votre entreprise prennent fin avec l’abonnement.',
        endButton: 'Résilier',
        endQuestion:
            'La durée minimale de l’abonnement est de 12 mois. La résiliation ne prend effet qu’au terme de cette durée ; d’ici là, le montant reste dû et les licences restent valables. Souhaitez-vous résilier l’abonnement ?',
        endConfirm: 'Résilier l’abonnement',
        ordered: 'Votre commande a été transmise. Elle sera confirmée dans un délai d’un jour ouvré.',
        changed: 'Votre modification a été transmise. Elle sera confirmée dans un délai d’un jour ouvré.',
        terminated: 'Votre résiliation a été transmise. Elle sera confirmée dans un délai d’un jour ouvré.',
        othersTitle: 'Vos administrateurs de licences gèrent l’abonnement',
        othersText: 'Ils le commandent, le modifient et le résilient pour votre entreprise.',
        readOnlyTitle: 'Vous ne pouvez que consulter cette page',
        readOnlyText:
            'Seuls les administrateurs disposant de tous les droits peuvent commander, modifier ou résilier l’abonnement.',
    },
} satisfies Translation<typeof en>;
