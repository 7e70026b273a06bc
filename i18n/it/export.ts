import type en from '../en/export';
import type { Translation } from '../messages';

export default {
    export: {
        title: 'Esporta: %{list}',
        format: 'Un file CSV per Excel, LibreOffice e altri fogli di calcolo. Se tutte le celle finiscono in una sola colonna, selezioni l’altro separatore.',
        separator: 'Separatore',
        semicolon: 'Punto e virgola (;) e virgola decimale',
        comma: 'Virgola (,) e punto decimale',
        what: 'Che cosa esportare',
        found: 'Tutti i risultati (%{total})',
        everything: 'Tutti i risultati',
        chosen: 'Selezione (%{total})',
        whole: 'Chi ha che cosa',
        wholeText: 'Una riga per ogni persona e chiave, con computer e gruppi cloud',
        tokens: 'Includi i codici delle chiavi',
        tokensText: 'Chi ha il file può usare queste chiavi. Lo conservi in un luogo sicuro e lo elimini quando non serve più.',
        save: 'Salva file',
        begun: 'Caricamento…',
        steps: {
            keys: 'Chiavi: %{read} di %{total}',
            users: 'Utenti: %{read} di %{total}',
        },
        stopped: 'Interrotto. Nessun file è stato salvato.',
        failed: 'Nessun file è stato salvato.',
        saved: '%{smart_count} riga è stata salvata in «%{file}». |||| %{smart_count} righe sono state salvate in «%{file}».',
        columns: {
            licence: 'Licenza',
            machines: 'Computer con una postazione attiva',
            groups: 'Gruppi cloud',
            currency: 'Valuta',
            activated: 'Attiva dal',
            deactivated: 'Attiva fino al',
            date: 'Data',
            annual: 'Prezzo annuo',
            members: 'Numero di membri',
            deadline: 'Scadenza',
            begun: 'Iniziato',
            percent: 'Avanzamento in %',
            minutes: 'Durata in minuti',
        },
    },
} satisfies Translation<typeof en>;
