import type en from '../en/seats';

const messages: typeof en = {
    seats: {
        title: 'Pracoviská',
    },
};

export default messages;
