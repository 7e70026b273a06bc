/** The report of a plan: what is printed, and what is still to be done. */
export default {
    planReceipt: {
        printPeople: 'Print list of users',
        people: 'Users and their licences',
        licences: 'Licences',
        signatures: {
            done: 'Done by',
            checked: 'Checked by',
            line: 'Date, signature',
        },
    },
} as const;
