import type en from '../en/planFree';
import type { Translation } from '../messages';

export default {
    planFree: {
        source: 'De controle toont de sleutels van deze licenties die op geen computer staan. Daarvoor wordt niets verwijderd.',
        nothing: 'Selecteer ten minste één licentie.',
        which: 'Welke sleutels worden verwijderd?',
        others: 'Op geen computer, met gebruiker',
        noTime: 'De server geeft de tijd niet aan: geen enkele sleutel geldt als verlopen.',
        seats: 'Een sleutel met een actieve werkplek wordt niet verwijderd.',
        reasons: {
            noUser: 'Zonder gebruiker',
            expired: 'Verlopen',
            neverActivated: 'Account niet geactiveerd',
            noMachine: 'Op geen computer',
        },
        states: {
            unused: 'Wordt verwijderd',
            kept: 'Blijft',
        },
        figures: {
            unused: '%{smart_count} sleutel wordt verwijderd |||| %{smart_count} sleutels worden verwijderd',
            kept: '%{smart_count} sleutel blijft |||| %{smart_count} sleutels blijven',
        },
        delete: 'De sleutel wordt met de werkplekken verwijderd',
        of: 'Licentie: %{licence}',
        loses: 'Verliest de sleutel: %{name}',
    },
} satisfies Translation<typeof en>;
