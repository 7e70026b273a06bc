import type en from '../en/learningRecord';
import type { Translation } from '../messages';

export default {
    learningRecord: {
        emptyTitle: 'Nog niets begonnen',
        emptyText: 'Hier verschijnen de video’s die u in de academie start en voltooit.',
        failed: '‘%{course}’ kon niet worden geladen',
        completed: 'Voltooid',
        begun: 'Begonnen',
        watched: 'Bekeken',
        length: 'Duur',
        videos: '%{smart_count} video |||| %{smart_count} video’s',
    },
} satisfies Translation<typeof en>;
