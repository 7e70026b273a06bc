import type en from '../en/like';
import type { Translation } from '../messages';

export default {
    like: {
        label: 'Zoals een gebruiker',
        hint: 'Het e-mailadres van een gebruiker die heeft wat gegeven moet worden.',
        take: 'Overnemen',
        missing: 'Er is geen gebruiker met dit e-mailadres.',
        taken: 'De licenties en cloudgroepen van %{name} zijn hieronder geselecteerd.',
        later: 'De licenties en cloudgroepen van %{name} worden aangeboden zodra de gebruiker is aangemaakt.',
    },
} satisfies Translation<typeof en>;
