import type en from '../en/profile';

const messages: typeof en = {
    profile: {
        title: 'Mój profil',
        personal: 'Dane osobowe',
        company: 'Dane firmy',
        cloud: 'Informacje o chmurze',
        edit: 'Edytuj',
        changePassword: 'Zmień hasło',
        viewInUserManagement: 'Wyświetl w zarządzaniu użytkownikami',
        notGiven: 'Nie podano',
        fields: {
            email: 'E-mail',
            displayName: 'Nazwa wyświetlana',
            forename: 'Imię',
            surname: 'Nazwisko',
            phone: 'Telefon',
            function: 'Stanowisko',
            customer: 'Numer klienta',
            name: 'Nazwa',
            street: 'Ulica',
            zip: 'Kod pocztowy',
            city: 'Miejscowość',
            quota: 'Miejsce w chmurze',
            featureLevel: 'Poziom funkcji',
        },
        editing: {
            title: 'Edycja profilu',
            displayNameHint: 'Najwyżej %{max} znaków. Inni widzą tę nazwę, na przykład w komentarzach.',
            onlyAdmin: 'Te dane może zmienić tylko administrator.',
            delay: 'Nowa nazwa wyświetlana może pojawić się wszędzie dopiero po 24 godzinach.',
            required: 'Proszę wypełnić to pole.',
            tooLong: 'Proszę użyć najwyżej %{max} znaków.',
            save: 'Zapisz',
            saved: 'Profil został zapisany.',
        },
        password: {
            title: 'Zmiana hasła',
            current: 'Obecne hasło',
            new: 'Nowe hasło',
            repeat: 'Powtórz nowe hasło',
            show: 'Pokaż hasła',
            invalid: 'Nieprawidłowe hasło. Proszę podać obecne hasło.',
            newHint: 'Co najmniej 6 znaków.',
            save: 'Zmień hasło',
            saved: 'Hasło zostało zmienione.',
        },
    },
};

export default messages;
