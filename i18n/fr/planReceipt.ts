import type en from '../en/planReceipt';
import type { Translation } from '../messages';

export default {
    planReceipt: {
        printPeople: 'Imprimer la liste des utilisateurs',
        people: 'Utilisateurs et leurs licences',
        licences: 'Licences',
        signatures: {
            done: 'Exécuté par',
            checked: 'Vérifié par',
            line: 'Date, signature',
        },
    },
} satisfies Translation<typeof en>;
