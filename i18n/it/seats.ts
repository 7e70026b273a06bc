import type en from '../en/seats';

const messages: typeof en = {
    seats: {
        title: 'Postazioni',
    },
};

export default messages;
