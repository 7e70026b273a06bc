import type en from '../en/ra';

const messages: typeof en = {
    ra: {
        auth: {
            auth_check_error: 'Aby kontynuować, proszę się zalogować.',
        },
        notification: {
            data_provider_error: 'Nie udało się przetworzyć żądania.',
            http_error: 'Serwer jest nieosiągalny.',
            item_doesnt_exist: 'Pozycja nie istnieje.',
            logged_out: 'Sesja wygasła. Proszę zalogować się ponownie.',
            not_authorized: 'Brak uprawnień do tej czynności.',
            offline: 'Brak połączenia. Nie udało się wczytać danych.',
            bad_item: 'Nie udało się odczytać pozycji.',
        },
        validation: {
            required: 'Pole wymagane',
            minLength: 'Minimalna liczba znaków: %{min}',
            maxLength: 'Maksymalna liczba znaków: %{max}',
            minValue: 'Co najmniej %{min}',
            maxValue: 'Najwyżej %{max}',
            number: 'Proszę podać liczbę.',
            email: 'Proszę podać prawidłowy adres e-mail.',
        },
    },
};

export default messages;
