import type en from '../en/learningRecord';
import type { Translation } from '../messages';

export default {
    learningRecord: {
        emptyTitle: 'Zatiaľ ste nič nezačali',
        emptyText: 'Tu sa zobrazia videá, ktoré v akadémii začnete a dokončíte.',
        failed: '„%{course}“ sa nepodarilo načítať',
        completed: 'Dokončené',
        begun: 'Začaté',
        watched: 'Pozreté',
        length: 'Dĺžka',
        videos: '%{smart_count} video |||| %{smart_count} videá |||| %{smart_count} videí',
    },
} satisfies Translation<typeof en>;
