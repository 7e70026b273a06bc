import type en from '../en/learningRecord';
import type { Translation } from '../messages';

export default {
    learningRecord: {
        emptyTitle: 'Nic jeszcze nie rozpoczęto',
        emptyText: 'Tutaj pojawią się filmy rozpoczęte i ukończone w akademii.',
        failed: 'Nie udało się wczytać „%{course}”',
        completed: 'Ukończone',
        begun: 'Rozpoczęte',
        watched: 'Obejrzano',
        length: 'Długość',
        videos: '%{smart_count} film |||| %{smart_count} filmy |||| %{smart_count} filmów',
    },
} satisfies Translation<typeof en>;
