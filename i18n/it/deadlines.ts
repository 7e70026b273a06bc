import type en from '../en/deadlines';
import type { Translation } from '../messages';

export default {
    deadlines: {
        title: 'Scadenze',
        all: 'Tutte le scadenze',
        kinds: {
            licence: 'Scadenza della licenza',
            key: 'Scadenza della chiave',
            cancellation: 'Termine di disdetta',
            end: 'Fine del contratto',
        },
        renews: 'Si rinnova salvo disdetta',
    },
} satisfies Translation<typeof en>;
