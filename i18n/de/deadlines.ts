import type en from '../en/deadlines';
import type { Translation } from '../messages';

export default {
    deadlines: {
        title: 'Fristen',
        all: 'Alle Fristen',
        kinds: {
            licence: 'Lizenz läuft ab',
            key: 'Schlüssel läuft ab',
            cancellation: 'Kündigungstermin',
            end: 'Vertrag endet',
        },
        renews: 'Verlängert sich ohne Kündigung',
    },
} satisfies Translation<typeof en>;
