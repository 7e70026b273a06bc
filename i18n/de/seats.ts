import type en from '../en/seats';

const messages: typeof en = {
    seats: {
        title: 'Arbeitsplätze',
    },
};

export default messages;
