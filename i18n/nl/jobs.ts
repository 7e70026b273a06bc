import type en from '../en/jobs';
import type { Translation } from '../messages';

export default {
    jobs: {
        busy: 'De server is druk bezet. Het werk gaat verder om %{time}.',
        batch: {
            users: {
                count: '%{smart_count} gebruiker |||| %{smart_count} gebruikers',
                nobody: 'Dit is voor geen van de geselecteerde gebruikers nodig. Wijzig uw selectie.',
                leftOut: 'Overgeslagen: %{smart_count} gebruiker |||| Overgeslagen: %{smart_count} gebruikers',
                typed: {
                    label: 'Aantal gebruikers',
                    hint: 'Voer ter bevestiging %{count} in',
                    mismatch: 'Voer %{count} in: zoveel gebruikers worden verwijderd.',
                },
            },
            keys: {
                count: '%{smart_count} sleutel |||| %{smart_count} sleutels',
                nobody: 'Dit is voor geen van de geselecteerde sleutels mogelijk. Wijzig uw selectie.',
                leftOut: 'Overgeslagen: %{smart_count} sleutel |||| Overgeslagen: %{smart_count} sleutels',
                typed: {
                    label: 'Aantal sleutels',
                    hint: 'Voer ter bevestiging %{count} in',
                    mismatch: 'Voer %{count} in: zoveel sleutels worden verwijderd.',
                },
            },
            seats: {
                count: '%{smart_count} werkplek |||| %{smart_count} werkplekken',
                nobody: 'Dit is voor geen van de geselecteerde werkplekken mogelijk. Wijzig uw selectie.',
                leftOut: 'Overgeslagen: %{smart_count} werkplek |||| Overgeslagen: %{smart_count} werkplekken',
            },
            gone: 'Bestaat niet meer',
        },
        resume: 'Hervatten',
        stop: 'Stoppen',
    },
} satisfies Translation<typeof en>;
