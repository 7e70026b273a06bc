import type en from '../en/contracts';

const messages: typeof en = {
    contracts: {
        title: 'Zmluvy',
        intro: 'Dohody vašej spoločnosti a faktúry k nim',
        views: 'Zmluvy a faktúry',
        fields: {
            name: 'Názov',
            start: 'Začiatok',
            end: 'Koniec',
            cancellation: 'Termín výpovede',
            invoice: 'Dátum faktúry',
            interval: 'Interval fakturácie',
            recipient: 'Príjemca faktúr',
            description: 'Popis',
            count: 'Počet',
            annualPrice: 'Cena za rok',
            periodPrice: 'Cena za obdobie',
        },
        intervals: {
            monthly: 'Mesačne',
            bimonthly: 'Každé dva mesiace',
            quarterly: 'Štvrťročne',
            semiannual: 'Polročne',
            annual: 'Ročne',
            none: 'Žiadny',
            unknown: 'Neznámy interval (%{code})',
        },
        states: {
            expired: 'Skončila platnosť',
            upcoming: 'Začína %{day}',
            upcomingShort: 'Ešte sa nezačala',
            cancellable: 'Možno vypovedať do %{day}',
            cancellableShort: 'Výpoveď do %{day}',
            bound: 'Termín výpovede uplynul',
        },
        endless: 'Na dobu neurčitú',
        noDate: 'Žiadny dátum',
        unknownPrice: 'Neznáma',
        positions: 'Položky',
        positionsEmptyTitle: 'Žiadne položky',
        positionsEmptyText: 'Keď bude zmluva obsahovať položky, zobrazia sa tu.',
        total: 'Súčet',
        totalAnnual: 'Súčet za rok',
        totalPeriod: 'Súčet za obdobie',
        timeLine: {
            words: 'Zmluva trvá od %{start} do %{end}',
            today: 'Dnes: %{left}',
            left: 'zostáva %{smart_count} deň |||| zostávajú %{smart_count} dni |||| zostáva %{smart_count} dní',
        },
        emptyTitle: 'Zatiaľ žiadne zmluvy',
        emptyText: 'Keď bude mať vaša spoločnosť zmluvu, zobrazí sa tu s termínmi a cenami.',
        unavailableTitle: 'Informácie o zmluvách nie sú dostupné',
        unavailableText:
            'Zmluvy a faktúry spoločnosti %{name} sa na portáli nezobrazujú. Ak ich tu potrebujete, obráťte sa na našu podporu.',
        invoices: {
            title: 'Faktúry',
            fields: { name: 'Faktúra', created: 'Dátum', contract: 'Zmluva' },
            download: 'Stiahnuť %{name}',
            downloading: '%{name} sa načítava',
            emptyTitle: 'Zatiaľ žiadne faktúry',
            emptyText: 'Keď bude k dispozícii faktúra, môžete si ju tu stiahnuť.',
            emptyOfContract: 'Keď bude k dispozícii faktúra k tejto zmluve, môžete si ju tu stiahnuť.',
        },
    },
};

export default messages;
