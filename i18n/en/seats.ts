/** Seats of a licence. */
export default {
    seats: {
        title: 'Seats',
    },
};
