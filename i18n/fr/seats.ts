import type en from '../en/seats';

const messages: typeof en = {
    seats: {
        title: 'Postes',
    },
};

export default messages;
