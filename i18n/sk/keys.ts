import type en from '../en/keys';

const messages: typeof en = {
    keys: {
        fields: {
            product: 'Produkt',
            key: 'Kľúč',
            expire: 'Koniec platnosti',
            type: 'Typ licencie',
        },
        emptyTitle: 'Zatiaľ žiadne licenčné kľúče',
        emptyText: 'Požiadajte správcu licencií, aby vám priradil licenciu. Kľúč sa potom zobrazí tu.',
        noExpiry: 'Bez obmedzenia platnosti',
    },
};

export default messages;
