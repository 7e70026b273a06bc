import type en from '../en/like';
import type { Translation } from '../messages';

export default {
    like: {
        label: 'Come un utente',
        hint: 'L’indirizzo e-mail di un utente che ha ciò che va dato.',
        take: 'Applica',
        missing: 'Non c’è alcun utente con questo indirizzo e-mail.',
        taken: 'Le licenze e i gruppi cloud di %{name} sono selezionati qui sotto.',
        later: 'Le licenze e i gruppi cloud di %{name} saranno proposti una volta creato l’utente.',
    },
} satisfies Translation<typeof en>;
