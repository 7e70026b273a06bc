import type en from '../en/like';
import type { Translation } from '../messages';

export default {
    like: {
        label: 'Jak użytkownik',
        hint: 'Adres e-mail użytkownika, który ma to, co ma zostać przypisane.',
        take: 'Przejmij',
        missing: 'Nie ma użytkownika z tym adresem e-mail.',
        taken: 'Licencje i grupy w chmurze użytkownika %{name} są wybrane poniżej.',
        later: 'Licencje i grupy w chmurze użytkownika %{name} zostaną zaproponowane po utworzeniu użytkownika.',
    },
} satisfies Translation<typeof en>;
