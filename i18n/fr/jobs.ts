import type en from '../en/jobs';
import type { Translation } from '../messages';

export default {
    jobs: {
        busy: 'Le serveur est surchargé. Reprise à %{time}.',
        batch: {
            users: {
                count: '%{smart_count} utilisateur |||| %{smart_count} utilisateurs',
                nobody: 'Aucun des utilisateurs sélectionnés n’est concerné. Modifiez votre sélection.',
                leftOut: 'Ignoré : %{smart_count} utilisateur |||| Ignorés : %{smart_count} utilisateurs',
                typed: {
                    label: 'Nombre d’utilisateurs',
                    hint: 'Saisissez %{count} pour confirmer',
                    mismatch: 'Veuillez saisir %{count} : c’est le nombre d’utilisateurs qui seront supprimés.',
                },
            },
            keys: {
                count: '%{smart_count} clé |||| %{smart_count} clés',
                nobody: 'Cette action n’est possible pour aucune des clés sélectionnées. Veuillez modifier votre sélection.',
                leftOut: 'Ignorée : %{smart_count} clé |||| Ignorées : %{smart_count} clés',
                typed: {
                    label: 'Nombre de clés',
                    hint: 'Saisissez %{count} pour confirmer',
                    mismatch: 'Veuillez saisir %{count} : c’est le nombre de clés qui seront supprimées.',
                },
            },
            seats: {
                count: '%{smart_count} poste |||| %{smart_count} postes',
                nobody: 'Cette action n’est possible pour aucun des postes sélectionnés. Veuillez modifier votre sélection.',
                leftOut: 'Ignoré : %{smart_count} poste |||| Ignorés : %{smart_count} postes',
            },
            gone: 'N’existe plus',
        },
        resume: 'Reprendre',
        stop: 'Arrêter',
    },
} satisfies Translation<typeof en>;
