import type en from '../en/plans';
import type { Translation } from '../messages';

export default {
    plans: {
        kinds: {
            invite: { title: 'Pozvať používateľov' },
            takeBack: { title: 'Vrátiť späť' },
        },
        held: 'Pripravené',
        difference: 'Pri kontrole: %{was}. Teraz: %{now}.',
        seen: {
            noUser: 'žiadny používateľ s touto e-mailovou adresou',
            user: 'používateľ s touto e-mailovou adresou',
            noMember: 'nie je členom cloudovej skupiny',
            member: 'člen cloudovej skupiny',
            noLicence: 'bez licencie',
            licence: 'má licenciu',
            freeKey: 'kľúč bez používateľa',
            usedKey: 'kľúč má používateľa',
            inactive: 'neaktívny',
            active: 'aktívny',
            same: 'ako bolo zobrazené',
            otherUsers: 'kľúč má iných používateľov',
            otherCode: 'kľúč má iný kód',
            otherSeat: 'pracovisko bolo použité alebo uvoľnené',
            otherKeys: 'iné kľúče',
            otherGroups: 'iné cloudové skupiny',
        },
    },
} satisfies Translation<typeof en>;
