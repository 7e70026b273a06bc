import type { Key } from '../../dataProvider/types';
import { lastDay } from '../shared/export/days';
import type { ListExport } from '../shared/export/types';
import { codeWord } from '../shared/format/code';
import { nameWithEmail } from '../shared/person';
import { holdersOf } from './key';
import { machinesOf } from './machines';

/** The keys of a licence as a file (EXPORT-1). */
const exported: ListExport<Key> = {
    fields: ['id', 'label', 'product', 'licenceType', 'expire', 'email', 'token'],
    expand: ['users', 'seats'],
    hasKeys: true,
    columns: ({ t, withKeys }) => [
        { header: t('keys.fields.label'), value: key => key.label },
        ...(withKeys ? [{ header: t('keys.fields.key'), value: (key: Key) => key.token }] : []),
        { header: t('keys.fields.product'), value: key => codeWord(t, 'licences.products', key.product) },
        { header: t('keys.fields.type'), value: key => codeWord(t, 'licences.types', key.licenceType) },
        { header: t('keys.fields.expire'), type: 'date', value: key => lastDay(key.expire) },
        { header: t('keys.fields.users'), value: key => holdersOf(key).map(nameWithEmail).join(', ') },
        { header: t('export.columns.machines'), value: machinesOf },
    ],
};
export default exported;
