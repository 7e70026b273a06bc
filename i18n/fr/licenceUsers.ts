import type en from '../en/licenceUsers';

const messages: typeof en = {
    licenceUsers: {
        title: 'Utilisateurs',
        fields: {
            name: 'Nom',
            email: 'E-mail',
            state: 'Statut',
        },
        inactive: 'Inactif',
        guest: 'Externe',
        roles: {
            ADMIN: 'Administrateur',
            READER_ADMIN: 'Administrateur (lecture seule)',
        },
        add: 'Ajouter des utilisateurs',
        addTitle: 'Ajouter des utilisateurs à la licence',
        addSubmit: 'Ajouter',
        free: '%{smart_count} clé est libre. |||| %{smart_count} clés sont libres.',
        noneFree: 'Aucune clé n’est libre.',
        overbooked:
            'Clés disponibles : %{keys}, utilisateurs sélectionnés : %{users}. Décidez qui n’en reçoit pas : rien n’est attribué tant que %{smart_count} utilisateur n’est pas retiré. |||| Clés disponibles : %{keys}, utilisateurs sélectionnés : %{users}. Décidez qui n’en reçoit pas : rien n’est attribué tant que %{smart_count} utilisateurs ne sont pas retirés.',
        giveSpare:
            'Attribuer aussi %{smart_count} clé sans utilisateur |||| Attribuer aussi %{smart_count} clés sans utilisateur',
        giveSpareHint: 'Elles gardent leur libellé et leur date d’expiration et ne sont pas envoyées.',
        choose: 'Utilisateurs',
        search: 'Rechercher des utilisateurs',
        assigned: 'Possède déjà cette licence',
        chosen: '%{smart_count} utilisateur choisi |||| %{smart_count} utilisateurs choisis',
        more: 'et %{smart_count} autre |||| et %{smart_count} autres',
        takeOut: 'Retirer %{name} de la sélection',
        chooseOne: 'Veuillez choisir au moins un utilisateur.',
        noMatch: 'Aucun utilisateur ne contient le texte recherché.',
        noUsers: 'Il n’y a pas encore d’utilisateurs.',
        loading: 'Chargement des utilisateurs',
        expiryToggle: 'Limiter la validité des clés',
        expiry: 'Date d’expiration',
        expiryClear: 'Effacer la date d’expiration',
        expireDateRequired: 'Veuillez choisir une date d’expiration.',
        expirePast: 'La date d’expiration ne doit pas être antérieure à aujourd’hui.',
        sendMail: 'Envoyer les clés aux utilisateurs par e-mail',
        inactiveMail:
            '%{smart_count} utilisateur choisi est inactif et ne reçoit pas d’e-mail. La clé pourra être envoyée dès que l’utilisateur sera actif. |||| %{smart_count} utilisateurs choisis sont inactifs et ne reçoivent pas d’e-mail. Leurs clés pourront être envoyées dès qu’ils seront actifs.',
        addSuccess: '%{smart_count} utilisateur a été ajouté. |||| %{smart_count} utilisateurs ont été ajoutés.',
        partial: 'Toutes les licences n’ont pas pu être attribuées.',
        addFailed: 'Les utilisateurs n’ont pas pu être ajoutés.',
        failedTitle: 'Ces utilisateurs n’ont pas reçu la licence. Ils restent sélectionnés pour une nouvelle tentative.',
        remove: 'Retirer de la licence',
        removeTitle: 'Retirer l’utilisateur',
        removeText: '« %{name} » perd cette licence ainsi que la clé. Voulez-vous retirer cet utilisateur de la licence ?',
        removeConfirm: 'Retirer',
        removeSuccess: 'L’utilisateur a été retiré de la licence.',
        emptyTitle: 'Aucun utilisateur pour le moment',
        emptyText: 'Les utilisateurs qui reçoivent une clé de cette licence apparaissent ici.',
    },
};

export default messages;
