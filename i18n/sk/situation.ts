import type en from '../en/situation';
import type { Translation } from '../messages';

export default {
    situation: {
        text: 'Súbor pre našu podporu, ktorá potom vidí portál tak ako vy. Mená, adresy, počítače, označenia, kľúče, poznámky a identifikátory sa vo vašom prehliadači nahradia vymyslenými a správy sa vynechajú. Nič sa neodosiela: vy rozhodujete, komu súbor dáte.',
        begun: 'Načítava sa…',
        reading: 'Načítané oblasti: %{done} z %{total}',
        ready: 'Súbor je pripravený. Pred uložením skontrolujte, čo obsahuje.',
        save: 'Uložiť súbor',
        saved: 'Súbor „%{file}“ bol uložený.',
        tooLarge: 'Súbor by bol väčší ako %{megabytes} MB. Nebol uložený.',
        missing: 'Nepodarilo sa načítať, preto to v súbore nie je:',
        search: 'Hľadať v súbore, napr. svoje meno',
        searchHint: 'Tu môžete skontrolovať, či súbor neobsahuje nič osobné.',
        notFound: '„%{text}“ sa v súbore nikde nevyskytuje.',
        found: '„%{text}“ sa vyskytuje v: %{where}',
        show: 'Obsah súboru',
        record: 'Záznam',
        content: 'Obsah',
        fileName: 'Situácia',
        kinds: {
            circumstances: 'Stránka, okno a neúspešné volania',
            customer: 'Firma',
            user: 'Môj účet',
            users: 'Používatelia',
            licences: 'Licencie',
            keys: 'Kľúče',
            cloudGroups: 'Cloudové skupiny',
            contracts: 'Zmluvy',
            invoices: 'Faktúry',
            tickets: 'Tikety bez správ',
            courses: 'Akadémia s pokrokom',
        },
    },
} satisfies Translation<typeof en>;
