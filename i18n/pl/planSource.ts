import type en from '../en/planSource';
import type { Translation } from '../messages';

export default {
    planSource: {
        paste: 'Wklej listę',
        pasteHint:
            'Z arkusza, wiadomości e-mail lub katalogu: pozycje z nagłówkiem albo adresy jeden po drugim. Lista nie opuszcza tej przeglądarki, dopóki plan nie zostanie wykonany.',
        read: 'Wczytaj listę',
        file: 'Wybierz plik',
        files: 'Wybierz pliki',
        drop: 'Można też upuścić plik w dowolnym miejscu tej strony lub go wkleić: .xlsx, CSV lub tekst, do 5000 pozycji.',
        dropSeveral:
            'Można też upuścić pliki w dowolnym miejscu tej strony lub je wkleić: .xlsx, CSV, tekst lub ZIP, razem do 5000 pozycji.',
        again: 'Wybierz plik ponownie',
        againText: 'Kodowanie i arkusz można zmienić po ponownym wybraniu pliku: ta przeglądarka nie przechowuje plików.',
        reading: 'Trwa wczytywanie listy…',
        from: '%{smart_count} pozycja z: %{name} |||| %{smart_count} pozycje z: %{name} |||| %{smart_count} pozycji z: %{name}',
        pasted: 'wklejony tekst',
        another: 'Użyj innej listy',
        encoding: 'Kodowanie',
        sheet: 'Arkusz',
        hiddenSheet: '%{name} (ukryty)',
        leaveHidden: 'Pomiń ukryte pozycje',
        hidden: '%{smart_count} pozycja jest ukryta w arkuszu: %{rows} |||| %{smart_count} pozycje są ukryte w arkuszu: %{rows} |||| %{smart_count} pozycji jest ukrytych w arkuszu: %{rows}',
        columns: 'Kolumny',
        columnsText:
            'Proszę sprawdzić, co zawiera każda kolumna. Widoczne są pierwsze pozycje, a pod nimi sposób ich odczytania.',
        column: 'Kolumna %{number}',
        content: 'Zawartość: %{column}',
        readAs: 'Jak odczytano pierwsze pozycje',
        fields: {
            none: 'Nieużywana',
            email: 'E-mail',
            forename: 'Imię',
            surname: 'Nazwisko',
            fullName: 'Imię i nazwisko',
            surnameFirst: 'Nazwisko i imię',
            note: 'Notatka',
            licences: 'Licencje',
            groups: 'Grupy w chmurze',
            expire: 'Data wygaśnięcia',
        },
        refusedFile: '%{name}: %{reason}',
        refused: {
            textTooLarge: 'Tekst ma więcej niż 5 MB. Proszę podzielić go na kilka list.',
            spreadsheetTooLarge: 'Plik ma więcej niż 10 MB. Proszę zapisać tylko arkusz z listą albo zapisać go jako CSV.',
            unpackedTooLarge:
                'Po rozpakowaniu plik ma więcej niż 50 MB. Proszę zapisać tylko arkusz z listą albo zapisać go jako CSV.',
            tooManyRows: 'Lista ma więcej niż 5000 pozycji. Proszę podzielić ją na kilka list.',
            tooManyColumns: 'Lista ma więcej niż 100 kolumn. Proszę usunąć niepotrzebne.',
            encrypted: 'Plik jest chroniony hasłem. Proszę zapisać go bez hasła jako .xlsx lub CSV.',
            oldSpreadsheet: 'Plików tego rodzaju (.xls) nie można odczytać. Proszę zapisać plik jako .xlsx lub CSV.',
            otherSpreadsheet: 'Plików tego rodzaju (.ods, .xlsb) nie można odczytać. Proszę zapisać plik jako .xlsx lub CSV.',
            broken: 'Plik jest uszkodzony. Proszę otworzyć go w aplikacji, z której pochodzi, i zapisać ponownie.',
            notAList: 'Plik nie zawiera ani tekstu, ani arkusza. Proszę wybrać plik .xlsx, CSV lub tekstowy.',
            empty: 'Lista jest pusta.',
            headerOnly: 'Lista ma nagłówek, ale nie ma pod nim pozycji.',
            noAddress: 'Lista nie ma kolumny z adresami e-mail.',
            twoTables: 'Lista zawiera dwie tabele. Proszę zapisać każdą jako osobną listę.',
            unreadable: 'Nie udało się odczytać pliku. Proszę wybrać go ponownie.',
        },
    },
} satisfies Translation<typeof en>;
