import type en from '../en/planJobs';
import type { Translation } from '../messages';

export default {
    jobs: {
        title: 'Działanie zbiorcze',
        bar: 'Działania zbiorcze w toku',
        progress: 'Wykonano %{done} z %{total}',
        progressOf: 'Postęp: %{title}',
        allDone: {
            users: 'Wykonano dla %{smart_count} użytkownika |||| Wykonano dla %{smart_count} użytkowników |||| Wykonano dla %{smart_count} użytkowników',
            keys: 'Wykonano dla %{smart_count} klucza |||| Wykonano dla %{smart_count} kluczy |||| Wykonano dla %{smart_count} kluczy',
            seats: 'Wykonano dla %{smart_count} stanowiska |||| Wykonano dla %{smart_count} stanowisk |||| Wykonano dla %{smart_count} stanowisk',
        },
        failed: '%{smart_count} niepowodzenie |||| %{smart_count} niepowodzenia |||| %{smart_count} niepowodzeń',
        changed:
            '%{smart_count} zmieniono w międzyczasie |||| %{smart_count} zmieniono w międzyczasie |||| %{smart_count} zmieniono w międzyczasie',
        unknownCount: '%{smart_count} niepewne |||| %{smart_count} niepewne |||| %{smart_count} niepewnych',
        left: 'Pozostały czas (w przybliżeniu): %{time}',
        spoken: '%{title}: wykonano %{percent}%',
        unsaved: 'Ta przeglądarka niczego nie zapisuje: działanie zakończy się po ponownym wczytaniu lub zamknięciu tej strony.',
        pause: 'Wstrzymaj',
        open: 'Szczegóły',
        states: {
            running: 'W toku',
            paused: 'Wstrzymano',
            stopped: 'Zatrzymano',
            ended: 'Zakończono',
            targetMissing: 'Zakończono przed czasem',
            dropped: 'Zakończono, ponieważ w tej przeglądarce zalogowała się inna osoba',
        },
        again: {
            users: 'Spróbuj ponownie dla %{smart_count} użytkownika |||| Spróbuj ponownie dla %{smart_count} użytkowników |||| Spróbuj ponownie dla %{smart_count} użytkowników',
            keys: 'Spróbuj ponownie dla %{smart_count} klucza |||| Spróbuj ponownie dla %{smart_count} kluczy |||| Spróbuj ponownie dla %{smart_count} kluczy',
            seats: 'Spróbuj ponownie dla %{smart_count} stanowiska |||| Spróbuj ponownie dla %{smart_count} stanowisk |||| Spróbuj ponownie dla %{smart_count} stanowisk',
        },
        resend: {
            users: 'Wyślij ponownie do %{smart_count} użytkownika |||| Wyślij ponownie do %{smart_count} użytkowników |||| Wyślij ponownie do %{smart_count} użytkowników',
            keys: 'Wyślij ponownie %{smart_count} klucz |||| Wyślij ponownie %{smart_count} klucze |||| Wyślij ponownie %{smart_count} kluczy',
        },
        sendAgain: 'Wyślij ponownie',
        receipt: 'Pobierz raport',
        rows: {
            users: 'Użytkownicy',
            keys: 'Klucze',
            seats: 'Stanowiska',
        },
        row: {
            users: 'Użytkownik',
            keys: 'Klucz',
            seats: 'Stanowisko',
        },
        what: 'Działanie',
        outcome: 'Wynik',
        reason: 'Przyczyna',
        every: 'Wszystkie (%{count})',
        outcomes: {
            done: 'Wykonano',
            gone: 'Już nie istnieje',
            failed: 'Nie powiodło się',
            changed: 'Zmieniono w międzyczasie',
            unknown: 'Być może wysłano',
            waiting: 'Nie rozpoczęto',
            sent: 'W toku',
        },
        unknownReason: 'Połączenie zostało przerwane: wiadomość e-mail mogła zostać wysłana.',
        unknownText:
            'Połączenie zostało przerwane podczas wysyłania niektórych wiadomości e-mail. Mogły one dotrzeć, dlatego nie są automatycznie wysyłane ponownie.',
        unknownChange: {
            outcome: 'Niepewne',
            reason: 'Połączenie zostało przerwane: nie wiadomo, czy operacja została wykonana.',
            text: 'Połączenie zostało w międzyczasie przerwane. Nie wiadomo, czy operacja została wykonana, dlatego nie jest automatycznie powtarzana.',
        },
        endedEarly: 'Zakończono przed czasem: %{reason}',
        unknown: {
            users: 'Użytkownik %{id}',
            keys: 'Klucz %{id}',
            seats: 'Stanowisko %{id}',
        },
        missingTitle: 'Brak danych do wyświetlenia',
        missingText: 'Wyniki są przechowywane w tej przeglądarce przez 24 godziny i usuwane przy wylogowaniu.',
        signOut: {
            title: 'Wylogować się teraz?',
            text: 'Działania nie wykonano jeszcze dla %{smart_count} pozycji. Wylogowanie je zakończy. |||| Działania nie wykonano jeszcze dla %{smart_count} pozycji. Wylogowanie je zakończy. |||| Działania nie wykonano jeszcze dla %{smart_count} pozycji. Wylogowanie je zakończy.',
            stay: 'Nie wylogowuj',
        },
    },
} satisfies Translation<typeof en>;
