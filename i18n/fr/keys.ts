import type en from '../en/keys';

const messages: typeof en = {
    keys: {
        fields: {
            product: 'Produit',
            key: 'Clé',
            expire: 'Expiration',
            type: 'Type de licence',
        },
        emptyTitle: 'Aucune clé de licence pour le moment',
        emptyText: 'Demandez à votre administrateur de licences de vous attribuer une licence. La clé apparaîtra alors ici.',
        noExpiry: 'Illimitée',
    },
};

export default messages;
