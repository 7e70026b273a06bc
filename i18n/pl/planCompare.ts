import type en from '../en/planCompare';
import type { Translation } from '../messages';

export default {
    planCompare: {
        title: 'Porównaj dwa pliki',
        text: 'Dwa pliki „Kto co ma”, np. z zeszłego roku i z dzisiaj. Są czytane tylko w tej przeglądarce; nic nie jest wysyłane ani zmieniane.',
        before: 'Wcześniejszy plik',
        after: 'Późniejszy plik',
        choose: 'Wybierz plik',
        another: 'Wybierz inny plik',
        rows: '%{name}: %{smart_count} pozycja |||| %{name}: %{smart_count} pozycje |||| %{name}: %{smart_count} pozycji',
        day: 'Dzień pliku',
        dayHint: 'Z nazwy pliku. Pokazuje, co w tym czasie wygasło.',
        clear: 'Wyczyść dzień',
        other: 'To nie jest plik „Kto co ma”.',
        close: 'Zamknij',
        same: 'Oba pliki mówią to samo.',
        differences: 'Różnice',
        order: 'Kolejność',
        orders: { person: 'Według osób', licence: 'Według licencji' },
        kinds: {
            given: 'Przypisane',
            taken: 'Odebrane',
            moved: 'Przekazane',
            expired: 'Wygasłe',
            renamed: 'Nowa nazwa',
        },
        says: {
            given: 'Otrzymał(a) klucz',
            taken: 'Nie ma już klucza',
            moved: 'Klucz ma teraz %{now}',
            expired: 'Wygasł %{now}',
            renamed: '„%{was}” to teraz „%{now}”',
        },
        person: 'Osoba',
        key: 'Klucz',
        what: 'Co się różni',
        was: 'Przedtem',
        now: 'Teraz',
        save: 'Zapisz różnice (CSV)',
    },
} satisfies Translation<typeof en>;
