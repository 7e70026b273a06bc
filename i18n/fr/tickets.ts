import type en from '../en/tickets';
import type { Translation } from '../messages';

export default {
    tickets: {
        title: 'Tickets CAM',
        tile: 'Questions à l’assistance CAM',
        number: 'Ticket %{number}',
        createdOn: 'Créé le %{date}',
        activeTitle: 'Tickets actifs',
        closedTitle: 'Tickets fermés',
        closedNext: 'Aller aux tickets',
        emptyTitle: 'Pas encore de tickets',
        emptyText: 'Posez une question à l’assistance CAM. Vos tickets et leurs réponses apparaissent ici.',
        closedEmptyTitle: 'Aucun ticket fermé',
        closedEmptyText: 'Les tickets fermés ou résolus apparaissent ici et restent consultables.',
        permissionTitle: 'Autorisation manquante',
        permissionText:
            'Les tickets CAM nécessitent une licence avec le module CAM et une autorisation personnelle. Veuillez contacter votre administrateur de licences.',
        permissionTextAdmin:
            'Les tickets CAM nécessitent une licence avec le module CAM et une autorisation personnelle. Veuillez contacter notre assistance.',
        fields: {
            number: 'Numéro',
            content: 'Question',
            status: 'Statut',
            authors: 'Auteurs',
            created: 'Création',
        },
        status: {
            open: 'Ouvert',
            inprogress: 'En cours',
            closed: 'Fermé',
            solved: 'Résolu',
        },
        latest: {
            self: 'Votre dernier message : %{date}',
            customer: 'Dernier message de %{author} : %{date}',
            support: 'Réponse de l’assistance : %{date}',
        },
        create: {
            button: 'Nouveau ticket',
            title: 'Nouveau ticket',
            label: 'Votre question',
            hint: 'Décrivez ce que vous faisiez et ce qui s’est passé. Ctrl (ou Cmd) + Entrée pour envoyer.',
            submit: 'Créer le ticket',
            done: 'Le ticket a été créé.',
            arrived: 'Le ticket est bien arrivé et a été créé.',
            notArrived: 'Le ticket n’est pas arrivé. Votre texte est conservé, vous pouvez l’envoyer à nouveau.',
            unclear: 'On ne sait pas encore si le ticket est arrivé. Veuillez le vérifier avant de l’envoyer à nouveau.',
            onlyOneTitle: 'Un ticket est déjà actif',
            onlyOneText:
                'Un seul ticket peut être actif à la fois. Le ticket %{number} est encore actif : écrivez-y ou fermez-le avant d’en créer un nouveau.',
            onlyOneWait:
                'Un seul ticket peut être actif à la fois. Le ticket %{number} est encore actif. Vous pourrez en créer un nouveau dès qu’il sera fermé ou résolu.',
            openActive: 'Ouvrir le ticket %{number}',
        },
        message: {
            label: 'Votre message',
            hint: 'Ctrl (ou Cmd) + Entrée pour envoyer',
            send: 'Envoyer',
            unsent: 'Votre message non envoyé',
            arrived: 'Votre message est bien arrivé.',
            notArrived: 'Le message n’est pas arrivé. Votre texte est conservé, vous pouvez l’envoyer à nouveau.',
            unclear: 'On ne sait pas encore si votre message est arrivé. Veuillez le vérifier avant de l’envoyer à nouveau.',
            checkAgain: 'Vérifier à nouveau',
        },
        obstacle: {
            closed: 'Ce ticket est fermé et n’accepte plus de messages.',
            foreign: 'Vous pouvez lire ce ticket. Seules les personnes concernées peuvent y répondre.',
        },
        thread: {
            label: 'Conversation',
            empty: 'Pas encore de messages.',
            you: 'Vous',
            support: 'Assistance',
            newMark: 'Nouveau',
            newMessages: '%{smart_count} nouveau message |||| %{smart_count} nouveaux messages',
            stale: 'Les nouveaux messages ne peuvent pas être chargés pour le moment.',
            failed: 'Les messages n’ont pas pu être chargés',
            loading: 'Chargement des messages',
        },
        close: {
            button: 'Fermer le ticket',
            title: 'Fermer le ticket %{number} ?',
            text: 'Un ticket fermé n’accepte plus de messages et ne peut pas être rouvert.',
            confirm: 'Fermer le ticket',
            done: 'Le ticket a été fermé.',
        },
        errors: {
            notFound: 'Ticket introuvable',
            load: 'Les données des tickets n’ont pas pu être chargées',
            create: 'Le ticket n’a pas pu être créé',
            active: 'Un ticket est déjà actif. Vous pourrez en créer un nouveau lorsqu’il sera fermé.',
            close: 'Le ticket n’a pas pu être fermé',
            message: 'Le message n’a pas pu être envoyé',
            closed: 'Le ticket est fermé et n’accepte plus de messages',
        },
    },
} satisfies Translation<typeof en>;
