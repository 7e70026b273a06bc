import type en from '../en/dashboard';
import type { Translation } from '../messages';

export default {
    dashboard: {
        title: 'Overzicht',
        greeting: 'Welkom, %{name}',
        intro: 'Wat wilt u doen?',
    },
} satisfies Translation<typeof en>;
