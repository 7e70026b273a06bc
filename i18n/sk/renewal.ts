import type en from '../en/renewal';
import type { Translation } from '../messages';

export default {
    renewal: {
        intro: 'Ktoré kľúče sú využité, ktoré nie a koľko to stojí ročne.',
        notRead: 'Ešte sa nenačítalo všetko.',
        failed: 'Nepodarilo sa načítať: %{names}',
        reading: 'Načítavajú sa pracoviská a kľúče',
        tooMany: 'Počet pracovísk alebo kľúčov: %{count}. Načítanie chvíľu trvá.',
        read: 'Načítať',
        spans: {
            month: '30 dní',
            year: '12 mesiacov',
            all: 'Všetko',
        },
        chart: {
            span: 'Obdobie',
            day: 'Deň v grafe',
            today: 'Dnes',
            legend: 'Čiary grafu',
            keys: 'Kľúče s aktívnym pracoviskom, najmenej',
            machines: 'Počítače, najmenej',
            count: 'Počet dnes: %{count}',
            valid: 'Kľúče, ktoré sú platné: %{count}',
            validUntil: 'Kľúče, ktoré sú platné: %{count} (po %{date}: %{left})',
            ahead: 'Dátumy po dnešnom dni',
            atLeast: 'Najmenej, pretože po pracoviskách odstránených zo zoznamu nezostáva stopa.',
            atLeastKeys: 'najmenej %{smart_count} kľúč |||| najmenej %{smart_count} kľúče |||| najmenej %{smart_count} kľúčov',
            atLeastMachines: '%{smart_count} počítač |||| %{smart_count} počítače |||| %{smart_count} počítačov',
            nothing: 'Zatiaľ nie sú žiadne pracoviská.',
        },
        table: {
            title: 'Zobraziť ako tabuľku',
            period: 'Obdobie',
        },
        choose: {
            contract: 'Zmluva',
            none: 'Bez zmluvy: všetky platné licencie',
            licences: 'Licencie: %{count} z %{total}',
            which: 'Zmluva neuvádza, ku ktorým licenciám patrí. Vyberte ich.',
            nothing: 'Nie je vybratá žiadna licencia.',
            nothingText: 'Vyberte licencie vyššie.',
        },
        sheet: {
            title: 'Kľúče podľa licencií',
            given: 'Kľúče',
            withoutUser: 'Bez používateľa',
            expired: 'Po platnosti',
            neverActivated: 'Neaktivovaný účet',
            noMachine: 'Na žiadnom počítači',
            highest: 'Maximum za 12 mesiacov, najmenej',
            idle: 'Nepoužívané',
            perYear: 'Ročne',
            idleHint:
                'Nepoužívané: bez používateľa, po platnosti alebo účtu, ktorý nebol nikdy aktivovaný, a bez aktívneho pracoviska.',
            plan: 'Skontrolovať %{smart_count} nepoužívaný kľúč |||| Skontrolovať %{smart_count} nepoužívané kľúče |||| Skontrolovať %{smart_count} nepoužívaných kľúčov',
            noPlan: 'Žiadny kľúč nie je nepoužívaný.',
            print: 'Vytlačiť',
        },
    },
} satisfies Translation<typeof en>;
