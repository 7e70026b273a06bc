import type en from '../en/jobs';
import type { Translation } from '../messages';

export default {
    jobs: {
        busy: 'Il server è sovraccarico. Si riprende alle %{time}.',
        batch: {
            users: {
                count: '%{smart_count} utente |||| %{smart_count} utenti',
                nobody: 'Nessuno degli utenti selezionati ne ha bisogno. Modifichi la selezione.',
                leftOut: 'Escluso: %{smart_count} utente |||| Esclusi: %{smart_count} utenti',
                typed: {
                    label: 'Numero di utenti',
                    hint: 'Inserisca %{count} per confermare',
                    mismatch: 'Inserisca %{count}: è il numero di utenti che verranno eliminati.',
                },
            },
            keys: {
                count: '%{smart_count} chiave |||| %{smart_count} chiavi',
                nobody: 'L’operazione non è possibile per nessuna delle chiavi selezionate. Modifichi la selezione.',
                leftOut: 'Esclusa: %{smart_count} chiave |||| Escluse: %{smart_count} chiavi',
                typed: {
                    label: 'Numero di chiavi',
                    hint: 'Inserisca %{count} per confermare',
                    mismatch: 'Inserisca %{count}: è il numero di chiavi che verranno eliminate.',
                },
            },
            seats: {
                count: '%{smart_count} postazione |||| %{smart_count} postazioni',
                nobody: 'L’operazione non è possibile per nessuna delle postazioni selezionate. Modifichi la selezione.',
                leftOut: 'Esclusa: %{smart_count} postazione |||| Escluse: %{smart_count} postazioni',
            },
            gone: 'Non esiste più',
        },
        resume: 'Riprendi',
        stop: 'Interrompi',
    },
} satisfies Translation<typeof en>;
