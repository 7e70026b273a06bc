import type en from '../en/export';
import type { Translation } from '../messages';

export default {
    export: {
        title: 'Eksport: %{list}',
        format: 'Plik CSV do Excela, LibreOffice i innych arkuszy kalkulacyjnych. Jeśli wszystkie komórki trafiają do jednej kolumny, należy wybrać drugi separator.',
        separator: 'Separator',
        semicolon: 'Średnik (;) i przecinek dziesiętny',
        comma: 'Przecinek (,) i kropka dziesiętna',
        what: 'Co wyeksportować',
        found: 'Wszystkie wyniki (%{total})',
        everything: 'Wszystkie wyniki',
        chosen: 'Wybrane (%{total})',
        whole: 'Kto co ma',
        wholeText: 'Jeden wpis na osobę i klucz, z komputerami i grupami w chmurze',
        tokens: 'Dołącz kody kluczy',
        tokensText:
            'Każdy, kto ma ten plik, może użyć tych kluczy. Proszę przechowywać go bezpiecznie i usunąć, gdy nie będzie już potrzebny.',
        save: 'Zapisz plik',
        begun: 'Wczytywanie…',
        steps: {
            keys: 'Klucze: %{read} z %{total}',
            users: 'Użytkownicy: %{read} z %{total}',
        },
        stopped: 'Zatrzymano. Nie zapisano pliku.',
        failed: 'Nie zapisano pliku.',
        saved: 'Zapisano %{smart_count} wpis w pliku „%{file}”. |||| Zapisano %{smart_count} wpisy w pliku „%{file}”. |||| Zapisano %{smart_count} wpisów w pliku „%{file}”.',
        columns: {
            licence: 'Licencja',
            machines: 'Komputery z aktywnym stanowiskiem',
            groups: 'Grupy w chmurze',
            currency: 'Waluta',
            activated: 'Aktywne od',
            deactivated: 'Aktywne do',
            date: 'Data',
            annual: 'Cena roczna',
            members: 'Liczba członków',
            deadline: 'Termin',
            begun: 'Rozpoczęto',
            percent: 'Postęp w %',
            minutes: 'Długość w minutach',
        },
    },
} satisfies Translation<typeof en>;
