import type en from '../en/licenceUsers';

const messages: typeof en = {
    licenceUsers: {
        title: 'Utilisateurs',
    },
};

export default messages;
