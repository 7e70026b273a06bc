import type en from '../en/plans';
import type { Translation } from '../messages';

export default {
    plans: {
        kinds: {
            invite: { title: 'Zaproś użytkowników' },
            takeBack: { title: 'Cofnij' },
        },
        held: 'Gotowe',
        difference: 'Podczas sprawdzania: %{was}. Teraz: %{now}.',
        seen: {
            noUser: 'brak użytkownika z tym adresem e-mail',
            user: 'jest użytkownik z tym adresem e-mail',
            noMember: 'nie należy do grupy w chmurze',
            member: 'należy do grupy w chmurze',
            noLicence: 'bez licencji',
            licence: 'ma licencję',
            freeKey: 'klucz bez użytkownika',
            usedKey: 'klucz ma użytkownika',
            inactive: 'konto nieaktywne',
            active: 'konto aktywne',
            same: 'jak pokazano',
            otherUsers: 'klucz ma innych użytkowników',
            otherCode: 'klucz ma inny kod',
            otherSeat: 'stanowisko zostało użyte lub zwolnione',
            otherKeys: 'inne klucze',
            otherGroups: 'inne grupy w chmurze',
        },
    },
} satisfies Translation<typeof en>;
