import type en from '../en/licenceUsers';

const messages: typeof en = {
    licenceUsers: {
        title: 'Benutzer',
    },
};

export default messages;
