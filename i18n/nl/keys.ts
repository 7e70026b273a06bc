import type en from '../en/keys';

const messages: typeof en = {
    keys: {
        fields: {
            product: 'Product',
            key: 'Sleutel',
            expire: 'Vervaldatum',
            type: 'Licentietype',
        },
        emptyTitle: 'Nog geen licentiesleutels',
        emptyText: 'Vraag uw licentiebeheerder om u een licentie toe te wijzen. De sleutel verschijnt dan hier.',
        noExpiry: 'Onbeperkt geldig',
    },
};

export default messages;
