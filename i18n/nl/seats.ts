import type en from '../en/seats';

const messages: typeof en = {
    seats: {
        title: 'Werkplekken',
    },
};

export default messages;
