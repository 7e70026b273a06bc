/** Plans: work from a list, checked before it is done and provable afterwards. Loaded with their pages (i18n/later.ts). */
export default {
    plans: {
        kinds: {
            invite: { title: 'Invite users' },
            takeBack: { title: 'Take back' },
        },
        held: 'Ready',
        difference: 'At the check: %{was}. Now: %{now}.',
        seen: {
            noUser: 'no user with this e-mail address',
            user: 'a user with this e-mail address',
            noMember: 'not a member of the cloud group',
            member: 'member of the cloud group',
            noLicence: 'without the licence',
            licence: 'has the licence',
            freeKey: 'a key without a user',
            usedKey: 'the key has a user',
            inactive: 'inactive',
            active: 'active',
            same: 'as shown',
            otherUsers: 'the key has other users',
            otherCode: 'the key has another code',
            otherSeat: 'the seat was used or released',
            otherKeys: 'other keys',
            otherGroups: 'other cloud groups',
        },
    },
} as const;
