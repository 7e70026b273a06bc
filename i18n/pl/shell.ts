import type en from '../en/shell';

const messages: typeof en = {
    areas: {
        dashboard: 'Pulpit',
        profile: 'Profil',
        users: 'Zarządzanie użytkownikami',
        licences: 'Licencje',
        keys: 'Klucze licencyjne',
        cloudGroups: 'Grupy w chmurze',
        contracts: 'Umowy',
        applications: 'Aplikacje',
        tickets: 'Zgłoszenia CAM',
        academy: 'Akademia',
    },
    layout: {
        skip: 'Przejdź do treści',
        navigation: 'Nawigacja główna',
        openNavigation: 'Otwórz nawigację',
        closeNavigation: 'Zamknij nawigację',
        collapse: 'Zwiń nawigację',
        expand: 'Rozwiń nawigację',
        opensNewTab: 'otwiera się w nowej karcie',
        breadcrumb: 'Ścieżka',
        backTo: 'Wstecz: %{title}',
        language: 'Język',
        theme: 'Wygląd',
        themeLight: 'Jasny',
        themeDark: 'Ciemny',
        themeSystem: 'Jak w systemie',
        account: 'Konto %{email}',
        accountMenu: 'Konto',
        profile: 'Mój profil',
        signOut: 'Wyloguj się',
        customerNumber: 'Numer klienta %{id}',
        admin: 'Administrator',
        adminReads: 'Administrator (tylko odczyt)',
        demo: 'Licencja demo',
        loading: 'Wczytywanie',
        customerMissing: 'Dopóki dane Państwa firmy nie zostaną wczytane, niektóre obszary są ukryte.',
    },
    modal: {
        required: 'pole wymagane',
        close: 'Zamknij',
        cancel: 'Anuluj',
    },
    messageField: {
        left: 'Pozostał %{smart_count} znak |||| Pozostały %{smart_count} znaki |||| Pozostało %{smart_count} znaków',
        over: 'O %{smart_count} znak za dużo |||| O %{smart_count} znaki za dużo |||| O %{smart_count} znaków za dużo',
        near: 'Pozostało tylko kilka znaków.',
        empty: 'Proszę wpisać tekst.',
        tooLong: 'Tekst może mieć najwyżej %{maximum} znaków. Proszę go skrócić.',
    },
    toast: {
        region: 'Komunikaty',
        dismiss: 'Zamknij komunikat',
    },
    errorPage: {
        notFoundTitle: 'Nie znaleziono tej strony',
        notFoundText: 'Adres może zawierać błąd albo wskazana treść już nie istnieje.',
        unknownTitle: 'Ups, coś poszło nie tak',
        unknownText:
            'Nie udało się wyświetlić strony. Jeśli problem wystąpi ponownie, prosimy o kontakt z naszym działem wsparcia.',
        outdatedTitle: 'Nie udało się wczytać części portalu',
        outdatedText:
            'Być może opublikowano nową wersję lub połączenie zostało przerwane. Aby kontynuować, proszę wczytać stronę ponownie.',
        supportHint: 'Jeśli problem wystąpi ponownie, prosimy o kontakt z naszym działem wsparcia.',
        back: 'Wstecz',
        reload: 'Wczytaj stronę ponownie',
        dashboard: 'Przejdź do pulpitu',
    },
};

export default messages;
