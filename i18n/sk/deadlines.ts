import type en from '../en/deadlines';
import type { Translation } from '../messages';

export default {
    deadlines: {
        title: 'Termíny',
        all: 'Všetky termíny',
        kinds: {
            licence: 'Koniec platnosti licencie',
            key: 'Koniec platnosti kľúča',
            cancellation: 'Termín výpovede',
            end: 'Koniec zmluvy',
        },
        renews: 'Predĺži sa, ak sa nevypovie',
    },
} satisfies Translation<typeof en>;
