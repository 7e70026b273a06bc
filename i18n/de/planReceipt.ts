import type en from '../en/planReceipt';
import type { Translation } from '../messages';

export default {
    planReceipt: {
        printPeople: 'Benutzerliste drucken',
        people: 'Benutzer und ihre Lizenzen',
        licences: 'Lizenzen',
        signatures: {
            done: 'Ausgeführt von',
            checked: 'Geprüft von',
            line: 'Datum, Unterschrift',
        },
    },
} satisfies Translation<typeof en>;
