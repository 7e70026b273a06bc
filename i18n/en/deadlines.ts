/** Everything with a date, and its calendar file. */
export default {
    deadlines: {
        title: 'Deadlines',
        all: 'All deadlines',
        kinds: {
            licence: 'Licence expires',
            key: 'Key expires',
            cancellation: 'Cancellation date',
            end: 'Contract ends',
        },
        renews: 'Renews unless cancelled',
    },
} as const;
