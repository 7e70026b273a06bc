import type { ListExport } from '../shared/export/types';
import { personColumns } from '../users/public';
import type { Member } from './cloudGroup';

/** The members of a group as a file (EXPORT-1). */
const exported: ListExport<Member> = {
    fields: ['id', 'email', 'alias', 'forename', 'surname', 'active'],
    columns: context => personColumns(context),
};
export default exported;
