import type en from '../en/dashboard';

const messages: typeof en = {
    dashboard: {
        title: 'Pulpit',
        greeting: 'Witamy, %{name}',
        intro: 'Co chcą Państwo zrobić?',
        external: 'otwiera się w nowej karcie',
        profile: 'Dane osobowe, dane firmy i informacje o chmurze',
        users: 'Zapraszanie osób, przydzielanie im licencji i pomoc',
        licences: 'Licencje, klucze i stanowiska Państwa firmy',
        keys: 'Osobiste klucze licencyjne',
        cloudGroups: 'Udostępnianie treści w chmurze grupom osób',
        contracts: 'Umowy, okresy obowiązywania i faktury',
        applications: 'Pliki do pobrania i dokumentacja programów',
        tickets: 'Pytania do działu wsparcia CAM',
        academy: 'Nauka z filmami i kursami',
    },
};

export default messages;
