/** The texts of the signed-in portal by file; all of them are one file of the build. */
export default import.meta.glob<object>(
    [
        './*.ts',
        '!./public.ts',
        '!./activity.ts',
        '!./export.ts',
        '!./deadlinesPage.ts',
        '!./learningRecord.ts',
        '!./like.ts',
        '!./membership.ts',
        '!./plan*.ts',
        '!./renewal.ts',
        '!./situation.ts',
        '!./why.ts',
    ],
    {
        eager: true,
        import: 'default',
    },
);
