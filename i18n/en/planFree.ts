/** The plan that deletes unused keys. */
export default {
    planFree: {
        source: 'Keys of these licences that are on no machine are listed in the check. Nothing is deleted before that.',
        nothing: 'Please select at least one licence.',
        which: 'Which keys will be deleted?',
        others: 'On no machine, with a user',
        noTime: 'The server does not say what time it is: no key counts as expired.',
        seats: 'A key with an active seat is not deleted.',
        reasons: {
            noUser: 'Without user',
            expired: 'Expired',
            neverActivated: 'Account not activated',
            noMachine: 'On no machine',
        },
        states: {
            unused: 'Will be deleted',
            kept: 'Stays',
        },
        figures: {
            unused: '%{smart_count} key will be deleted |||| %{smart_count} keys will be deleted',
            kept: '%{smart_count} key stays |||| %{smart_count} keys stay',
        },
        delete: 'The key will be deleted with its seats',
        of: 'Licence: %{licence}',
        loses: 'Loses the key: %{name}',
    },
} as const;
