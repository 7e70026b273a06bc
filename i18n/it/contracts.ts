import type en from '../en/contracts';

const messages: typeof en = {
    contracts: {
        title: 'Contratti',
        intro: 'Gli accordi della Sua azienda e le relative fatture',
        views: 'Contratti e fatture',
        fields: {
            name: 'Nome',
            start: 'Inizio',
            end: 'Fine',
            cancellation: 'Termine di disdetta',
            invoice: 'Data fattura',
            interval: 'Fatturazione',
            recipient: 'Destinatario delle fatture',
            description: 'Descrizione',
            count: 'Quantità',
            annualPrice: 'Prezzo annuo',
            periodPrice: 'Prezzo per periodo',
        },
        intervals: {
            monthly: 'Mensile',
            bimonthly: 'Bimestrale',
            quarterly: 'Trimestrale',
            semiannual: 'Semestrale',
            annual: 'Annuale',
            none: 'Nessuna',
            unknown: 'Periodicità sconosciuta (%{code})',
        },
        states: {
            expired: 'Scaduto',
            upcoming: 'Inizia il %{day}',
            upcomingShort: 'Non ancora iniziato',
            cancellable: 'Disdicibile fino al %{day}',
            cancellableShort: 'Disdetta: %{day}',
            bound: 'Termine di disdetta trascorso',
        },
        endless: 'A tempo indeterminato',
        noDate: 'Nessuna data',
        unknownPrice: 'Sconosciuto',
        positions: 'Voci',
        positionsEmptyTitle: 'Nessuna voce',
        positionsEmptyText: 'Non appena questo contratto ha delle voci, appaiono qui.',
        total: 'Totale',
        totalAnnual: 'Totale annuo',
        totalPeriod: 'Totale per periodo',
        timeLine: {
            words: 'Il contratto va dal %{start} al %{end}',
            today: 'Oggi: %{left}',
            left: 'ancora %{smart_count} giorno |||| ancora %{smart_count} giorni',
        },
        emptyTitle: 'Ancora nessun contratto',
        emptyText: 'Non appena la Sua azienda ha un contratto, appare qui con date e prezzi.',
        unavailableTitle: 'Le informazioni contrattuali non sono disponibili',
        unavailableText:
            'I contratti e le fatture di %{name} non sono visibili nel portale. Se ne ha bisogno qui, contatti il nostro supporto.',
        invoices: {
            title: 'Fatture',
            fields: { name: 'Fattura', created: 'Data', contract: 'Contratto' },
            download: 'Scarica %{name}',
            downloading: 'Recupero di %{name} in corso',
            emptyTitle: 'Ancora nessuna fattura',
            emptyText: 'Non appena è presente una fattura, può scaricarla qui.',
            emptyOfContract: 'Non appena è presente una fattura per questo contratto, può scaricarla qui.',
        },
    },
};

export default messages;
