import type en from '../en/licenceUsers';

const messages: typeof en = {
    licenceUsers: {
        title: 'Użytkownicy',
        fields: {
            name: 'Imię i nazwisko',
            email: 'E-mail',
            state: 'Status',
        },
        inactive: 'Nieaktywny',
        guest: 'Gość',
        roles: {
            ADMIN: 'Administrator',
            READER_ADMIN: 'Administrator (tylko odczyt)',
        },
        add: 'Dodaj użytkowników',
        addTitle: 'Dodawanie użytkowników do licencji',
        addSubmit: 'Dodaj',
        free: 'Wolny jest %{smart_count} klucz. |||| Wolne są %{smart_count} klucze. |||| Wolnych jest %{smart_count} kluczy.',
        noneFree: 'Nie ma wolnych kluczy.',
        overbooked:
            'Dostępne klucze: %{keys}, wybrani użytkownicy: %{users}. Proszę zdecydować, kto nie otrzyma klucza: nic nie zostanie przypisane, dopóki nie odznaczą Państwo %{smart_count} użytkownika. |||| Dostępne klucze: %{keys}, wybrani użytkownicy: %{users}. Proszę zdecydować, kto nie otrzyma klucza: nic nie zostanie przypisane, dopóki nie odznaczą Państwo %{smart_count} użytkowników. |||| Dostępne klucze: %{keys}, wybrani użytkownicy: %{users}. Proszę zdecydować, kto nie otrzyma klucza: nic nie zostanie przypisane, dopóki nie odznaczą Państwo %{smart_count} użytkowników.',
        giveSpare:
            'Przypisz także %{smart_count} klucz bez użytkownika |||| Przypisz także %{smart_count} klucze bez użytkownika |||| Przypisz także %{smart_count} kluczy bez użytkownika',
        giveSpareHint: 'Zachowują etykietę i datę ważności i nie są wysyłane.',
        choose: 'Użytkownicy',
        search: 'Szukaj użytkowników',
        assigned: 'Ma już tę licencję',
        chosen: 'Wybrano %{smart_count} użytkownika |||| Wybrano %{smart_count} użytkowników |||| Wybrano %{smart_count} użytkowników',
        more: 'i jeszcze %{smart_count} |||| i jeszcze %{smart_count} |||| i jeszcze %{smart_count}',
        takeOut: 'Usuń z wyboru: %{name}',
        chooseOne: 'Proszę wybrać co najmniej jednego użytkownika.',
        noMatch: 'Żaden użytkownik nie zawiera szukanego tekstu.',
        noUsers: 'Nie ma jeszcze użytkowników.',
        loading: 'Wczytywanie użytkowników',
        expiryToggle: 'Ogranicz ważność kluczy',
        expiry: 'Data wygaśnięcia',
        expiryClear: 'Wyczyść datę wygaśnięcia',
        expireDateRequired: 'Proszę wybrać datę wygaśnięcia.',
        expirePast: 'Data wygaśnięcia nie może być wcześniejsza niż dzisiejsza.',
        sendMail: 'Wyślij klucze użytkownikom e-mailem',
        inactiveMail:
            '%{smart_count} wybrany użytkownik jest nieaktywny i nie otrzyma e-maila. Klucz będzie można wysłać, gdy użytkownik stanie się aktywny. |||| %{smart_count} wybrani użytkownicy są nieaktywni i nie otrzymają e-maila. Klucze będzie można wysłać, gdy staną się aktywni. |||| %{smart_count} wybranych użytkowników jest nieaktywnych i nie otrzyma e-maila. Klucze będzie można wysłać, gdy staną się aktywni.',
        addSuccess:
            'Dodano %{smart_count} użytkownika. |||| Dodano %{smart_count} użytkowników. |||| Dodano %{smart_count} użytkowników.',
        partial: 'Nie udało się przydzielić wszystkich licencji.',
        addFailed: 'Nie udało się dodać użytkowników.',
        failedTitle: 'Ci użytkownicy nie otrzymali licencji. Pozostają wybrani do ponownej próby.',
        remove: 'Usuń z licencji',
        removeTitle: 'Usunięcie użytkownika',
        removeText: '„%{name}” straci tę licencję wraz z kluczem. Usunąć użytkownika z licencji?',
        removeConfirm: 'Usuń',
        removeSuccess: 'Użytkownik został usunięty z licencji.',
        emptyTitle: 'Brak użytkowników',
        emptyText: 'Użytkownicy, którzy otrzymają klucz tej licencji, pojawią się tutaj.',
    },
};

export default messages;
