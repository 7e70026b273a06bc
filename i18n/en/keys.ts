/** Licence keys. */
export default {
    keys: {
        fields: {
            product: 'Product',
            key: 'Key',
            expire: 'Expiry',
            type: 'Licence type',
        },
        emptyTitle: 'No licence keys yet',
        emptyText: 'Ask your licence administrator to assign a licence to you. The key then appears here.',
        noExpiry: 'No expiry',
    },
};
