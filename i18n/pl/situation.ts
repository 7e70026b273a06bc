import type en from '../en/situation';
import type { Translation } from '../messages';

export default {
    situation: {
        text: 'Plik dla naszej pomocy technicznej, która dzięki niemu widzi portal tak jak Państwo. Imiona i nazwiska, adresy, komputery, nazwy, klucze, notatki i identyfikatory są w przeglądarce zastępowane zmyślonymi, a wiadomości pomijane. Nic nie jest wysyłane: Państwo decydują, komu przekazać plik.',
        begun: 'Wczytywanie…',
        reading: 'Wczytane obszary: %{done} z %{total}',
        ready: 'Plik jest gotowy. Przed zapisaniem proszę sprawdzić jego zawartość.',
        save: 'Zapisz plik',
        saved: 'Plik „%{file}” został zapisany.',
        tooLarge: 'Plik byłby większy niż %{megabytes} MB. Nie został zapisany.',
        missing: 'Nie udało się wczytać, więc nie ma tego w pliku:',
        search: 'Szukaj w pliku, np. własnego nazwiska',
        searchHint: 'Tutaj można sprawdzić, czy w pliku nie ma danych osobowych.',
        notFound: '„%{text}” nie występuje nigdzie w pliku.',
        found: '„%{text}” występuje w: %{where}',
        show: 'Zawartość pliku',
        record: 'Rekord',
        content: 'Zawartość',
        fileName: 'Sytuacja',
        kinds: {
            circumstances: 'Strona, okno i nieudane wywołania',
            customer: 'Firma',
            user: 'Moje konto',
            users: 'Użytkownicy',
            licences: 'Licencje',
            keys: 'Klucze',
            cloudGroups: 'Grupy w chmurze',
            contracts: 'Umowy',
            invoices: 'Faktury',
            tickets: 'Zgłoszenia bez wiadomości',
            courses: 'Akademia z postępami',
        },
    },
} satisfies Translation<typeof en>;
