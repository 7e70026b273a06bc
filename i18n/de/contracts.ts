import type en from '../en/contracts';

const messages: typeof en = {
    contracts: {
        title: 'Verträge',
        intro: 'Die Vereinbarungen Ihres Unternehmens und die Rechnungen dazu',
        views: 'Verträge und Rechnungen',
        fields: {
            name: 'Name',
            start: 'Beginn',
            end: 'Ende',
            cancellation: 'Kündigungstermin',
            invoice: 'Rechnungsdatum',
            interval: 'Rechnungsintervall',
            recipient: 'Rechnungsempfänger',
            description: 'Beschreibung',
            count: 'Anzahl',
            annualPrice: 'Preis pro Jahr',
            periodPrice: 'Preis je Abrechnung',
        },
        intervals: {
            monthly: 'Monatlich',
            bimonthly: 'Zweimonatlich',
            quarterly: 'Vierteljährlich',
            semiannual: 'Halbjährlich',
            annual: 'Jährlich',
            none: 'Keines',
            unknown: 'Unbekanntes Intervall (%{code})',
        },
        states: {
            expired: 'Abgelaufen',
            upcoming: 'Beginnt am %{day}',
            upcomingShort: 'Noch nicht begonnen',
            cancellable: 'Kündbar bis %{day}',
            cancellableShort: 'Kündbar bis %{day}',
            bound: 'Kündigungstermin verstrichen',
        },
        endless: 'Unbefristet',
        noDate: 'Keiner',
        unknownPrice: 'Unbekannt',
        positions: 'Positionen',
        positionsEmptyTitle: 'Keine Positionen',
        positionsEmptyText: 'Sobald dieser Vertrag Positionen hat, erscheinen sie hier.',
        total: 'Summe',
        totalAnnual: 'Summe pro Jahr',
        totalPeriod: 'Summe je Abrechnung',
        timeLine: {
            words: 'Der Vertrag läuft vom %{start} bis zum %{end}',
            today: 'Heute: %{left}',
            left: 'noch %{smart_count} Tag |||| noch %{smart_count} Tage',
        },
        emptyTitle: 'Noch keine Verträge',
        emptyText: 'Sobald Ihr Unternehmen einen Vertrag hat, erscheint er hier mit seinen Terminen und Preisen.',
        unavailableTitle: 'Vertragsinformationen sind nicht verfügbar',
        unavailableText:
            'Verträge und Rechnungen von %{name} werden im Portal nicht angezeigt. Bitte wenden Sie sich an unseren Support, wenn Sie sie hier benötigen.',
        invoices: {
            title: 'Rechnungen',
            fields: { name: 'Rechnung', created: 'Datum', contract: 'Vertrag' },
            download: '%{name} herunterladen',
            downloading: '%{name} wird abgerufen',
            emptyTitle: 'Noch keine Rechnungen',
            emptyText: 'Sobald es eine Rechnung gibt, können Sie sie hier herunterladen.',
            emptyOfContract: 'Sobald es zu diesem Vertrag eine Rechnung gibt, können Sie sie hier herunterladen.',
        },
    },
};

export default messages;
