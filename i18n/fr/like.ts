import type en from '../en/like';
import type { Translation } from '../messages';

export default {
    like: {
        label: 'Comme un utilisateur',
        hint: 'L’adresse e-mail d’un utilisateur qui a ce qui doit être donné.',
        take: 'Reprendre',
        missing: 'Il n’y a aucun utilisateur avec cette adresse e-mail.',
        taken: 'Les licences et les groupes cloud de %{name} sont sélectionnés ci-dessous.',
        later: 'Les licences et les groupes cloud de %{name} seront proposés une fois l’utilisateur créé.',
    },
} satisfies Translation<typeof en>;
