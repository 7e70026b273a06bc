/** The page of deadlines, and its calendar file; loaded with it. */
export default {
    deadlinesPage: {
        intro: 'Everything with a date: licences, keys and contracts, day by day',
        period: 'Period',
        next: 'Next %{days} days',
        past: 'Past',
        over: {
            licence: 'Licence expired',
            key: 'Key expired',
            cancellation: 'Cancellation date',
            end: 'Contract ended',
        },
        others: 'and %{smart_count} more |||| and %{smart_count} more',
        count: '%{smart_count} deadline |||| %{smart_count} deadlines',
        reading: {
            licences: 'Licences are loading…',
            keys: 'Keys are loading…',
            contracts: 'Contracts are loading…',
        },
        progress: '%{read} of %{total}',
        failed: {
            licences: 'Licences could not be loaded',
            keys: 'Keys could not be loaded',
            contracts: 'Contracts could not be loaded',
        },
        emptyTitle: 'Nothing is due in the next %{days} days',
        emptyText: 'No licence, key or contract has a date in this period.',
        emptyPastTitle: 'No deadlines have passed yet',
        emptyPastText: 'Dates that have passed appear here.',
        calendar: {
            save: 'Save as calendar',
            saved: 'The calendar was saved as of today. It does not update itself.',
            savedPart: 'The calendar was saved, but is incomplete. %{missing}.',
            failed: 'The calendar could not be created',
            name: 'Deadlines (snapshot of %{day})',
            text: 'A snapshot of %{day}. This calendar does not update itself. The portal shows the current state.',
            event: '%{kind}: %{name}',
        },
    },
} as const;
