import type { RowsExport } from '#src/shared/export/types';
import { nameWithEmail } from '#src/shared/person';
import type { Deadline } from './deadline';

/** The deadlines of a period as a file (EXPORT-1). */
const exported: RowsExport<Deadline> = {
    columns: ({ t }) => [
        { header: t('export.columns.date'), type: 'date', value: deadline => deadline.day },
        {
            header: t('export.columns.deadline'),
            value: ({ daysLeft, kind }) => t(daysLeft < 0 ? `deadlinesPage.over.${kind}` : `deadlines.kinds.${kind}`),
        },
        { header: t('users.fields.user'), value: deadline => deadline.name },
        { header: t('users.listTitle'), value: deadline => deadline.people.map(nameWithEmail).join(', ') },
        {
            header: t('deadlines.renews'),
            value: ({ renews }) => t(renews ? 'userDetail.data.cloudYes' : 'userDetail.data.cloudNo'),
        },
    ],
};
export default exported;
