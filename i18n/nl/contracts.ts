import type en from '../en/contracts';

const messages: typeof en = {
    contracts: {
        title: 'Contracten',
        intro: 'Wat uw bedrijf heeft afgesproken, met de bijbehorende facturen',
        views: 'Contracten en facturen',
        fields: {
            name: 'Naam',
            start: 'Begin',
            end: 'Einde',
            cancellation: 'Opzegdatum',
            invoice: 'Factuurdatum',
            interval: 'Factuurinterval',
            recipient: 'Ontvanger van de facturen',
            description: 'Omschrijving',
            count: 'Aantal',
            annualPrice: 'Prijs per jaar',
            periodPrice: 'Prijs per periode',
        },
        intervals: {
            monthly: 'Maandelijks',
            bimonthly: 'Tweemaandelijks',
            quarterly: 'Per kwartaal',
            semiannual: 'Halfjaarlijks',
            annual: 'Jaarlijks',
            none: 'Geen',
            unknown: 'Onbekend interval (%{code})',
        },
        states: {
            expired: 'Verlopen',
            upcoming: 'Begint op %{day}',
            upcomingShort: 'Nog niet begonnen',
            cancellable: 'Opzegbaar tot en met %{day}',
            cancellableShort: 'Opzegbaar t/m %{day}',
            bound: 'Opzegdatum verstreken',
        },
        endless: 'Onbepaalde tijd',
        noDate: 'Geen',
        unknownPrice: 'Onbekend',
        positions: 'Posities',
        positionsEmptyTitle: 'Geen posities',
        positionsEmptyText: 'Zodra dit contract posities heeft, verschijnen ze hier.',
        total: 'Totaal',
        totalAnnual: 'Totaal per jaar',
        totalPeriod: 'Totaal per periode',
        timeLine: {
            words: 'Het contract loopt van %{start} tot en met %{end}',
            today: 'Vandaag: %{left}',
            left: 'nog %{smart_count} dag |||| nog %{smart_count} dagen',
        },
        emptyTitle: 'Nog geen contracten',
        emptyText: 'Zodra uw bedrijf een contract heeft, verschijnt het hier met data en prijzen.',
        unavailableTitle: 'Contractinformatie is niet beschikbaar',
        unavailableText:
            'Contracten en facturen van %{name} worden niet in het portaal getoond. Neem contact op met onze support als u ze hier nodig hebt.',
        invoices: {
            title: 'Facturen',
            fields: { name: 'Factuur', created: 'Datum', contract: 'Contract' },
            download: '%{name} downloaden',
            downloading: '%{name} wordt opgehaald',
            emptyTitle: 'Nog geen facturen',
            emptyText: 'Zodra er een factuur is, kunt u die hier downloaden.',
            emptyOfContract: 'Zodra er een factuur voor dit contract is, kunt u die hier downloaden.',
        },
    },
};

export default messages;
