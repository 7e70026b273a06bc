import type en from '../en/learningRecord';
import type { Translation } from '../messages';

export default {
    learningRecord: {
        emptyTitle: 'Rien de commencé pour le moment',
        emptyText: 'Les vidéos que vous commencez et terminez dans l’académie apparaîtront ici.',
        failed: '« %{course} » n’a pas pu être chargé',
        completed: 'Terminées',
        begun: 'Commencées',
        watched: 'Visionné',
        length: 'Durée',
        videos: '%{smart_count} vidéo |||| %{smart_count} vidéos',
    },
} satisfies Translation<typeof en>;
