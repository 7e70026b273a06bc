import type en from '../en/dashboard';
import type { Translation } from '../messages';

export default {
    dashboard: {
        title: 'Pulpit',
        greeting: 'Witamy, %{name}',
        intro: 'Co chcą Państwo zrobić?',
    },
} satisfies Translation<typeof en>;
