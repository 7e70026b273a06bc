import type en from '../en/finder';
import type { Translation } from '../messages';

export default {
    finder: {
        open: 'Hľadať',
        label: 'Hľadať používateľov, licencie, kľúče, pracoviská…',
        labelOwn: 'Hľadať kľúče, aplikácie, stránky…',
        results: 'Výsledky',
        recent: 'Naposledy otvorené',
        forget: 'Vymazať zoznam',
        hint: 'Hľadajte podľa mena, čísla alebo vloženého kľúča.',
        tooShort: 'Zadajte aspoň dva znaky.',
        searching: 'Prebieha hľadanie: %{groups}…',
        failed: 'Nepodarilo sa prehľadať: %{groups}.',
        empty: 'Žiadne výsledky: %{groups}',
        none: 'Pre „%{query}“ sa nič nenašlo.',
        count: '%{smart_count} výsledok |||| %{smart_count} výsledky |||| %{smart_count} výsledkov',
        all: 'Zobraziť %{smart_count} výsledok |||| Zobraziť všetky %{smart_count} výsledky |||| Zobraziť všetkých %{smart_count} výsledkov',
        pages: 'Stránky',
        stops: 'Čo bráni: %{name}?',
        stopsMe: 'Čo mi bráni?',
    },
} satisfies Translation<typeof en>;
