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
        profile: 'Mój profil',
        signOut: 'Wyloguj się',
        customerNumber: 'Numer klienta %{id}',
        admin: 'Administrator',
        demo: 'Licencja demo',
        loading: 'Wczytywanie',
        customerMissing: 'Brakuje elementów zależnych od danych klienta lub nie można z nich korzystać.',
    },
    modal: {
        close: 'Zamknij',
        cancel: 'Anuluj',
    },
    toast: {
        region: 'Komunikaty',
        dismiss: 'Zamknij komunikat',
    },
    notifications: {
        region: 'Powiadomienia',
        dismiss: 'Ukryj powiadomienie',
        default: 'Powiadomienie',
        success: 'Dobra wiadomość',
        warning: 'Ostrzeżenie',
        danger: 'Ważne',
    },
    messages: {
        updateAvailable: 'Dostępna jest nowa wersja portalu.',
        updateReload: 'Strona zostanie wczytana ponownie. Proszę najpierw zapisać wprowadzane dane.',
        updateNow: 'Odśwież teraz',
        updateIgnore: 'Ignoruj',
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
