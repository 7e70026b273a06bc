import type en from '../en/planSource';
import type { Translation } from '../messages';

export default {
    planSource: {
        paste: 'Liste einfügen',
        pasteHint:
            'Aus einer Tabelle, einer E-Mail oder einem Verzeichnis: Zeilen mit einer Überschrift oder Adressen nacheinander. Die Liste verlässt diesen Browser erst, wenn Sie den Plan ausführen.',
        read: 'Liste einlesen',
        file: 'Datei wählen',
        files: 'Dateien wählen',
        drop: 'Oder legen Sie eine Datei irgendwo auf dieser Seite ab oder fügen Sie sie ein: .xlsx, CSV oder Text, bis zu 5.000 Zeilen.',
        dropSeveral:
            'Oder legen Sie Dateien irgendwo auf dieser Seite ab oder fügen Sie sie ein: .xlsx, CSV, Text oder ZIP, zusammen bis zu 5.000 Zeilen.',
        again: 'Datei erneut wählen',
        againText:
            'Zeichencodierung und Tabellenblatt lassen sich ändern, wenn Sie die Datei erneut wählen: Dieser Browser bewahrt keine Dateien auf.',
        reading: 'Die Liste wird eingelesen …',
        from: '%{smart_count} Zeile aus %{name} |||| %{smart_count} Zeilen aus %{name}',
        pasted: 'dem eingefügten Text',
        another: 'Andere Liste verwenden',
        encoding: 'Zeichencodierung',
        sheet: 'Tabellenblatt',
        hiddenSheet: '%{name} (ausgeblendet)',
        leaveHidden: 'Ausgeblendete Zeilen auslassen',
        hidden: '%{smart_count} Zeile ist in der Tabelle ausgeblendet: %{rows} |||| %{smart_count} Zeilen sind in der Tabelle ausgeblendet: %{rows}',
        columns: 'Spalten',
        columnsText: 'Prüfen Sie, was jede Spalte enthält. Gezeigt werden die ersten Zeilen, darunter, wie sie gelesen werden.',
        column: 'Spalte %{number}',
        content: 'Inhalt von %{column}',
        readAs: 'So werden die ersten Zeilen gelesen',
        fields: {
            none: 'Nicht verwendet',
            email: 'E-Mail',
            forename: 'Vorname',
            surname: 'Nachname',
            fullName: 'Vor- und Nachname',
            surnameFirst: 'Nach- und Vorname',
            note: 'Notiz',
            licences: 'Lizenzen',
            groups: 'Cloud-Gruppen',
            expire: 'Ablaufdatum',
        },
        refusedFile: '%{name}: %{reason}',
        refused: {
            textTooLarge: 'Der Text ist größer als 5 MB. Teilen Sie ihn in mehrere Listen.',
            spreadsheetTooLarge:
                'Die Datei ist größer als 10 MB. Speichern Sie nur das Tabellenblatt mit der Liste oder speichern Sie es als CSV.',
            unpackedTooLarge:
                'Entpackt ist die Datei größer als 50 MB. Speichern Sie nur das Tabellenblatt mit der Liste oder speichern Sie es als CSV.',
            tooManyRows: 'Die Liste hat mehr als 5.000 Zeilen. Teilen Sie sie in mehrere Listen.',
            tooManyColumns: 'Die Liste hat mehr als 100 Spalten. Löschen Sie die nicht benötigten.',
            encrypted: 'Die Datei ist mit einem Passwort geschützt. Speichern Sie sie ohne Passwort als .xlsx oder CSV.',
            oldSpreadsheet: 'Dateien dieser Art (.xls) können nicht gelesen werden. Speichern Sie die Datei als .xlsx oder CSV.',
            otherSpreadsheet:
                'Dateien dieser Art (.ods, .xlsb) können nicht gelesen werden. Speichern Sie die Datei als .xlsx oder CSV.',
            broken: 'Die Datei ist beschädigt. Öffnen Sie sie in der Anwendung, aus der sie stammt, und speichern Sie sie erneut.',
            notAList: 'Die Datei enthält weder Text noch eine Tabelle. Wählen Sie eine .xlsx-, CSV- oder Textdatei.',
            empty: 'Die Liste ist leer.',
            headerOnly: 'Die Liste hat eine Überschrift, aber keine Zeilen darunter.',
            noAddress: 'Die Liste hat keine Spalte mit E-Mail-Adressen.',
            twoTables: 'Die Liste enthält zwei Tabellen. Speichern Sie jede als eigene Liste.',
            unreadable: 'Die Datei konnte nicht gelesen werden. Wählen Sie sie erneut.',
        },
    },
} satisfies Translation<typeof en>;
