import type en from '../en/tickets';
import type { Translation } from '../messages';

export default {
    tickets: {
        title: 'Zgłoszenia CAM',
        tile: 'Pytania do pomocy technicznej CAM',
        number: 'Zgłoszenie %{number}',
        noAnswer: 'Jeszcze brak',
        createdOn: 'Utworzono: %{date}',
        activeTitle: 'Aktywne zgłoszenia',
        closedTitle: 'Zamknięte zgłoszenia',
        closedNext: 'Przejdź do zgłoszeń',
        emptyTitle: 'Brak zgłoszeń',
        emptyText: 'Tutaj można zadać pytanie pomocy technicznej CAM. Zgłoszenia i odpowiedzi pojawią się w tym miejscu.',
        closedEmptyTitle: 'Brak zamkniętych zgłoszeń',
        closedEmptyText: 'Tutaj pojawiają się zgłoszenia zamknięte i rozwiązane; można je nadal czytać.',
        permissionTitle: 'Brak uprawnienia',
        permissionText:
            'Zgłoszenia CAM wymagają licencji z modułem CAM i osobistego uprawnienia. Prosimy o kontakt z administratorem licencji.',
        permissionTextAdmin:
            'Zgłoszenia CAM wymagają licencji z modułem CAM i osobistego uprawnienia. Prosimy o kontakt z naszą pomocą techniczną.',
        fields: {
            number: 'Numer',
            content: 'Pytanie',
            status: 'Status',
            authors: 'Autorzy',
            created: 'Utworzono',
            lastAnswer: 'Ostatnia odpowiedź pomocy technicznej',
        },
        status: {
            open: 'Otwarte',
            inprogress: 'W toku',
            closed: 'Zamknięte',
            solved: 'Rozwiązane',
        },
        latest: {
            self: 'Państwa ostatnia wiadomość: %{date}',
            customer: 'Ostatnia wiadomość od %{author}: %{date}',
            support: 'Odpowiedź pomocy technicznej: %{date}',
        },
        create: {
            button: 'Nowe zgłoszenie',
            title: 'Nowe zgłoszenie',
            label: 'Państwa pytanie',
            hint: 'Prosimy opisać wykonane czynności i skutek. Wysyłanie: Ctrl + Enter (Mac: Cmd + Enter).',
            submit: 'Utwórz zgłoszenie',
            done: 'Zgłoszenie zostało utworzone.',
            arrived: 'Zgłoszenie dotarło i zostało utworzone.',
            notArrived: 'Zgłoszenie nie dotarło. Tekst został zachowany i można wysłać go ponownie.',
            unclear: 'Nie wiadomo jeszcze, czy zgłoszenie dotarło. Prosimy to sprawdzić przed ponownym wysłaniem.',
            onlyOneTitle: 'Istnieje aktywne zgłoszenie',
            onlyOneText:
                'Jednocześnie może być aktywne tylko jedno zgłoszenie. Zgłoszenie %{number} jest nadal aktywne: prosimy odpowiedzieć w nim lub zamknąć je przed utworzeniem nowego.',
            onlyOneWait:
                'Jednocześnie może być aktywne tylko jedno zgłoszenie. Zgłoszenie %{number} jest nadal aktywne. Nowe będzie można utworzyć, gdy zostanie ono zamknięte lub rozwiązane.',
            openActive: 'Otwórz zgłoszenie %{number}',
        },
        message: {
            label: 'Państwa wiadomość',
            hint: 'Wysyłanie: Ctrl + Enter (Mac: Cmd + Enter)',
            send: 'Wyślij',
            unsent: 'Państwa niewysłana wiadomość',
            arrived: 'Wiadomość dotarła.',
            notArrived: 'Wiadomość nie dotarła. Tekst został zachowany i można wysłać go ponownie.',
            unclear: 'Nie wiadomo jeszcze, czy wiadomość dotarła. Prosimy to sprawdzić przed ponownym wysłaniem.',
            checkAgain: 'Sprawdź ponownie',
        },
        obstacle: {
            closed: 'To zgłoszenie jest zamknięte i nie przyjmuje już wiadomości.',
            foreign: 'To zgłoszenie można czytać. Odpowiadać w nim mogą tylko jego uczestnicy.',
        },
        thread: {
            label: 'Rozmowa',
            empty: 'Brak wiadomości.',
            you: 'Ja',
            support: 'Pomoc techniczna',
            newMark: 'Nowe',
            newMessages:
                '%{smart_count} nowa wiadomość |||| %{smart_count} nowe wiadomości |||| %{smart_count} nowych wiadomości',
            stale: 'Nie można teraz wczytać nowych wiadomości.',
            failed: 'Nie udało się wczytać wiadomości',
            loading: 'Wczytywanie wiadomości',
        },
        close: {
            button: 'Zamknij zgłoszenie',
            title: 'Zamknąć zgłoszenie %{number}?',
            text: 'Zamknięte zgłoszenie nie przyjmuje już wiadomości i nie można go ponownie otworzyć.',
            confirm: 'Zamknij zgłoszenie',
            done: 'Zgłoszenie zostało zamknięte.',
        },
        errors: {
            notFound: 'Nie znaleziono zgłoszenia',
            load: 'Nie udało się wczytać danych zgłoszeń',
            create: 'Nie udało się utworzyć zgłoszenia',
            active: 'Istnieje już aktywne zgłoszenie. Nowe można utworzyć po jego zamknięciu.',
            close: 'Nie udało się zamknąć zgłoszenia',
            message: 'Nie udało się wysłać wiadomości',
            closed: 'Zgłoszenie jest zamknięte i nie przyjmuje już wiadomości',
        },
    },
} satisfies Translation<typeof en>;
