import type en from '../en/deadlinesPage';
import type { Translation } from '../messages';

export default {
    deadlinesPage: {
        intro: 'Alles met een datum: licenties, sleutels en contracten, dag voor dag',
        period: 'Periode',
        next: 'Komende %{days} dagen',
        past: 'Verstreken',
        over: {
            licence: 'Licentie verlopen',
            key: 'Sleutel verlopen',
            cancellation: 'Opzegdatum',
            end: 'Contract beëindigd',
        },
        others: 'en nog %{smart_count} persoon |||| en nog %{smart_count} personen',
        count: '%{smart_count} deadline |||| %{smart_count} deadlines',
        reading: {
            licences: 'Licenties worden geladen…',
            keys: 'Sleutels worden geladen…',
            contracts: 'Contracten worden geladen…',
        },
        progress: '%{read} van %{total}',
        failed: {
            licences: 'Licenties konden niet worden geladen',
            keys: 'Sleutels konden niet worden geladen',
            contracts: 'Contracten konden niet worden geladen',
        },
        emptyTitle: 'De komende %{days} dagen verloopt er niets',
        emptyText: 'Geen licentie, sleutel of contract heeft een datum in deze periode.',
        emptyPastTitle: 'Nog geen verstreken deadlines',
        emptyPastText: 'Verstreken datums verschijnen hier.',
        calendar: {
            save: 'Opslaan als agenda',
            saved: 'De agenda is opgeslagen met de stand van vandaag. Deze werkt zichzelf niet bij.',
            savedPart: 'De agenda is opgeslagen, maar is onvolledig. %{missing}.',
            failed: 'De agenda kon niet worden aangemaakt',
            name: 'Deadlines (momentopname van %{day})',
            text: 'Momentopname van %{day}. Deze agenda werkt zichzelf niet bij. Het portaal toont de actuele stand.',
            event: '%{kind}: %{name}',
        },
    },
} satisfies Translation<typeof en>;
