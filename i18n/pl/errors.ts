import type en from '../en/errors';
import type { Translation } from '../messages';

export default {
    errors: {
        400: 'Nieprawidłowe żądanie',
        401: 'Wymagane uwierzytelnienie',
        403: 'Brak uprawnień do tej czynności',
        404: 'Nie znaleziono danych',
        409: 'Dane zostały w międzyczasie zmienione. Proszę odświeżyć widok i spróbować ponownie.',
        429: 'Zbyt wiele żądań naraz.',
        500: 'Nie udało się przetworzyć żądania',
        503: 'Serwer jest przeciążony lub trwa jego konserwacja.',
        later: 'Proszę spróbować ponownie za chwilę.',
        again: 'Ponownie możliwe %{when}.',
        network: 'Serwer jest nieosiągalny. Proszę sprawdzić połączenie i spróbować ponownie.',
        timeout: 'Serwer nie odpowiada. Proszę spróbować ponownie za chwilę.',
        unknown: 'Ups, coś poszło nie tak',
        forbidden: 'Nie mają Państwo uprawnień do tej czynności',
        noToken: 'Nie znaleziono ważnej sesji',
        incomplete: 'Nie udało się wczytać wszystkiego',
        next: {
            again: 'Proszę spróbować jeszcze raz; jeśli problem wystąpi ponownie, prosimy o kontakt z naszą pomocą techniczną.',
            unclear: 'Nie wiadomo, czy operacja została wykonana. Proszę to sprawdzić przed ponowną próbą.',
            input: 'Proszę sprawdzić wprowadzone dane; jeśli problem wystąpi ponownie, prosimy o kontakt z naszą pomocą techniczną.',
            gone: 'Być może dane zostały w międzyczasie usunięte. Proszę wczytać stronę ponownie.',
            ask: 'Prosimy o kontakt z administratorem licencji.',
            support: 'Prosimy o kontakt z naszą pomocą techniczną.',
        },
        session: {
            loginFailed: 'Logowanie nie powiodło się',
            missingAuthentication: 'Brak danych uwierzytelniających lub są one nieprawidłowe',
            logoutFailed: 'Wylogowanie nie powiodło się',
            unauthorized: 'Brak autoryzacji',
            changePasswordFailed: 'Nie udało się zmienić hasła',
            saveFailed: 'Nie udało się zapisać zmian',
            passwordResetFailed: 'Nie udało się zresetować hasła',
            transferFailed: 'Nie udało się potwierdzić przeniesienia',
            profileMissing: 'Nie znaleziono danych użytkownika lub danych klienta',
            customerNotFound: 'Nie znaleziono klienta',
            customerFailed: 'Nie udało się wczytać danych klienta',
        },
        edu: {
            invalidToken: 'Ten link jest nieprawidłowy',
            notValidated: 'Nie udało się sprawdzić linku',
            activationFailed: 'Nie udało się wysłać danych formularza',
        },
    },
} satisfies Translation<typeof en>;
