import type en from '../en/deadlines';
import type { Translation } from '../messages';

export default {
    deadlines: {
        title: 'Terminy',
        all: 'Wszystkie terminy',
        kinds: {
            licence: 'Licencja wygasa',
            key: 'Klucz wygasa',
            cancellation: 'Termin wypowiedzenia',
            end: 'Koniec umowy',
        },
        renews: 'Odnawia się bez wypowiedzenia',
    },
} satisfies Translation<typeof en>;
