import type en from '../en/licenceUsers';

const messages: typeof en = {
    licenceUsers: {
        title: 'Utenti',
        fields: {
            name: 'Nome',
            email: 'E-mail',
            state: 'Stato',
        },
        inactive: 'Inattivo',
        guest: 'Ospite',
        roles: {
            ADMIN: 'Amministratore',
            READER_ADMIN: 'Amministratore (sola lettura)',
        },
        add: 'Aggiungi utenti',
        addTitle: 'Aggiungi utenti alla licenza',
        addSubmit: 'Aggiungi',
        free: '%{smart_count} chiave è libera. |||| %{smart_count} chiavi sono libere.',
        noneFree: 'Nessuna chiave è libera.',
        overbooked:
            'Chiavi disponibili: %{keys}, utenti selezionati: %{users}. Decida chi resta senza: non si assegna nulla finché non deseleziona %{smart_count} utente. |||| Chiavi disponibili: %{keys}, utenti selezionati: %{users}. Decida chi resta senza: non si assegna nulla finché non deseleziona %{smart_count} utenti.',
        giveSpare: 'Assegna anche %{smart_count} chiave senza utente |||| Assegna anche %{smart_count} chiavi senza utente',
        giveSpareHint: 'Mantengono etichetta e scadenza e non vengono inviate.',
        choose: 'Utenti',
        search: 'Cerca utenti',
        assigned: 'Ha già questa licenza',
        chosen: '%{smart_count} utente selezionato |||| %{smart_count} utenti selezionati',
        more: 'e %{smart_count} altro |||| e altri %{smart_count}',
        takeOut: 'Togli %{name} dalla selezione',
        chooseOne: 'Scelga almeno un utente.',
        noMatch: 'Nessun utente contiene il testo cercato.',
        noUsers: 'Non ci sono ancora utenti.',
        loading: 'Caricamento degli utenti',
        expiryToggle: 'Limita la validità delle chiavi',
        expiry: 'Data di scadenza',
        expiryClear: 'Cancella la data di scadenza',
        expireDateRequired: 'Scelga una data di scadenza.',
        expirePast: 'La data di scadenza non può essere precedente a oggi.',
        sendMail: 'Invia le chiavi agli utenti per e-mail',
        inactiveMail:
            '%{smart_count} utente scelto è inattivo e non riceve alcuna e-mail. La chiave potrà essere inviata non appena l’utente sarà attivo. |||| %{smart_count} utenti scelti sono inattivi e non ricevono alcuna e-mail. Le chiavi potranno essere inviate non appena gli utenti saranno attivi.',
        addSuccess: '%{smart_count} utente è stato aggiunto. |||| %{smart_count} utenti sono stati aggiunti.',
        partial: 'Non è stato possibile assegnare tutte le licenze.',
        addFailed: 'Impossibile aggiungere gli utenti.',
        failedTitle: 'Questi utenti non hanno ricevuto la licenza. Restano selezionati per un nuovo tentativo.',
        remove: 'Rimuovi dalla licenza',
        removeTitle: 'Rimuovi utente',
        removeText: '«%{name}» perde questa licenza insieme alla chiave. Rimuovere l’utente dalla licenza?',
        removeConfirm: 'Rimuovi',
        removeSuccess: 'L’utente è stato rimosso dalla licenza.',
        emptyTitle: 'Ancora nessun utente',
        emptyText: 'Gli utenti che ricevono una chiave di questa licenza appaiono qui.',
    },
};

export default messages;
