/** react-admin's own texts that can show in the portal. */
export default {
    ra: {
        auth: {
            auth_check_error: 'Please sign in to continue',
        },
        notification: {
            data_provider_error: 'The request could not be processed.',
            http_error: 'The server could not be reached.',
            item_doesnt_exist: 'The entry does not exist.',
            logged_out: 'Your session has ended. Please sign in again.',
            not_authorized: 'You are not allowed to do this.',
            offline: 'No connection. The data could not be fetched.',
            bad_item: 'The entry could not be read.',
        },
        validation: {
            required: 'Required',
            minLength: 'At least %{min} characters',
            maxLength: 'At most %{max} characters',
            minValue: 'At least %{min}',
            maxValue: 'At most %{max}',
            number: 'Must be a number',
            email: 'Must be a valid e-mail address',
        },
    },
};
