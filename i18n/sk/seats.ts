import type en from '../en/seats';
import type { Translation } from '../messages';

export default {
    seats: {
        title: 'Pracoviská',
        fields: {
            machine: 'Počítač',
            state: 'Stav',
            user: 'Používateľ',
        },
        active: 'Aktívne',
        activeSince: 'Aktívne od %{from}',
        inactive: 'Neaktívne',
        inactiveUntil: 'Neaktívne, naposledy aktívne do %{to}',
        inactivePeriod: 'Neaktívne, naposledy aktívne od %{from} do %{to}',
        release: 'Uvoľniť pracovisko',
        remove: 'Odstrániť zo zoznamu',
        releaseTitle: 'Uvoľnenie pracoviska',
        releaseText: 'Pracovisko na počítači „%{name}“ sa uvoľní a bude sa dať použiť na inom počítači. Chcete ho uvoľniť?',
        releaseConfirm: 'Uvoľniť',
        releaseSuccess: 'Pracovisko bolo uvoľnené.',
        removeTitle: 'Odstránenie pracoviska zo zoznamu',
        removeText: 'Neaktívne pracovisko na počítači „%{name}“ sa odstráni z tohto zoznamu. Chcete ho odstrániť?',
        removeConfirm: 'Odstrániť',
        removeSuccess: 'Pracovisko bolo odstránené zo zoznamu.',
        codeText: 'Licencia je viazaná na počítač „%{name}“. Zadajte uvoľňovací kód, ktorý tam zobrazuje softvér.',
        codeLabel: 'Uvoľňovací kód',
        codeHint: 'Štyri skupiny po štyroch písmenách alebo čísliciach, napríklad A1B2-C3D4-E5F6-G7H8',
        codeInvalid: 'Zadajte uvoľňovací kód v tvare XXXX-XXXX-XXXX-XXXX.',
        codeRefused: 'Tento uvoľňovací kód nepatrí k pracovisku.',
        emptyTitle: 'Zatiaľ žiadne pracoviská',
        emptyText: 'Hneď ako sa kľúč tejto licencie použije na počítači, počítač sa zobrazí tu.',
        choice: {
            bar: 'Vybrané pracoviská',
            count: 'Vybrané %{smart_count} pracovisko |||| Vybrané %{smart_count} pracoviská |||| Vybraných %{smart_count} pracovísk',
        },
        batch: {
            reasons: {
                nodeLocked: 'Viazané na počítač: dá sa uvoľniť iba jednotlivo, s uvoľňovacím kódom',
                active: 'Ešte aktívne: najprv ho treba uvoľniť',
                inactive: 'Už neaktívne',
            },
        },
        errors: {
            notEmpty: 'Pracovisko sa ešte používa',
            inUse: 'Zatvorte softvér na danom počítači a skúste to znova.',
            release: 'Pracovisko sa nepodarilo uvoľniť',
            notFound: 'Pracovisko sa nenašlo',
        },
    },
} satisfies Translation<typeof en>;
