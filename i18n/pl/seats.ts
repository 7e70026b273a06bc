import type en from '../en/seats';

const messages: typeof en = {
    seats: {
        title: 'Stanowiska',
    },
};

export default messages;
