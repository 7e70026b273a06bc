import type en from '../en/finder';
import type { Translation } from '../messages';

export default {
    finder: {
        open: 'Zoeken',
        label: 'Gebruikers, licenties, sleutels, werkplekken zoeken…',
        labelOwn: 'Sleutels, applicaties, pagina’s zoeken…',
        results: 'Resultaten',
        recent: 'Laatst geopend',
        forget: 'Lijst wissen',
        hint: 'Zoek op een naam, een nummer of een geplakte sleutel.',
        tooShort: 'Typ minstens twee tekens.',
        searching: 'Bezig met zoeken: %{groups}…',
        failed: 'Kon niet worden doorzocht: %{groups}.',
        empty: 'Geen resultaten: %{groups}',
        none: 'Niets gevonden voor ‘%{query}’.',
        count: '%{smart_count} resultaat |||| %{smart_count} resultaten',
        all: '%{smart_count} resultaat tonen |||| Alle %{smart_count} resultaten tonen',
        pages: 'Pagina’s',
        stops: 'Wat houdt %{name} tegen?',
        stopsMe: 'Wat houdt mij tegen?',
    },
} satisfies Translation<typeof en>;
