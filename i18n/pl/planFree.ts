import type en from '../en/planFree';
import type { Translation } from '../messages';

export default {
    planFree: {
        source: 'Sprawdzenie pokazuje klucze tych licencji, które nie są na żadnym komputerze. Wcześniej nic nie zostanie usunięte.',
        nothing: 'Proszę wybrać co najmniej jedną licencję.',
        which: 'Które klucze zostaną usunięte?',
        others: 'Na żadnym komputerze, z użytkownikiem',
        noTime: 'Serwer nie podaje godziny: żaden klucz nie jest uznawany za wygasły.',
        seats: 'Klucz z aktywnym stanowiskiem nie zostanie usunięty.',
        reasons: {
            noUser: 'Bez użytkownika',
            expired: 'Wygasły',
            neverActivated: 'Konto nieaktywowane',
            noMachine: 'Na żadnym komputerze',
        },
        states: {
            unused: 'Zostanie usunięty',
            kept: 'Pozostanie',
        },
        figures: {
            unused: '%{smart_count} klucz zostanie usunięty |||| %{smart_count} klucze zostaną usunięte |||| %{smart_count} kluczy zostanie usuniętych',
            kept: '%{smart_count} klucz pozostanie |||| %{smart_count} klucze pozostaną |||| %{smart_count} kluczy pozostanie',
        },
        delete: 'Klucz zostanie usunięty wraz ze stanowiskami',
        of: 'Licencja: %{licence}',
        loses: 'Traci klucz: %{name}',
    },
} satisfies Translation<typeof en>;
