import type en from '../en/dashboard';

const messages: typeof en = {
    dashboard: {
        title: 'Overzicht',
        greeting: 'Welkom, %{name}',
        intro: 'Wat wilt u doen?',
        external: 'wordt in een nieuw tabblad geopend',
        profile: 'Uw persoonlijke gegevens, bedrijfsgegevens en cloudinformatie',
        users: 'Personen uitnodigen, van licenties voorzien en ondersteunen',
        licences: 'Licenties, sleutels en werkplekken van uw bedrijf',
        keys: 'Uw persoonlijke licentiesleutels',
        cloudGroups: 'Cloudinhoud delen met groepen personen',
        contracts: 'Contracten, looptijden en facturen',
        applications: 'Downloads en documentatie van uw programma’s',
        tickets: 'Vragen aan de CAM-support',
        academy: 'Leren met video’s en cursussen',
    },
};

export default messages;
