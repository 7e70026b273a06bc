import type en from '../en/verbs';
import type { Translation } from '../messages';

/** The actions on several: what they are called, the button that starts them, and what they do. */
export default {
    verbs: {
        giveLicence: { title: 'Przypisz licencję', submit: 'Przypisz' },
        joinGroup: { title: 'Dodaj do grupy w chmurze', submit: 'Dodaj' },
        reset: {
            title: 'Zresetuj hasło',
            submit: 'Wyślij e-maile',
            text: 'Każdy z tych użytkowników otrzyma e-mail z linkiem do wyboru nowego hasła.',
        },
        activate: {
            title: 'Wyślij aktywację ponownie',
            submit: 'Wyślij e-maile',
            text: 'Każdy z tych użytkowników otrzyma nowy link aktywacyjny. Wcześniej wysłane linki przestaną działać.',
        },
        takeLicence: {
            title: 'Odbierz licencję',
            submit: 'Odbierz',
            text: 'Ci użytkownicy stracą licencję wraz z kluczami. Licencja będzie mieć więcej dostępnych kluczy.',
        },
        leaveGroup: {
            title: 'Usuń z grupy w chmurze',
            submit: 'Usuń',
            text: 'Ci użytkownicy stracą dostęp do treści udostępnionych grupie.',
        },
        logout: {
            title: 'Wyloguj ze wszystkich urządzeń',
            submit: 'Wyloguj',
            text: 'Ci użytkownicy zostaną wylogowani ze wszystkich urządzeń i będą musieli zalogować się ponownie. To, co nie zostało tam zapisane, może przepaść.',
        },
        deleteUser: {
            title: 'Usuń użytkowników',
            submit: 'Usuń',
            text: 'Ci użytkownicy zostaną usunięci wraz z członkostwem w grupach w chmurze. Tej operacji nie można cofnąć.',
        },
        expireKey: {
            title: 'Zmień datę wygaśnięcia',
            submit: 'Zmień',
            text: '%{smart_count} klucz otrzyma tę datę wygaśnięcia. |||| %{smart_count} klucze otrzymają tę datę wygaśnięcia. |||| %{smart_count} kluczy otrzyma tę datę wygaśnięcia.',
            chooseExpiry:
                'Proszę wybrać nową datę wygaśnięcia dla %{smart_count} klucza. |||| Proszę wybrać nową datę wygaśnięcia dla %{smart_count} kluczy. |||| Proszę wybrać nową datę wygaśnięcia dla %{smart_count} kluczy.',
            noExpiry:
                '%{smart_count} klucz nie będzie już wygasał. |||| %{smart_count} klucze nie będą już wygasały. |||| %{smart_count} kluczy nie będzie już wygasało.',
        },
        sendKey: {
            title: 'Wyślij klucze',
            submit: 'Wyślij',
            text: '%{smart_count} klucz zostanie wysłany e-mailem do swojego użytkownika. |||| %{smart_count} klucze zostaną wysłane e-mailem do swoich użytkowników. |||| %{smart_count} kluczy zostanie wysłanych e-mailem do swoich użytkowników.',
        },
        renewKey: {
            title: 'Wymień kody kluczy',
            submit: 'Wymień',
            text: '%{smart_count} klucz otrzyma nowy kod. Obecnego nie będzie można już używać. |||| %{smart_count} klucze otrzymają nowe kody. Obecnych nie będzie można już używać. |||| %{smart_count} kluczy otrzyma nowe kody. Obecnych nie będzie można już używać.',
        },
        deleteKey: {
            title: 'Usuń klucze',
            submit: 'Usuń',
            text: '%{smart_count} klucz zostanie usunięty wraz ze stanowiskami. Tej operacji nie można cofnąć. |||| %{smart_count} klucze zostaną usunięte wraz ze stanowiskami. Tej operacji nie można cofnąć. |||| %{smart_count} kluczy zostanie usuniętych wraz ze stanowiskami. Tej operacji nie można cofnąć.',
        },
        releaseSeat: {
            title: 'Zwolnij stanowiska',
            submit: 'Zwolnij',
            text: '%{smart_count} stanowisko zostanie zwolnione i będzie można go użyć na innym komputerze. |||| %{smart_count} stanowiska zostaną zwolnione i będzie można ich użyć na innych komputerach. |||| %{smart_count} stanowisk zostanie zwolnionych i będzie można ich użyć na innych komputerach.',
        },
        removeSeat: {
            title: 'Usuń stanowiska z listy',
            submit: 'Usuń',
            text: '%{smart_count} nieaktywne stanowisko zostanie usunięte z listy. |||| %{smart_count} nieaktywne stanowiska zostaną usunięte z listy. |||| %{smart_count} nieaktywnych stanowisk zostanie usuniętych z listy.',
        },
    },
} satisfies Translation<typeof en>;
