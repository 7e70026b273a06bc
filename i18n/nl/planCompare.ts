import type en from '../en/planCompare';
import type { Translation } from '../messages';

export default {
    planCompare: {
        title: 'Twee bestanden vergelijken',
        text: 'Twee bestanden ‘Wie heeft wat’, bijvoorbeeld van vorig jaar en van vandaag. Ze worden alleen in deze browser gelezen; er wordt niets verzonden of gewijzigd.',
        before: 'Eerder bestand',
        after: 'Later bestand',
        choose: 'Bestand kiezen',
        another: 'Ander bestand kiezen',
        rows: '%{name}: %{smart_count} rij |||| %{name}: %{smart_count} rijen',
        day: 'Dag van het bestand',
        dayHint: 'Uit de naam van het bestand. Toont wat intussen is verlopen.',
        clear: 'Dag wissen',
        other: 'Dit is geen bestand ‘Wie heeft wat’.',
        close: 'Sluiten',
        same: 'Beide bestanden zeggen hetzelfde.',
        differences: 'Verschillen',
        order: 'Volgorde',
        orders: { person: 'Per persoon', licence: 'Per licentie' },
        kinds: {
            given: 'Toegewezen',
            taken: 'Ingetrokken',
            moved: 'Doorgegeven',
            expired: 'Verlopen',
            renamed: 'Hernoemd',
        },
        says: {
            given: 'Heeft de sleutel gekregen',
            taken: 'Heeft de sleutel niet meer',
            moved: 'De sleutel ging naar %{now}',
            expired: 'Verlopen op %{now}',
            renamed: '‘%{was}’ heet nu ‘%{now}’',
        },
        person: 'Persoon',
        key: 'Sleutel',
        what: 'Wat er anders is',
        was: 'Eerder',
        now: 'Nu',
        save: 'Verschillen opslaan (CSV)',
    },
} satisfies Translation<typeof en>;
