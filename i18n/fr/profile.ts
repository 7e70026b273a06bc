import type en from '../en/profile';
import type { Translation } from '../messages';

export default {
    profile: {
        title: 'Profil',
        tile: 'Vos données personnelles, les données de l’entreprise et les informations cloud',
        pageTitle: 'Mon profil',
        company: 'Données de l’entreprise',
        cloud: 'Informations sur le cloud',
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
            onlyAdmin: 'Seul un administrateur de licences peut modifier cette donnée.',
            delay: 'Il peut s’écouler jusqu’à 24 heures avant qu’un nouveau nom affiché apparaisse partout.',
            required: 'Veuillez remplir ce champ.',
            tooLong: 'Veuillez utiliser %{max} caractères au maximum.',
            saved: 'Votre profil a été enregistré.',
        },
        password: {
            title: 'Modifier le mot de passe',
            current: 'Mot de passe actuel',
            new: 'Nouveau mot de passe',
            repeat: 'Répéter le nouveau mot de passe',
            show: 'Afficher les mots de passe',
            invalid: 'Mot de passe incorrect. Veuillez saisir votre mot de passe actuel.',
            tooShort: 'Le mot de passe doit comporter au moins 6 caractères.',
            mismatch: 'Les mots de passe ne correspondent pas.',
            newHint: '6 caractères au minimum.',
            saved: 'Votre mot de passe a été modifié.',
        },
    },
} satisfies Translation<typeof en>;
