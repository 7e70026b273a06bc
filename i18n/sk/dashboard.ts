import type en from '../en/dashboard';
import type { Translation } from '../messages';

export default {
    dashboard: {
        title: 'Prehľad',
        greeting: 'Vitajte, %{name}',
        intro: 'Čo chcete urobiť?',
    },
} satisfies Translation<typeof en>;
