import type en from '../en/profile';

const messages: typeof en = {
    profile: {
        title: 'Mon profil',
        personal: 'Données personnelles',
        company: 'Données de l’entreprise',
        cloud: 'Informations sur le cloud',
        edit: 'Modifier',
        changePassword: 'Modifier le mot de passe',
        viewInUserManagement: 'Afficher dans la gestion des utilisateurs',
        notGiven: 'Non renseigné',
        fields: {
            email: 'E-mail',
            displayName: 'Nom affiché',
            forename: 'Prénom',
            surname: 'Nom',
            phone: 'Téléphone',
            function: 'Fonction',
            customer: 'Numéro de client',
            name: 'Raison sociale',
            street: 'Rue',
            zip: 'Code postal',
            city: 'Ville',
            quota: 'Espace de stockage',
            featureLevel: 'Niveau de fonctionnalités',
        },
        editing: {
            title: 'Modifier le profil',
            displayNameHint:
                '%{max} caractères au maximum. Ce nom est visible par les autres, par exemple dans les commentaires.',
            onlyAdmin: 'Seul un administrateur peut modifier cette donnée.',
            delay: 'Il peut s’écouler jusqu’à 24 heures avant qu’un nouveau nom affiché apparaisse partout.',
            required: 'Veuillez remplir ce champ.',
            tooLong: 'Veuillez utiliser %{max} caractères au maximum.',
            save: 'Enregistrer',
            saved: 'Votre profil a été enregistré.',
        },
        password: {
            title: 'Modifier le mot de passe',
            current: 'Mot de passe actuel',
            new: 'Nouveau mot de passe',
            repeat: 'Répéter le nouveau mot de passe',
            show: 'Afficher les mots de passe',
            invalid: 'Mot de passe invalide. Veuillez saisir votre mot de passe actuel.',
            newHint: '6 caractères au minimum.',
            save: 'Modifier le mot de passe',
            saved: 'Votre mot de passe a été modifié.',
        },
    },
};

export default messages;
