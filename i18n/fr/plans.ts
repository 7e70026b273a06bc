import type en from '../en/plans';
import type { Translation } from '../messages';

export default {
    plans: {
        kinds: {
            invite: { title: 'Inviter des utilisateurs' },
            takeBack: { title: 'Annuler les effets' },
        },
        held: 'Prêt',
        difference: 'Lors de la vérification : %{was}. Maintenant : %{now}.',
        seen: {
            noUser: 'aucun utilisateur avec cette adresse e-mail',
            user: 'un utilisateur avec cette adresse e-mail',
            noMember: 'pas membre du groupe cloud',
            member: 'membre du groupe cloud',
            noLicence: 'sans la licence',
            licence: 'a la licence',
            freeKey: 'une clé sans utilisateur',
            usedKey: 'la clé a un utilisateur',
            inactive: 'inactif',
            active: 'actif',
            same: 'comme affiché',
            otherUsers: 'la clé a d’autres utilisateurs',
            otherCode: 'la clé a un autre code',
            otherSeat: 'le poste a été utilisé ou libéré',
            otherKeys: 'd’autres clés',
            otherGroups: 'd’autres groupes cloud',
        },
    },
} satisfies Translation<typeof en>;
