import type en from '../en/planReceipt';
import type { Translation } from '../messages';

export default {
    planReceipt: {
        printPeople: 'Vytlačiť zoznam používateľov',
        people: 'Používatelia a ich licencie',
        licences: 'Licencie',
        signatures: {
            done: 'Vykonal',
            checked: 'Skontroloval',
            line: 'Dátum, podpis',
        },
    },
} satisfies Translation<typeof en>;
