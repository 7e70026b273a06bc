import type en from '../en/planCompare';
import type { Translation } from '../messages';

export default {
    planCompare: {
        title: 'Porovnať dva súbory',
        text: 'Dva súbory „Kto má čo“, napr. z minulého roka a z dneška. Čítajú sa iba v tomto prehliadači; nič sa neodosiela ani nemení.',
        before: 'Skorší súbor',
        after: 'Neskorší súbor',
        choose: 'Vybrať súbor',
        another: 'Vybrať iný súbor',
        rows: '%{name}: %{smart_count} riadok |||| %{name}: %{smart_count} riadky |||| %{name}: %{smart_count} riadkov',
        day: 'Deň súboru',
        dayHint: 'Z názvu súboru. Ukáže, čomu medzitým uplynula platnosť.',
        clear: 'Vymazať deň',
        other: 'Toto nie je súbor „Kto má čo“.',
        close: 'Zavrieť',
        same: 'Oba súbory hovoria to isté.',
        differences: 'Rozdiely',
        order: 'Poradie',
        orders: { person: 'Podľa osôb', licence: 'Podľa licencií' },
        kinds: {
            given: 'Priradené',
            taken: 'Odobraté',
            moved: 'Odovzdané',
            expired: 'Po platnosti',
            renamed: 'Premenované',
        },
        says: {
            given: 'Dostal(a) kľúč',
            taken: 'Kľúč už nemá',
            moved: 'Kľúč má teraz %{now}',
            expired: 'Po platnosti od %{now}',
            renamed: '„%{was}“ je teraz „%{now}“',
        },
        person: 'Osoba',
        key: 'Kľúč',
        what: 'Čo je iné',
        was: 'Predtým',
        now: 'Teraz',
        save: 'Uložiť rozdiely (CSV)',
    },
} satisfies Translation<typeof en>;
