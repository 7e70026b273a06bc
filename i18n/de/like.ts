import type en from '../en/like';
import type { Translation } from '../messages';

export default {
    like: {
        label: 'Wie ein Benutzer',
        hint: 'Die E-Mail-Adresse eines Benutzers, der hat, was vergeben werden soll.',
        take: 'Übernehmen',
        missing: 'Es gibt keinen Benutzer mit dieser E-Mail-Adresse.',
        taken: 'Die Lizenzen und Cloud-Gruppen von %{name} sind unten ausgewählt.',
        later: 'Die Lizenzen und Cloud-Gruppen von %{name} werden angeboten, sobald der Benutzer angelegt ist.',
    },
} satisfies Translation<typeof en>;
