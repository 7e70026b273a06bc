import type en from '../en/licenceUsers';

const messages: typeof en = {
    licenceUsers: {
        title: 'Používatelia',
    },
};

export default messages;
