import type en from '../en/learningRecord';
import type { Translation } from '../messages';

export default {
    learningRecord: {
        emptyTitle: 'Noch nichts begonnen',
        emptyText: 'Hier erscheinen die Videos, die Sie in der Academy beginnen und abschließen.',
        failed: '„%{course}“ konnte nicht geladen werden',
        completed: 'Abgeschlossen',
        begun: 'Begonnen',
        watched: 'Angesehen',
        length: 'Länge',
        videos: '%{smart_count} Video |||| %{smart_count} Videos',
    },
} satisfies Translation<typeof en>;
