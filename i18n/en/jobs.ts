/** Work on many: what its dialogs say, and words that other dialogs have too. The rest is in planJobs.ts. */
export default {
    jobs: {
        busy: 'The server is busy. The action will resume at %{time}.',
        batch: {
            users: {
                count: '%{smart_count} user |||| %{smart_count} users',
                nobody: 'None of the selected users needs this. Please change your selection.',
                leftOut: 'Skipped: %{smart_count} user |||| Skipped: %{smart_count} users',
                typed: {
                    label: 'Number of users',
                    hint: 'Enter %{count} to confirm',
                    mismatch: 'Please enter %{count}: that many users will be deleted.',
                },
            },
            keys: {
                count: '%{smart_count} key |||| %{smart_count} keys',
                nobody: 'This is not possible for any of the selected keys. Please change your selection.',
                leftOut: 'Skipped: %{smart_count} key |||| Skipped: %{smart_count} keys',
                typed: {
                    label: 'Number of keys',
                    hint: 'Enter %{count} to confirm',
                    mismatch: 'Please enter %{count}: that many keys will be deleted.',
                },
            },
            seats: {
                count: '%{smart_count} seat |||| %{smart_count} seats',
                nobody: 'This is not possible for any of the selected seats. Please change your selection.',
                leftOut: 'Skipped: %{smart_count} seat |||| Skipped: %{smart_count} seats',
            },
            gone: 'No longer exists',
        },
        resume: 'Continue',
        stop: 'Stop',
    },
} as const;
