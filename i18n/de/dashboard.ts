import type en from '../en/dashboard';
import type { Translation } from '../messages';

export default {
    dashboard: {
        title: 'Übersicht',
        greeting: 'Willkommen, %{name}',
        intro: 'Was möchten Sie tun?',
    },
} satisfies Translation<typeof en>;
