import type en from '../en/keys';

const messages: typeof en = {
    keys: {
        fields: {
            product: 'Produkt',
            key: 'Schlüssel',
            expire: 'Ablaufdatum',
            type: 'Lizenztyp',
        },
        emptyTitle: 'Noch keine Lizenzschlüssel',
        emptyText: 'Bitten Sie Ihre Lizenzverwaltung, Ihnen eine Lizenz zuzuweisen. Der Schlüssel erscheint dann hier.',
        noExpiry: 'Unbefristet',
    },
};

export default messages;
