import type en from '../en/licenceUsers';

const messages: typeof en = {
    licenceUsers: {
        title: 'Użytkownicy',
    },
};

export default messages;
