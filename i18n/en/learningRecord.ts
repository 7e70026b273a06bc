/** The learning record; loaded with its page. */
export default {
    learningRecord: {
        emptyTitle: 'Nothing started yet',
        emptyText: 'The videos that you start and complete in the academy appear here.',
        failed: '“%{course}” could not be loaded',
        completed: 'Completed',
        begun: 'Started',
        watched: 'Watched',
        length: 'Length',
        videos: '%{smart_count} video |||| %{smart_count} videos',
    },
} as const;
