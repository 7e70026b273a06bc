import type en from '../en/deadlines';
import type { Translation } from '../messages';

export default {
    deadlines: {
        title: 'Échéances',
        all: 'Toutes les échéances',
        kinds: {
            licence: 'Expiration de la licence',
            key: 'Expiration de la clé',
            cancellation: 'Date de résiliation',
            end: 'Fin du contrat',
        },
        renews: 'Reconduit sauf résiliation',
    },
} satisfies Translation<typeof en>;
