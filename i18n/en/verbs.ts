/** The actions on several: what they are called, the button that starts them, and what they do. */
export default {
    verbs: {
        giveLicence: { title: 'Assign licence', submit: 'Assign' },
        joinGroup: { title: 'Add to cloud group', submit: 'Add' },
        reset: {
            title: 'Reset password',
            submit: 'Send e-mails',
            text: 'Each of these users will receive an e-mail with a link to set a new password.',
        },
        activate: {
            title: 'Resend activation',
            submit: 'Send e-mails',
            text: 'Each of these users will receive a new activation link. Links that were sent before will no longer work.',
        },
        takeLicence: {
            title: 'Remove licence',
            submit: 'Remove',
            text: 'These users will lose the licence together with their keys. The licence will have more keys left.',
        },
        leaveGroup: {
            title: 'Remove from cloud group',
            submit: 'Remove',
            text: 'These users will lose access to the cloud content shared with the group.',
        },
        logout: {
            title: 'Sign out of all devices',
            submit: 'Sign out',
            text: 'These users will be signed out everywhere and have to sign in again. Unsaved changes may be lost there.',
        },
        deleteUser: {
            title: 'Delete users',
            submit: 'Delete',
            text: 'These users will be deleted with their memberships of cloud groups. This cannot be undone.',
        },
        expireKey: {
            title: 'Change expiry date',
            submit: 'Change',
            text: '%{smart_count} key will get this expiry date. |||| %{smart_count} keys will get this expiry date.',
            chooseExpiry:
                'Choose the new expiry date of %{smart_count} key. |||| Choose the new expiry date of %{smart_count} keys.',
            noExpiry: '%{smart_count} key will no longer expire. |||| %{smart_count} keys will no longer expire.',
        },
        sendKey: {
            title: 'Send keys',
            submit: 'Send',
            text: '%{smart_count} key will be sent to its user by e-mail. |||| %{smart_count} keys will be sent to their users by e-mail.',
        },
        renewKey: {
            title: 'Replace key codes',
            submit: 'Replace',
            text: '%{smart_count} key will get a new key code. The current one can no longer be used. |||| %{smart_count} keys will get new key codes. The current ones can no longer be used.',
        },
        deleteKey: {
            title: 'Delete keys',
            submit: 'Delete',
            text: '%{smart_count} key will be deleted with its seats. This cannot be undone. |||| %{smart_count} keys will be deleted with their seats. This cannot be undone.',
        },
        releaseSeat: {
            title: 'Release seats',
            submit: 'Release',
            text: '%{smart_count} seat will become free and can then be used on another machine. |||| %{smart_count} seats will become free and can then be used on other machines.',
        },
        removeSeat: {
            title: 'Remove seats from list',
            submit: 'Remove',
            text: '%{smart_count} inactive seat will be removed from the list. |||| %{smart_count} inactive seats will be removed from the list.',
        },
    },
} as const;
