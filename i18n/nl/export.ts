import type en from '../en/export';
import type { Translation } from '../messages';

export default {
    export: {
        title: 'Exporteren: %{list}',
        format: 'Een CSV-bestand voor Excel, LibreOffice en andere spreadsheets. Als alle cellen in één kolom terechtkomen, kiest u het andere scheidingsteken.',
        separator: 'Scheidingsteken',
        semicolon: 'Puntkomma (;) en decimale komma',
        comma: 'Komma (,) en decimale punt',
        what: 'Wat u exporteert',
        found: 'Alle resultaten (%{total})',
        everything: 'Alle resultaten',
        chosen: 'Geselecteerd (%{total})',
        whole: 'Wie heeft wat',
        wholeText: 'Een regel per persoon en sleutel, met computers en cloudgroepen',
        tokens: 'Sleutelcodes opnemen',
        tokensText:
            'Wie het bestand heeft, kan deze sleutels gebruiken. Bewaar het veilig en verwijder het zodra u het niet meer nodig hebt.',
        review: 'Voor een beoordeling',
        reviewText:
            'Voegt de ID van elke sleutel en een lege kolom ‘Beslissing’ toe. Het bestand kan onder ‘Plannen’ weer worden geladen.',
        perGroup: 'Eén bestand per cloudgroep (ZIP)',
        perGroupText: 'Zo gaat elk bestand naar wie voor die groep beslist.',
        noGroup: 'zonder cloudgroep',
        save: 'Bestand opslaan',
        begun: 'Wordt geladen…',
        steps: {
            keys: 'Sleutels: %{read} van %{total}',
            users: 'Gebruikers: %{read} van %{total}',
        },
        stopped: 'Gestopt. Er is geen bestand opgeslagen.',
        failed: 'Er is geen bestand opgeslagen.',
        saved: '%{smart_count} regel is opgeslagen in ‘%{file}’. |||| %{smart_count} regels zijn opgeslagen in ‘%{file}’.',
        columns: {
            licence: 'Licentie',
            machines: 'Computers met een actieve werkplek',
            groups: 'Cloudgroepen',
            keyId: 'Sleutel-ID',
            decision: 'Beslissing',
            currency: 'Valuta',
            activated: 'Actief sinds',
            deactivated: 'Actief tot',
            date: 'Datum',
            annual: 'Prijs per jaar',
            members: 'Aantal leden',
            deadline: 'Deadline',
            begun: 'Begonnen',
            percent: 'Voortgang in %',
            minutes: 'Duur in minuten',
        },
    },
} satisfies Translation<typeof en>;
