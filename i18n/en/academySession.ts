/** The academy’s session and membership. */
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
                text: 'Your licence is in use by another sign-in, and you see the free content. Refresh the licence to go on here; the academy is then closed there.',
            },
            invalid: {
                title: 'Academy licence expired',
                text: 'Your academy licence is no longer valid. You see the free content.',
            },
            error: {
                title: 'Problem with the licence',
                text: 'The licence server reports an error. You see the free content. Refresh the licence, or try again later.',
            },
            pending: {
                title: 'Licence being set up',
                text: 'Your academy licence is not ready yet. You see the free content. The licence is checked every minute.',
            },
            loading: {
                title: 'Checking the licence …',
                text: 'The free content is open to you meanwhile.',
            },
            checkFailed: {
                title: 'Licence not checked',
                text: 'The check got no answer. The free content stays open. The licence is checked again every minute.',
            },
        },
        actions: {
            refresh: 'Refresh the licence',
            check: 'Try again',
            request: 'Request a licence',
            membership: 'Manage the membership',
        },
        membership: {
            title: 'Academy membership',
            facts: 'Videos and courses on your CAD software for your whole team.',
            present: 'Present membership',
            licences: 'Licences',
            used: 'In use',
            term: 'Valid until',
            none: 'Your company has no academy membership yet.',
            ended: 'The membership has ended. You can order it anew.',
            underWay:
                'Order of %{date} under way. Number of licences: %{count}. It takes effect within one working day; until then the figures above hold.',
            terminationUnderWay:
                'Termination of %{date} under way. It is confirmed within one working day; until then the figures above hold.',
            againTitle: 'Order again?',
            againText:
                'An order is under way already (%{date}, number of licences: %{count}). Would you like to send another one?',
            orderTitle: 'Order a membership',
            modifyTitle: 'Change the number of licences',
            main: 'Main licence, %{price} per month',
            mainMissing: 'Please tick the main licence: each membership contains one.',
            extras: 'Additional licences',
            extrasHint: '%{price} each per month, from 0 to 999',
            extrasInvalid: 'Please enter a whole number from 0 to 999.',
            unchanged: 'This is the present number of licences.',
            fee: 'Monthly fee',
            feeFor: 'for %{count} licence |||| for %{count} licences',
            reduction: 'A reduction takes effect only after the minimum term of 12 months.',
            terms: 'Terms',
            termMinimum: 'The minimum term is 12 months.',
            termReduction: 'The number of licences can be reduced only after the term.',
            termConfirmation: 'Orders are confirmed within one working day. Until then the present figures are shown here.',
            order: 'Order with obligation to pay',
            modify: 'Change with obligation to pay',
            endTitle: 'Terminate the membership',
            endText: 'The academy licences of your company end with the membership.',
            endButton: 'Terminate',
            endQuestion:
                'The minimum term of the membership is 12 months. The termination takes effect only after the term; until then the fee is due and the licences stay valid. Would you like to terminate the membership?',
            endConfirm: 'Terminate the membership',
            ordered: 'Your order was submitted. It is confirmed within one working day.',
            changed: 'Your change was submitted. It is confirmed within one working day.',
            terminated: 'Your termination was submitted. It is confirmed within one working day.',
            othersTitle: 'Your licence administrators manage the membership',
            othersText: 'They order, change and terminate it for your company.',
            readOnlyTitle: 'You can only read here',
            readOnlyText: 'Only administrators with full rights order, change or terminate the membership.',
            toAcademy: 'To the academy',
        },
    },
};
