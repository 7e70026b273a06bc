import type en from '../en/dashboard';

const messages: typeof en = {
    dashboard: {
        title: 'Prehľad',
        greeting: 'Vitajte, %{name}',
        intro: 'Čo chcete urobiť?',
        external: 'otvorí sa na novej karte',
        profile: 'Vaše osobné údaje, údaje o firme a informácie o cloude',
        users: 'Pozývanie osôb, prideľovanie licencií a pomoc',
        licences: 'Licencie, kľúče a pracoviská vašej firmy',
        keys: 'Vaše osobné licenčné kľúče',
        cloudGroups: 'Zdieľanie cloudového obsahu so skupinami osôb',
        contracts: 'Zmluvy, doby platnosti a faktúry',
        applications: 'Súbory na stiahnutie a dokumentácia vašich programov',
        tickets: 'Otázky pre podporu CAM',
        academy: 'Učenie s videami a kurzmi',
    },
};

export default messages;
