import type en from '../en/plans';
import type { Translation } from '../messages';

export default {
    plans: {
        kinds: {
            invite: { title: 'Invita utenti' },
            takeBack: { title: 'Revoca le modifiche' },
        },
        held: 'Pronto',
        difference: 'Alla verifica: %{was}. Ora: %{now}.',
        seen: {
            noUser: 'nessun utente con questo indirizzo e-mail',
            user: 'un utente con questo indirizzo e-mail',
            noMember: 'non membro del gruppo cloud',
            member: 'membro del gruppo cloud',
            noLicence: 'senza la licenza',
            licence: 'ha la licenza',
            freeKey: 'una chiave senza utente',
            usedKey: 'la chiave ha un utente',
            inactive: 'inattivo',
            active: 'attivo',
            same: 'come mostrato',
            otherUsers: 'la chiave ha altri utenti',
            otherCode: 'la chiave ha un altro codice',
            otherSeat: 'la postazione è stata usata o liberata',
            otherKeys: 'altre chiavi',
            otherGroups: 'altri gruppi cloud',
        },
    },
} satisfies Translation<typeof en>;
