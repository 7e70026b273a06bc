/** “Like a user”: takes over what somebody has. Loaded with the dialogs that offer it (i18n/later.ts). */
export default {
    like: {
        label: 'Like a user',
        hint: 'The e-mail address of a user who has what is to be given.',
        take: 'Take over',
        missing: 'There is no user with this e-mail address.',
        taken: 'The licences and cloud groups of %{name} are selected below.',
        later: 'The licences and cloud groups of %{name} are offered once the user is created.',
    },
} as const;
