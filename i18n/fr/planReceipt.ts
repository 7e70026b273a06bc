import type en from '../en/planReceipt';
import type { Translation } from '../messages';

export default {
    planReceipt: {
        printPeople: 'Imprimer la liste des utilisateurs',
        people: 'Utilisateurs et leurs licences',
        licences: 'Licences',
        existed: 'Existait déjà à ce moment et n’a pas été créé ; a reçu ce qui manquait.',
        transfer: {
            reason: 'Appartient à un utilisateur d’un autre client',
            question:
                '%{smart_count} adresse appartient à un utilisateur d’un autre client. Vous pouvez demander à cet utilisateur par e-mail de venir chez vous. |||| %{smart_count} adresses appartiennent à des utilisateurs d’autres clients. Vous pouvez demander à ces utilisateurs par e-mail de venir chez vous.',
            open: 'Pas attribué jusque-là : %{names}',
            ask: 'Demander %{smart_count} transfert |||| Demander %{smart_count} transferts',
            asked: 'Le transfert est préparé ou demandé : %{smart_count} utilisateur. |||| Les transferts sont préparés ou demandés : %{smart_count} utilisateurs.',
            to: 'Vers les demandes',
            source: 'Un e-mail demandera à %{smart_count} utilisateur d’un autre client de venir chez vous. |||| Un e-mail demandera à %{smart_count} utilisateurs d’autres clients de venir chez vous.',
            afterwards: 'Utilisez de nouveau la liste après le transfert : ces utilisateurs recevront alors ce qui manque.',
            states: {
                ask: 'Sera sollicité',
                here: 'Est utilisateur ici',
            },
            figures: {
                ask: '%{smart_count} sera sollicité |||| %{smart_count} seront sollicités',
                here: '%{smart_count} est désormais utilisateur ici |||| %{smart_count} sont désormais utilisateurs ici',
            },
        },
        reminder: {
            day: 'Me rappeler le',
            save: 'Enregistrer le rappel (.ics)',
            event: 'Envoyer %{smart_count} invitation |||| Envoyer %{smart_count} invitations',
            text: 'Les comptes sont prêts, personne n’a encore reçu de message. Le plan attend dans le navigateur où il a été exécuté, jusqu’à votre déconnexion.',
            file: 'rappel',
            past: 'Ce jour est passé.',
            clear: 'Effacer le jour',
        },
        signatures: {
            done: 'Exécuté par',
            checked: 'Vérifié par',
            line: 'Date, signature',
        },
    },
} satisfies Translation<typeof en>;
