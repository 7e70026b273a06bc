import type en from '../en/planReceipt';
import type { Translation } from '../messages';

export default {
    planReceipt: {
        printPeople: 'Drukuj listę użytkowników',
        people: 'Użytkownicy i ich licencje',
        licences: 'Licencje',
        signatures: {
            done: 'Wykonane przez',
            checked: 'Sprawdzone przez',
            line: 'Data, podpis',
        },
    },
} satisfies Translation<typeof en>;
