import type en from '../en/export';
import type { Translation } from '../messages';

export default {
    export: {
        title: 'Exporter : %{list}',
        format: 'Un fichier CSV pour Excel, LibreOffice et d’autres tableurs. Si toutes les cellules se retrouvent dans une seule colonne, choisissez l’autre séparateur.',
        separator: 'Séparateur',
        semicolon: 'Point-virgule et virgule décimale',
        comma: 'Virgule et point décimal',
        what: 'Contenu à exporter',
        found: 'Tous les résultats (%{total})',
        everything: 'Tous les résultats',
        chosen: 'Sélection (%{total})',
        whole: 'Qui a quoi',
        wholeText: 'Une ligne par personne et par clé, avec les machines et les groupes cloud',
        tokens: 'Inclure les codes de clé',
        tokensText:
            'Toute personne qui possède le fichier peut utiliser ces clés. Conservez-le en lieu sûr et supprimez-le dès que vous n’en avez plus besoin.',
        review: 'Pour une revue',
        reviewText:
            'Ajoute l’identifiant de chaque clé et une colonne vide « Décision ». Le fichier peut être rechargé sous « Plans ».',
        perGroup: 'Un fichier par groupe cloud (ZIP)',
        perGroupText: 'Pour que chaque fichier aille à la personne qui décide pour son groupe.',
        noGroup: 'sans groupe cloud',
        save: 'Enregistrer le fichier',
        begun: 'Chargement…',
        steps: {
            keys: 'Clés : %{read} sur %{total}',
            users: 'Utilisateurs : %{read} sur %{total}',
        },
        stopped: 'Arrêté. Aucun fichier n’a été enregistré.',
        failed: 'Aucun fichier n’a été enregistré.',
        saved: '%{smart_count} ligne a été enregistrée dans « %{file} ». |||| %{smart_count} lignes ont été enregistrées dans « %{file} ».',
        columns: {
            licence: 'Licence',
            machines: 'Machines avec un poste actif',
            groups: 'Groupes cloud',
            keyId: 'ID de la clé',
            decision: 'Décision',
            currency: 'Devise',
            activated: 'Actif depuis le',
            deactivated: 'Actif jusqu’au',
            date: 'Date',
            annual: 'Prix par an',
            members: 'Nombre de membres',
            deadline: 'Échéance',
            begun: 'Commencée',
            percent: 'Progression en %',
            minutes: 'Durée en minutes',
        },
    },
} satisfies Translation<typeof en>;
