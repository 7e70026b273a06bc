import type en from '../en/plans';
import type { Translation } from '../messages';

export default {
    plans: {
        kinds: {
            invite: { title: 'Gebruikers uitnodigen' },
            takeBack: { title: 'Terugdraaien' },
        },
        held: 'Gereed',
        difference: 'Bij de controle: %{was}. Nu: %{now}.',
        seen: {
            noUser: 'geen gebruiker met dit e-mailadres',
            user: 'een gebruiker met dit e-mailadres',
            noMember: 'geen lid van de cloudgroep',
            member: 'lid van de cloudgroep',
            noLicence: 'zonder de licentie',
            licence: 'heeft de licentie',
            freeKey: 'een sleutel zonder gebruiker',
            usedKey: 'de sleutel heeft een gebruiker',
            inactive: 'inactief',
            active: 'actief',
            same: 'zoals weergegeven',
            otherUsers: 'de sleutel heeft andere gebruikers',
            otherCode: 'de sleutel heeft een andere code',
            otherSeat: 'de werkplek is gebruikt of vrijgegeven',
            otherKeys: 'andere sleutels',
            otherGroups: 'andere cloudgroepen',
        },
    },
} satisfies Translation<typeof en>;
