import type en from '../en/licences';

const messages: typeof en = {
    licences: {
        title: 'Licences',
        ownKeysTitle: 'Clés de licence',
        one: 'Licence',
        summary: '%{smart_count} licence |||| %{smart_count} licences',
        fields: {
            name: 'Nom',
            expired: 'Expirée',
            type: 'Type de licence',
            count: 'Quantité',
            used: 'Utilisées',
            product: 'Produit',
        },
        types: { ol: 'En ligne', nl: 'Liée au poste' },
        expired: 'Expirée',
        expiredOn: 'Expirée le %{date}',
        expiresOn: 'Expire le %{date}',
        unlimited: 'Illimitée',
        usage: 'Utilisées : %{used} sur %{count}',
        usageFull: 'Toutes utilisées (%{count})',
        rename: 'Renommer',
        details: 'Afficher les détails',
        renameTitle: 'Renommer la licence',
        renameLabel: 'Nom de la licence',
        renameSave: 'Enregistrer',
        renameSuccess: 'La licence a été renommée.',
        renameFailed: 'La licence n’a pas pu être renommée.',
        noEmptyString: 'Veuillez saisir un nom. Il ne doit pas être vide.',
        renameExpired: 'Une licence expirée ne peut pas être renommée.',
        renameAutomatic: 'La licence automatique de l’académie ne peut pas être renommée.',
        emptyTitle: 'Aucune licence pour le moment',
        emptyText: 'Dès que votre entreprise possède une licence, elle apparaît ici.',
        modulesTitle: 'Modules',
        expiredNotice:
            'Cette licence a expiré. Il n’est plus possible d’ajouter, de modifier ni d’envoyer des clés ou des utilisateurs.',
        personalWarning:
            'Les licences sont personnelles. Une clé de licence ne peut être utilisée que par la personne à laquelle elle est attribuée.',
    },
    products: {
        pcad: 'pCAD',
        rooms: 'Rooms',
        showroom: 'Showroom',
        phome: 'pHome',
        academy: 'Academy',
    },
    academyPromotion: {
        title: 'En apprendre plus avec l’académie',
        text: 'Des vidéos et des cours sur votre logiciel de CAO, pour tous les niveaux.',
        request: 'Demander une licence',
        order: 'Commander un abonnement',
        requestTitle: 'Demander une licence de l’académie',
        requestText: 'Vos administrateurs de licences sont informés que vous souhaitez une licence de l’académie.',
        requestConfirm: 'Envoyer la demande',
        requestSuccess: 'La notification a été envoyée',
        requestFailed: 'La notification n’a pas pu être envoyée',
    },
};

export default messages;
