import type en from '../en/planReceipt';
import type { Translation } from '../messages';

export default {
    planReceipt: {
        printPeople: 'Stampa elenco degli utenti',
        people: 'Utenti e relative licenze',
        licences: 'Licenze',
        signatures: {
            done: 'Eseguito da',
            checked: 'Verificato da',
            line: 'Data, firma',
        },
    },
} satisfies Translation<typeof en>;
