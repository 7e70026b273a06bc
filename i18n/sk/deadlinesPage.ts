import type en from '../en/deadlinesPage';
import type { Translation } from '../messages';

export default {
    deadlinesPage: {
        intro: 'Všetko, čo má dátum: licencie, kľúče a zmluvy, deň po dni',
        period: 'Obdobie',
        next: 'Najbližších %{days} dní',
        past: 'Minulé',
        over: {
            licence: 'Licencia po platnosti',
            key: 'Kľúč po platnosti',
            cancellation: 'Termín výpovede',
            end: 'Zmluva skončená',
        },
        others: 'a ešte %{smart_count} osoba |||| a ešte %{smart_count} osoby |||| a ešte %{smart_count} osôb',
        count: '%{smart_count} termín |||| %{smart_count} termíny |||| %{smart_count} termínov',
        reading: {
            licences: 'Licencie sa načítavajú…',
            keys: 'Kľúče sa načítavajú…',
            contracts: 'Zmluvy sa načítavajú…',
        },
        progress: '%{read} z %{total}',
        failed: {
            licences: 'Licencie sa nepodarilo načítať',
            keys: 'Kľúče sa nepodarilo načítať',
            contracts: 'Zmluvy sa nepodarilo načítať',
        },
        emptyTitle: 'Počas najbližších %{days} dní nie je žiadny termín',
        emptyText: 'Žiadna licencia, kľúč ani zmluva nemá dátum v tomto období.',
        emptyPastTitle: 'Zatiaľ neuplynul žiadny termín',
        emptyPastText: 'Tu sa zobrazia dátumy, ktoré uplynuli.',
        calendar: {
            save: 'Uložiť ako kalendár',
            saved: 'Kalendár bol uložený so stavom k dnešnému dňu. Sám sa neaktualizuje.',
            savedPart: 'Kalendár bol uložený, ale je neúplný. %{missing}.',
            failed: 'Kalendár sa nepodarilo vytvoriť',
            name: 'Termíny (stav ku dňu %{day})',
            text: 'Stav ku dňu %{day}. Tento kalendár sa sám neaktualizuje. Aktuálny stav zobrazuje portál.',
            event: '%{kind}: %{name}',
        },
    },
} satisfies Translation<typeof en>;
