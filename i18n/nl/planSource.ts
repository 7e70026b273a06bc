import type en from '../en/planSource';
import type { Translation } from '../messages';

export default {
    planSource: {
        paste: 'Lijst plakken',
        pasteHint:
            'Uit een spreadsheet, een e-mail of een adreslijst: rijen met een kop, of adressen na elkaar. De lijst verlaat deze browser pas als u het plan uitvoert.',
        read: 'Lijst lezen',
        file: 'Bestand kiezen',
        files: 'Bestanden kiezen',
        drop: 'Of zet een bestand ergens op deze pagina neer, of plak het: .xlsx, CSV of tekst, tot 5.000 rijen.',
        dropSeveral: 'Of zet bestanden ergens op deze pagina neer, of plak ze: .xlsx, CSV, tekst of ZIP, samen tot 5.000 rijen.',
        again: 'Bestand opnieuw openen',
        againText:
            'Tekencodering en werkblad kunnen worden gewijzigd zodra het bestand opnieuw is geopend: deze browser bewaart geen bestanden.',
        reading: 'De lijst wordt gelezen…',
        from: '%{smart_count} rij uit %{name} |||| %{smart_count} rijen uit %{name}',
        pasted: 'de geplakte tekst',
        another: 'Andere lijst gebruiken',
        encoding: 'Tekencodering',
        sheet: 'Werkblad',
        hiddenSheet: '%{name} (verborgen)',
        leaveHidden: 'Verborgen rijen weglaten',
        hidden: '%{smart_count} rij is verborgen in de spreadsheet: %{rows} |||| %{smart_count} rijen zijn verborgen in de spreadsheet: %{rows}',
        columns: 'Kolommen',
        columnsText: 'Controleer wat elke kolom bevat. U ziet de eerste rijen en daaronder hoe ze worden gelezen.',
        column: 'Kolom %{number}',
        content: 'Inhoud van %{column}',
        readAs: 'Zo worden de eerste rijen gelezen',
        fields: {
            none: 'Niet gebruikt',
            email: 'E-mail',
            forename: 'Voornaam',
            surname: 'Achternaam',
            fullName: 'Voor- en achternaam',
            surnameFirst: 'Achter- en voornaam',
            note: 'Notitie',
            licences: 'Licenties',
            groups: 'Cloudgroepen',
            expire: 'Vervaldatum',
        },
        refusedFile: '%{name}: %{reason}',
        refused: {
            textTooLarge: 'De tekst is groter dan 5 MB. Verdeel deze over meerdere lijsten.',
            spreadsheetTooLarge:
                'Het bestand is groter dan 10 MB. Sla alleen het werkblad met de lijst op, of sla het op als CSV.',
            unpackedTooLarge:
                'Uitgepakt is het bestand groter dan 50 MB. Sla alleen het werkblad met de lijst op, of sla het op als CSV.',
            tooManyRows: 'De lijst heeft meer dan 5.000 rijen. Verdeel deze over meerdere lijsten.',
            tooManyColumns: 'De lijst heeft meer dan 100 kolommen. Verwijder de kolommen die niet nodig zijn.',
            encrypted: 'Het bestand is met een wachtwoord beveiligd. Sla het zonder wachtwoord op als .xlsx of CSV.',
            oldSpreadsheet: 'Bestanden van dit type (.xls) kunnen niet worden gelezen. Sla het bestand op als .xlsx of CSV.',
            otherSpreadsheet:
                'Bestanden van dit type (.ods, .xlsb) kunnen niet worden gelezen. Sla het bestand op als .xlsx of CSV.',
            broken: 'Het bestand is beschadigd. Open het in de applicatie waaruit het komt en sla het opnieuw op.',
            notAList: 'Het bestand bevat geen tekst en geen spreadsheet. Kies een .xlsx-, CSV- of tekstbestand.',
            empty: 'De lijst is leeg.',
            headerOnly: 'De lijst heeft een kop, maar geen rijen eronder.',
            noAddress: 'De lijst heeft geen kolom met e-mailadressen.',
            twoTables: 'De lijst bevat twee tabellen. Sla elke tabel op als eigen lijst.',
            unreadable: 'Het bestand kon niet worden gelezen. Kies het opnieuw.',
        },
    },
} satisfies Translation<typeof en>;
