import type en from '../en/keys';

const messages: typeof en = {
    keys: {
        fields: {
            product: 'Produkt',
            key: 'Klucz',
            expire: 'Data wygaśnięcia',
            type: 'Typ licencji',
        },
        emptyTitle: 'Brak kluczy licencyjnych',
        emptyText: 'Proszę zwrócić się do administratora licencji o przydzielenie licencji. Klucz pojawi się wtedy tutaj.',
        noExpiry: 'Bezterminowo',
    },
};

export default messages;
