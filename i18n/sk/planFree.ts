import type en from '../en/planFree';
import type { Translation } from '../messages';

export default {
    planFree: {
        source: 'Kontrola zobrazí kľúče týchto licencií, ktoré nie sú na žiadnom počítači. Predtým sa nič neodstráni.',
        nothing: 'Vyberte aspoň jednu licenciu.',
        which: 'Ktoré kľúče sa odstránia?',
        others: 'Na žiadnom počítači, s používateľom',
        noTime: 'Server neuvádza čas: žiadny kľúč sa nepovažuje za kľúč po platnosti.',
        seats: 'Kľúč s aktívnym pracoviskom sa neodstráni.',
        reasons: {
            noUser: 'Bez používateľa',
            expired: 'Po platnosti',
            neverActivated: 'Neaktivovaný účet',
            noMachine: 'Na žiadnom počítači',
        },
        states: {
            unused: 'Odstráni sa',
            kept: 'Zostane',
        },
        figures: {
            unused: '%{smart_count} kľúč sa odstráni |||| %{smart_count} kľúče sa odstránia |||| %{smart_count} kľúčov sa odstráni',
            kept: '%{smart_count} kľúč zostane |||| %{smart_count} kľúče zostanú |||| %{smart_count} kľúčov zostane',
        },
        delete: 'Kľúč sa odstráni so svojimi pracoviskami',
        of: 'Licencia: %{licence}',
        loses: 'Stratí kľúč: %{name}',
    },
} satisfies Translation<typeof en>;
