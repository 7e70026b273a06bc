import type en from '../en/deadlines';
import type { Translation } from '../messages';

export default {
    deadlines: {
        title: 'Deadlines',
        all: 'Alle deadlines',
        kinds: {
            licence: 'Licentie verloopt',
            key: 'Sleutel verloopt',
            cancellation: 'Opzegdatum',
            end: 'Contract eindigt',
        },
        renews: 'Wordt zonder opzegging verlengd',
    },
} satisfies Translation<typeof en>;
