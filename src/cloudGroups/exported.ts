import { counted, countOf } from '../../dataProvider';
import type { CloudGroup } from '../../dataProvider/types';
import type { ListExport } from '../shared/export/types';

/** The cloud groups as a file (EXPORT-1). */
const exported: ListExport<CloudGroup> = {
    fields: ['id', 'label', 'autoAdd'],
    expand: [counted('users')],
    columns: ({ t }) => [
        { header: t('cloudGroups.fields.label'), value: group => group.label },
        {
            header: t('cloudGroups.fields.autoAdd'),
            value: group => t(group.autoAdd ? 'userDetail.data.cloudYes' : 'userDetail.data.cloudNo'),
        },
        { header: t('export.columns.members'), type: 'number', value: group => countOf(group, 'users') },
    ],
};
export default exported;
