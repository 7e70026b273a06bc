import type en from '../en/profile';

const messages: typeof en = {
    profile: {
        title: 'Il mio profilo',
        personal: 'Dati personali',
        company: 'Dati aziendali',
        cloud: 'Informazioni sul cloud',
        edit: 'Modifica',
        changePassword: 'Cambia password',
        viewInUserManagement: 'Visualizza nella gestione utenti',
        notGiven: 'Non indicato',
        fields: {
            email: 'E-mail',
            displayName: 'Nome visualizzato',
            forename: 'Nome',
            surname: 'Cognome',
            phone: 'Telefono',
            function: 'Funzione',
            customer: 'Numero cliente',
            name: 'Ragione sociale',
            street: 'Via',
            zip: 'CAP',
            city: 'Città',
            quota: 'Spazio di archiviazione',
            featureLevel: 'Livello di funzionalità',
        },
        editing: {
            title: 'Modifica profilo',
            displayNameHint: 'Al massimo %{max} caratteri. Gli altri vedono questo nome, ad esempio nei commenti.',
            onlyAdmin: 'Solo un amministratore può modificare questo dato.',
            delay: 'Possono trascorrere fino a 24 ore prima che un nuovo nome visualizzato appaia ovunque.',
            required: 'Compilare questo campo.',
            tooLong: 'Utilizzi al massimo %{max} caratteri.',
            save: 'Salva',
            saved: 'Il profilo è stato salvato.',
        },
        password: {
            title: 'Cambia password',
            current: 'Password attuale',
            new: 'Nuova password',
            repeat: 'Ripeti la nuova password',
            show: 'Mostra le password',
            invalid: 'Password non valida. Inserire la password attuale.',
            newHint: 'Almeno 6 caratteri.',
            save: 'Cambia password',
            saved: 'La password è stata cambiata.',
        },
    },
};

export default messages;
