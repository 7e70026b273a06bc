/** The academy's session and membership. */
export default {
    academySession: {
        panel: 'Academy licence',
        states: {
            valid: {
                title: 'Academy licence active',
                text: 'All content of the academy is open to you.',
            },
            missing: {
                title: 'No academy licence',
                text: 'You see the free content. With an academy licence all videos and courses are open to you.',
            },
            occupied: {
                title: 'Academy open elsewhere',
                text: 'Your licence is in use by another sign-in. Here you see the free content. Refresh the licence to go on here; the academy is then closed there.',
            },
            invalid: {
                title: 'Academy licence expired',
                text: 'Your academy licence is no longer valid. You see the free content.',
            },
            error: {
                title: 'Problem with the licence',
                text: 'The licence server reports an error. You see the free content. Refresh the licence or try again later.',
            },
            pending: {
                title: 'Licence being set up',
                text: 'Your academy licence is not ready yet. You see the free content. The state is checked every minute.',
            },
            loading: {
                title: 'Checking the licence …',
                text: 'The free content is open to you meanwhile.',
            },
            checkFailed: {
                title: 'Licence not checked',
                text: 'The check got no answer. The free content stays open. It is tried again every minute.',
            },
        },
        actions: {
            refresh: 'Refresh the licence',
            check: 'Try again',
            request: 'Request a licence',
            membership: 'Manage the membership',
        },
    },
};
