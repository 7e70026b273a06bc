/** Seats of a licence. */
export default {
    seats: {
        title: 'Seats',
        fields: {
            machine: 'Machine',
            state: 'Status',
            user: 'User',
        },
        active: 'Active',
        activeSince: 'Active since %{from}',
        inactive: 'Inactive',
        inactiveUntil: 'Inactive, last active until %{to}',
        inactivePeriod: 'Inactive, last active from %{from} to %{to}',
        release: 'Release seat',
        remove: 'Remove from list',
        releaseTitle: 'Release seat',
        releaseText: 'The seat on “%{name}” will become free and can then be used on another machine.',
        releaseConfirm: 'Release',
        releaseSuccess: 'The seat was released.',
        removeTitle: 'Remove seat from list',
        removeText: 'The inactive seat on “%{name}” will be removed from the list.',
        removeConfirm: 'Remove',
        removeSuccess: 'The seat was removed from the list.',
        codeText: 'The licence is bound to the machine “%{name}”. Please enter the release code that the software shows there.',
        codeLabel: 'Release code',
        codeHint: 'Four groups of four letters or digits, for example A1B2-C3D4-E5F6-G7H8',
        codeInvalid: 'Please enter the release code in the form XXXX-XXXX-XXXX-XXXX.',
        codeRefused: 'This release code does not belong to the seat.',
        emptyTitle: 'No seats yet',
        emptyText: 'As soon as a key of this licence is used on a machine, the machine appears here.',
        choice: {
            bar: 'Selected seats',
            count: '%{smart_count} seat selected |||| %{smart_count} seats selected',
        },
        batch: {
            titles: {
                releaseSeats: 'Release seats',
                removeSeats: 'Remove seats from list',
            },
            submit: {
                releaseSeats: 'Release',
                removeSeats: 'Remove',
            },
            text: {
                releaseSeats:
                    '%{smart_count} seat will become free and can then be used on another machine. |||| %{smart_count} seats will become free and can then be used on other machines.',
                removeSeats:
                    '%{smart_count} inactive seat will be removed from the list. |||| %{smart_count} inactive seats will be removed from the list.',
            },
            count: '%{smart_count} seat |||| %{smart_count} seats',
            nobody: 'This is not possible for any of the selected seats. Please change your selection.',
            leftOut: 'Skipped: %{smart_count} seat |||| Skipped: %{smart_count} seats',
            reasons: {
                gone: 'No longer exists',
                nodeLocked: 'Bound to the machine: can only be released one by one, with its release code',
                active: 'Still active: must be released first',
                inactive: 'Already inactive',
            },
        },
        errors: {
            load: "Can't load seats",
            notEmpty: 'Seat is not empty',
            inUse: 'Close the software on that machine, then try again.',
            release: "Can't release seat",
            notFound: 'Seat not found',
        },
    },
} as const;
