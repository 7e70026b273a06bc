import type en from '../en/like';
import type { Translation } from '../messages';

export default {
    like: {
        label: 'Ako používateľ',
        hint: 'E-mailová adresa používateľa, ktorý má to, čo sa má priradiť.',
        take: 'Prevziať',
        missing: 'Používateľ s touto e-mailovou adresou neexistuje.',
        taken: 'Licencie a cloudové skupiny používateľa %{name} sú vybrané nižšie.',
        later: 'Licencie a cloudové skupiny používateľa %{name} sa ponúknu po vytvorení používateľa.',
    },
} satisfies Translation<typeof en>;
