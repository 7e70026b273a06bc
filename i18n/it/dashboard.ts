import type en from '../en/dashboard';
import type { Translation } from '../messages';

export default {
    dashboard: {
        title: 'Panoramica',
        greeting: 'Le diamo il benvenuto, %{name}',
        intro: 'Che cosa desidera fare?',
    },
} satisfies Translation<typeof en>;
