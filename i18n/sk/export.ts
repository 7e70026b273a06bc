import type en from '../en/export';
import type { Translation } from '../messages';

export default {
    export: {
        title: 'Export: %{list}',
        format: 'Súbor CSV pre Excel, LibreOffice a iné tabuľkové editory. Ak sa všetky bunky ocitnú v jednom stĺpci, vyberte druhý oddeľovač.',
        separator: 'Oddeľovač',
        semicolon: 'Bodkočiarka (;) a desatinná čiarka',
        comma: 'Čiarka (,) a desatinná bodka',
        what: 'Čo exportovať',
        found: 'Všetky výsledky (%{total})',
        everything: 'Všetky výsledky',
        chosen: 'Vybrané (%{total})',
        whole: 'Kto má čo',
        wholeText: 'Jeden riadok na osobu a kľúč, s počítačmi a cloudovými skupinami',
        tokens: 'Zahrnúť kódy kľúčov',
        tokensText: 'Kto má súbor, môže tieto kľúče použiť. Uložte ho bezpečne a odstráňte ho, keď ho už nebudete potrebovať.',
        save: 'Uložiť súbor',
        begun: 'Načítava sa…',
        steps: {
            keys: 'Kľúče: %{read} z %{total}',
            users: 'Používatelia: %{read} z %{total}',
        },
        stopped: 'Ukončené. Súbor sa neuložil.',
        failed: 'Súbor sa neuložil.',
        saved: 'Uložil sa %{smart_count} riadok do súboru „%{file}“. |||| Uložili sa %{smart_count} riadky do súboru „%{file}“. |||| Uložilo sa %{smart_count} riadkov do súboru „%{file}“.',
        columns: {
            licence: 'Licencia',
            machines: 'Počítače s aktívnym pracoviskom',
            groups: 'Cloudové skupiny',
            currency: 'Mena',
            activated: 'Aktívne od',
            deactivated: 'Aktívne do',
            date: 'Dátum',
            annual: 'Cena za rok',
            members: 'Počet členov',
            deadline: 'Termín',
            begun: 'Začaté',
            percent: 'Pokrok v %',
            minutes: 'Dĺžka v minútach',
        },
    },
} satisfies Translation<typeof en>;
