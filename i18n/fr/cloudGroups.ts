import type en from '../en/cloudGroups';
import type { Translation } from '../messages';

export default {
    cloudGroups: {
        title: 'Groupes cloud',
        tile: 'Partager des contenus cloud avec des groupes de personnes',
        fields: {
            label: 'Nom',
            members: 'Membres',
        },
        default: 'Groupe par défaut',
        members: '%{smart_count} membre |||| %{smart_count} membres',
        membersOf: 'Membres de %{name}',
        openGroup: 'Afficher le groupe',
        emptyTitle: 'Aucun groupe cloud pour le moment',
        emptyText: 'Les groupes cloud permettent de partager des contenus cloud avec des groupes de personnes. Créez le premier.',
        emptyReaderText:
            'Les groupes cloud permettent de partager des contenus cloud avec des groupes de personnes. Ils apparaissent ici dès qu’un administrateur de licences en crée un.',
        emptyOwnText:
            'Vous ne faites encore partie d’aucun groupe cloud. Votre administrateur de licences peut vous ajouter à l’un d’eux.',
        demoTitle: 'Les groupes cloud ne sont pas disponibles',
        demoText: 'Votre entreprise utilise une licence de démonstration, qui ne comprend pas de groupes cloud.',
        create: 'Créer un groupe',
        createTitle: 'Créer un groupe cloud',
        created: 'Le groupe cloud a été créé.',
        name: 'Nom du groupe',
        noEmptyGroupName: 'Veuillez saisir un nouveau nom pour le groupe. Il ne doit pas être vide.',
        groupNameExists: 'Il existe déjà un groupe cloud portant ce nom.',
        autoAdd: 'Utiliser comme groupe par défaut',
        autoAddHint: 'Les nouveaux utilisateurs en deviennent membres automatiquement.',
        openAfter: 'Ouvrir le groupe après sa création',
        renameTitle: 'Renommer le groupe cloud',
        renamed: 'Le groupe cloud a été renommé.',
        deleteTitle: 'Supprimer le groupe cloud',
        deleteText:
            'Le groupe « %{name} » sera supprimé. Les contenus partagés avec lui ne seront plus partagés. Cette action est irréversible.',
        deleteMembers:
            '%{smart_count} personne perdra son appartenance au groupe et restera utilisateur. |||| %{smart_count} personnes perdront leur appartenance au groupe et resteront utilisateurs.',
        deleteChanged:
            'Quelqu’un d’autre a entre-temps modifié ce groupe cloud : il s’appelait « %{name} » et avait %{smart_count} membre. Veuillez vérifier à nouveau s’il doit être supprimé. |||| Quelqu’un d’autre a entre-temps modifié ce groupe cloud : il s’appelait « %{name} » et avait %{smart_count} membres. Veuillez vérifier à nouveau s’il doit être supprimé.',
        deleted: 'Le groupe cloud « %{name} » a été supprimé.',
        add: 'Ajouter des membres',
        addTitle: 'Ajouter des membres au groupe',
        added: '%{smart_count} membre a été ajouté. |||| %{smart_count} membres ont été ajoutés.',
        addPartial: 'Tous les utilisateurs n’ont pas pu être ajoutés.',
        addFailed: 'Les utilisateurs n’ont pas pu être ajoutés.',
        addRefused: 'Ces utilisateurs n’ont pas pu être ajoutés. Ils restent sélectionnés pour une nouvelle tentative.',
        remove: 'Retirer du groupe',
        removeTitle: 'Retirer le membre',
        removeText:
            '« %{name} » perdra l’accès à ce qui est partagé avec le groupe « %{group} ». Voulez-vous retirer ce membre du groupe ?',
        removed: 'L’utilisateur « %{name} » a été retiré du groupe.',
        noMembersTitle: 'Aucun membre pour le moment',
        noMembersText: 'Ajoutez des utilisateurs, qui partageront alors les contenus cloud de ce groupe.',
        noMembersReader: 'Les utilisateurs ajoutés à ce groupe apparaissent ici.',
        errors: {
            invalid: 'Données non valides',
            notFound: 'Groupe cloud introuvable',
            load: 'Les groupes cloud n’ont pas pu être chargés',
            create: 'Le groupe cloud n’a pas pu être créé',
            rename: 'Le groupe cloud n’a pas pu être renommé',
            save: 'Le groupe cloud n’a pas pu être enregistré',
            delete: 'Le groupe cloud n’a pas pu être supprimé',
            addUser: 'L’utilisateur n’a pas pu être ajouté au groupe cloud',
            removeUser: 'L’utilisateur n’a pas pu être retiré du groupe cloud',
        },
    },
} satisfies Translation<typeof en>;
