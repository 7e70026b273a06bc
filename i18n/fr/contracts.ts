import type en from '../en/contracts';

const messages: typeof en = {
    contracts: {
        title: 'Contrats',
        intro: 'Ce que votre entreprise a convenu, et les factures correspondantes',
        views: 'Contrats et factures',
        fields: {
            name: 'Nom',
            start: 'Début',
            end: 'Fin',
            cancellation: 'Date de résiliation',
            invoice: 'Date de facture',
            interval: 'Facturation',
            recipient: 'Destinataire des factures',
            description: 'Description',
            count: 'Quantité',
            annualPrice: 'Prix par an',
            periodPrice: 'Prix par période',
        },
        intervals: {
            monthly: 'Mensuelle',
            bimonthly: 'Bimestrielle',
            quarterly: 'Trimestrielle',
            semiannual: 'Semestrielle',
            annual: 'Annuelle',
            none: 'Aucune',
            unknown: 'Fréquence inconnue (%{code})',
        },
        states: {
            expired: 'Expiré',
            upcoming: 'Commence le %{day}',
            upcomingShort: 'Pas encore commencé',
            cancellable: 'Résiliable jusqu’au %{day}',
            cancellableShort: 'Préavis : %{day}',
            bound: 'Date de résiliation dépassée',
        },
        endless: 'Durée indéterminée',
        noDate: 'Aucune',
        unknownPrice: 'Inconnu',
        positions: 'Postes',
        positionsEmptyTitle: 'Aucun poste',
        positionsEmptyText: 'Dès que ce contrat comporte des postes, ils apparaissent ici.',
        total: 'Total',
        totalAnnual: 'Total par an',
        totalPeriod: 'Total par période',
        timeLine: {
            words: 'Le contrat court du %{start} au %{end}',
            today: 'Aujourd’hui : %{left}',
            left: 'encore %{smart_count} jour |||| encore %{smart_count} jours',
        },
        emptyTitle: 'Pas encore de contrats',
        emptyText: 'Dès que votre entreprise a un contrat, il apparaît ici avec ses dates et ses prix.',
        unavailableTitle: 'Les informations contractuelles ne sont pas disponibles',
        unavailableText:
            'Les contrats et les factures de %{name} ne sont pas affichés dans le portail. Veuillez contacter notre support si vous en avez besoin ici.',
        invoices: {
            title: 'Factures',
            fields: { name: 'Facture', created: 'Date', contract: 'Contrat' },
            download: 'Télécharger %{name}',
            downloading: '%{name} est en cours de récupération',
            emptyTitle: 'Pas encore de factures',
            emptyText: 'Dès qu’il y a une facture, vous pouvez la télécharger ici.',
            emptyOfContract: 'Dès qu’il y a une facture pour ce contrat, vous pouvez la télécharger ici.',
        },
    },
};

export default messages;
