import type en from '../en/cloudGroups';
import type { Translation } from '../messages';

export default {
    cloudGroups: {
        title: 'Gruppi cloud',
        tile: 'Condividere contenuti cloud con gruppi di persone',
        fields: {
            label: 'Nome',
            members: 'Membri',
        },
        default: 'Gruppo predefinito',
        members: '%{smart_count} membro |||| %{smart_count} membri',
        membersOf: 'Membri di %{name}',
        openGroup: 'Mostra gruppo',
        emptyTitle: 'Ancora nessun gruppo cloud',
        emptyText: 'Con i gruppi cloud si condividono contenuti cloud con gruppi di persone. Crei il primo.',
        emptyReaderText:
            'Con i gruppi cloud si condividono contenuti cloud con gruppi di persone. Appaiono qui non appena un amministratore ne crea uno.',
        emptyOwnText:
            'Non appartiene ancora a nessun gruppo cloud. Il Suo amministratore delle licenze può aggiungerLa a un gruppo.',
        demoTitle: 'I gruppi cloud non sono disponibili',
        demoText: 'La Sua azienda utilizza una licenza demo, che non comprende i gruppi cloud.',
        create: 'Crea gruppo',
        createTitle: 'Crea gruppo cloud',
        created: 'Il gruppo cloud è stato creato.',
        name: 'Nome del gruppo',
        noEmptyGroupName: 'Inserisca un nuovo nome per il gruppo. Non può essere vuoto.',
        groupNameExists: 'Esiste già un gruppo cloud con questo nome.',
        autoAdd: 'Usa come gruppo predefinito',
        autoAddHint: 'I nuovi utenti ne diventano membri automaticamente.',
        openAfter: 'Apri il gruppo dopo la creazione',
        renameTitle: 'Rinomina gruppo cloud',
        renamed: 'Il gruppo cloud è stato rinominato.',
        deleteTitle: 'Elimina gruppo cloud',
        deleteText:
            'Il gruppo «%{name}» verrà eliminato. I contenuti condivisi con il gruppo non saranno più condivisi. L’operazione non può essere annullata.',
        deleteMembers:
            '%{smart_count} persona perderà l’appartenenza al gruppo e resterà utente. |||| %{smart_count} persone perderanno l’appartenenza al gruppo e resteranno utenti.',
        deleteChanged:
            'Nel frattempo qualcun altro ha modificato questo gruppo cloud: si chiamava «%{name}» e aveva %{smart_count} membro. Verifichi di nuovo se deve essere eliminato. |||| Nel frattempo qualcun altro ha modificato questo gruppo cloud: si chiamava «%{name}» e aveva %{smart_count} membri. Verifichi di nuovo se deve essere eliminato.',
        deleted: 'Il gruppo cloud «%{name}» è stato eliminato.',
        add: 'Aggiungi membri',
        addTitle: 'Aggiungi membri al gruppo',
        added: '%{smart_count} membro è stato aggiunto. |||| %{smart_count} membri sono stati aggiunti.',
        addPartial: 'Non è stato possibile aggiungere tutti gli utenti.',
        addFailed: 'Impossibile aggiungere gli utenti.',
        addRefused: 'Non è stato possibile aggiungere questi utenti. Restano selezionati per un nuovo tentativo.',
        remove: 'Rimuovi dal gruppo',
        removeTitle: 'Rimuovi membro',
        removeText:
            '«%{name}» perderà l’accesso a ciò che è condiviso con il gruppo «%{group}». Rimuovere questo membro dal gruppo?',
        removed: 'L’utente «%{name}» è stato rimosso dal gruppo.',
        noMembersTitle: 'Ancora nessun membro',
        noMembersText: 'Aggiunga utenti, che potranno condividere i contenuti cloud di questo gruppo.',
        noMembersReader: 'Gli utenti aggiunti a questo gruppo appaiono qui.',
        errors: {
            invalid: 'Dati non validi',
            notFound: 'Gruppo cloud non trovato',
            load: 'Impossibile caricare i gruppi cloud',
            create: 'Impossibile creare il gruppo cloud',
            rename: 'Impossibile rinominare il gruppo cloud',
            save: 'Impossibile salvare il gruppo cloud',
            delete: 'Impossibile eliminare il gruppo cloud',
            addUser: 'Impossibile aggiungere l’utente al gruppo cloud',
            removeUser: 'Impossibile rimuovere l’utente dal gruppo cloud',
        },
    },
} satisfies Translation<typeof en>;
