/** The report of a plan: what is printed, and what is still to be done. */
export default {
    planReceipt: {
        printPeople: 'Print list of users',
        people: 'Users and their licences',
        licences: 'Licences',
        existed: 'Existed by then and was not created; got what was missing.',
        transfer: {
            reason: 'Belongs to a user of another customer',
            question:
                '%{smart_count} address belongs to a user of another customer. You can ask this user by e-mail to move here. |||| %{smart_count} addresses belong to users of other customers. You can ask these users by e-mail to move here.',
            open: 'Not assigned until then: %{names}',
            ask: 'Request %{smart_count} transfer |||| Request %{smart_count} transfers',
            asked: 'The transfers were prepared or requested: %{smart_count} user. |||| The transfers were prepared or requested: %{smart_count} users.',
            to: 'To the requests',
            source: '%{smart_count} user of another customer will be asked by e-mail to move here. |||| %{smart_count} users of other customers will be asked by e-mail to move here.',
            afterwards: 'Use the list again once they have moved: they then get what is missing.',
            states: {
                ask: 'Will be asked',
                here: 'Is a user here',
            },
            figures: {
                ask: '%{smart_count} will be asked |||| %{smart_count} will be asked',
                here: '%{smart_count} is a user here by now |||| %{smart_count} are users here by now',
            },
        },
        reminder: {
            day: 'Remind me on',
            save: 'Save reminder (.ics)',
            event: 'Send %{smart_count} invitation |||| Send %{smart_count} invitations',
            text: 'The accounts are ready, nobody has been written to yet. The plan waits in the browser in which it was run, until you sign out there.',
            file: 'reminder',
            past: 'The day has passed.',
            clear: 'Clear day',
        },
        signatures: {
            done: 'Done by',
            checked: 'Checked by',
            line: 'Date, signature',
        },
    },
} as const;
