import type { User } from '#dataProvider/types';
import type { ListExport } from '../../shared/export/types';
import { personColumns, USER_FIELDS, userColumns } from '../exportColumns';

/** The users of a licence as a file (EXPORT-1). */
const exported: ListExport<User> = {
    fields: USER_FIELDS,
    columns: context => [...personColumns(context), ...userColumns(context)],
};
export default exported;
