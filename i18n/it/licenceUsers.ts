import type en from '../en/licenceUsers';

const messages: typeof en = {
    licenceUsers: {
        title: 'Utenti',
    },
};

export default messages;
