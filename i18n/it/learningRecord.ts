import type en from '../en/learningRecord';
import type { Translation } from '../messages';

export default {
    learningRecord: {
        emptyTitle: 'Ancora nulla di iniziato',
        emptyText: 'Qui appaiono i video che inizia e completa nell’accademia.',
        failed: 'Impossibile caricare «%{course}»',
        completed: 'Completati',
        begun: 'Iniziati',
        watched: 'Tempo di visione',
        length: 'Durata',
        videos: '%{smart_count} video |||| %{smart_count} video',
    },
} satisfies Translation<typeof en>;
