import type { User } from '#dataProvider/types';
import type { ListExport } from '../../shared/export/types';
import { personColumns, USER_FIELDS, userColumns } from '../exportColumns';
import { lacksCloud } from '../user';

/** The list of users as a file, and who has what (EXPORT-1, EXPORT-5). */
const exported: ListExport<User> = {
    fields: [...USER_FIELDS, 'adminNote', 'cloud'],
    columns: context => [
        ...personColumns(context),
        ...userColumns(context),
        {
            header: context.t('userDetail.data.cloud'),
            value: user => context.t(lacksCloud(user) ? 'userDetail.data.cloudNo' : 'userDetail.data.cloudYes'),
        },
        { header: context.t('users.fields.note'), value: user => user.adminNote },
    ],
    whole: () => import('../whoHasWhat'),
};
export default exported;
