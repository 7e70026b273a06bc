import type en from '../en/licenceUsers';

const messages: typeof en = {
    licenceUsers: {
        title: 'Gebruikers',
    },
};

export default messages;
