import type en from '../en/dashboard';

const messages: typeof en = {
    dashboard: {
        title: 'Panoramica',
        greeting: 'Le diamo il benvenuto, %{name}',
        intro: 'Che cosa desidera fare?',
        external: 'si apre in una nuova scheda',
        profile: 'I Suoi dati personali, i dati aziendali e le informazioni cloud',
        users: 'Invitare persone, assegnare loro licenze e assisterle',
        licences: 'Licenze, chiavi e postazioni della Sua azienda',
        keys: 'Le Sue chiavi di licenza personali',
        cloudGroups: 'Condividere contenuti cloud con gruppi di persone',
        contracts: 'Contratti, durate e fatture',
        applications: 'Download e documentazione dei Suoi programmi',
        tickets: 'Domande all’assistenza CAM',
        academy: 'Imparare con video e corsi',
    },
};

export default messages;
