import type en from '../en/planReceipt';
import type { Translation } from '../messages';

export default {
    planReceipt: {
        printPeople: 'Lijst van gebruikers afdrukken',
        people: 'Gebruikers en hun licenties',
        licences: 'Licenties',
        signatures: {
            done: 'Uitgevoerd door',
            checked: 'Gecontroleerd door',
            line: 'Datum, handtekening',
        },
    },
} satisfies Translation<typeof en>;
