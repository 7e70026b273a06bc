import type en from '../en/dashboard';
import type { Translation } from '../messages';

export default {
    dashboard: {
        title: 'Tableau de bord',
        greeting: 'Bienvenue, %{name}',
        intro: 'Que souhaitez-vous faire ?',
    },
} satisfies Translation<typeof en>;
