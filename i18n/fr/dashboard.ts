import type en from '../en/dashboard';

const messages: typeof en = {
    dashboard: {
        title: 'Tableau de bord',
        greeting: 'Bienvenue, %{name}',
        intro: 'Que souhaitez-vous faire ?',
        external: 's’ouvre dans un nouvel onglet',
        profile: 'Vos données personnelles, les données de l’entreprise et les informations cloud',
        users: 'Inviter des personnes, leur attribuer des licences et les aider',
        licences: 'Licences, clés et postes de votre entreprise',
        keys: 'Vos clés de licence personnelles',
        cloudGroups: 'Partager des contenus cloud avec des groupes de personnes',
        contracts: 'Contrats, durées et factures',
        applications: 'Téléchargements et documentation de vos programmes',
        tickets: 'Questions à l’assistance CAM',
        academy: 'Apprendre avec des vidéos et des cours',
    },
};

export default messages;
