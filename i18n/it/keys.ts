import type en from '../en/keys';

const messages: typeof en = {
    keys: {
        fields: {
            product: 'Prodotto',
            key: 'Chiave',
            expire: 'Scadenza',
            type: 'Tipo di licenza',
        },
        emptyTitle: 'Ancora nessuna chiave di licenza',
        emptyText: 'Chieda al Suo amministratore delle licenze di assegnarLe una licenza. La chiave apparirà poi qui.',
        noExpiry: 'Senza scadenza',
    },
};

export default messages;
