import type en from '../en/renewal';
import type { Translation } from '../messages';

export default {
    renewal: {
        intro: 'Które klucze są wykorzystywane, które nie, i ile to kosztuje rocznie.',
        notRead: 'Nie wszystko zostało wczytane.',
        failed: 'Nie udało się wczytać: %{names}',
        reading: 'Wczytywanie stanowisk i kluczy',
        tooMany: 'Liczba stanowisk lub kluczy: %{count}. Wczytanie ich potrwa chwilę.',
        read: 'Wczytaj',
        spans: {
            month: '30 dni',
            year: '12 miesięcy',
            all: 'Wszystko',
        },
        chart: {
            span: 'Okres',
            day: 'Dzień na wykresie',
            today: 'Dzisiaj',
            legend: 'Linie wykresu',
            keys: 'Klucze z aktywnym stanowiskiem, co najmniej',
            machines: 'Komputery, co najmniej',
            count: 'Liczba dzisiaj: %{count}',
            valid: 'Klucze, które nie wygasły: %{count}',
            validUntil: 'Klucze, które nie wygasły: %{count} (po %{date}: %{left})',
            ahead: 'Daty po dzisiejszym dniu',
            atLeast: 'Co najmniej, ponieważ po stanowiskach usuniętych z listy nie zostaje ślad.',
            atLeastKeys:
                'co najmniej %{smart_count} klucz |||| co najmniej %{smart_count} klucze |||| co najmniej %{smart_count} kluczy',
            atLeastMachines: '%{smart_count} komputer |||| %{smart_count} komputery |||| %{smart_count} komputerów',
            nothing: 'Nie ma jeszcze stanowisk.',
        },
        table: {
            title: 'Pokaż jako tabelę',
            period: 'Okres',
        },
        choose: {
            contract: 'Umowa',
            none: 'Bez umowy: wszystkie ważne licencje',
            licences: 'Licencje: %{count} z %{total}',
            which: 'Umowa nie wskazuje, których licencji dotyczy. Proszę je wybrać.',
            nothing: 'Nie wybrano żadnej licencji.',
            nothingText: 'Proszę wybrać licencje powyżej.',
        },
        sheet: {
            title: 'Klucze według licencji',
            given: 'Klucze',
            withoutUser: 'Bez użytkownika',
            expired: 'Wygasłe',
            neverActivated: 'Konto nieaktywowane',
            noMachine: 'Na żadnym komputerze',
            highest: 'Maksimum z 12 miesięcy, co najmniej',
            idle: 'Nieużywane',
            perYear: 'Rocznie',
            idleHint: 'Nieużywane: bez użytkownika, wygasłe lub konta, którego nigdy nie aktywowano, i bez aktywnego stanowiska.',
            plan: 'Sprawdź %{smart_count} nieużywany klucz |||| Sprawdź %{smart_count} nieużywane klucze |||| Sprawdź %{smart_count} nieużywanych kluczy',
            noPlan: 'Nie ma nieużywanych kluczy.',
            print: 'Drukuj',
        },
    },
} satisfies Translation<typeof en>;
