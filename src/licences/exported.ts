import type { Licence } from '../../dataProvider/types';
import { lastDay } from '../shared/export/days';
import type { ListExport } from '../shared/export/types';
import { codeWord } from '../shared/format/code';
import { nowSeconds } from '../shared/format/date';
import { loadWhoHasWhat } from '../users/public';
import { isExpired } from './licence';

/** The licences as a file, and who has what (EXPORT-1, EXPORT-5). */
const exported: ListExport<Licence> = {
    fields: ['id', 'name', 'product', 'licenceType', 'count', 'count_active_licences', 'active', 'expire'],
    columns: ({ t }) => [
        { header: t('licences.fields.name'), value: licence => licence.name },
        {
            header: t('licences.fields.state'),
            value: licence => t(isExpired(licence, nowSeconds()) ? 'licences.expired' : 'licences.active'),
        },
        { header: t('licences.fields.product'), value: licence => codeWord(t, 'licences.products', licence.product) },
        { header: t('licences.fields.type'), value: licence => codeWord(t, 'licences.types', licence.licenceType) },
        { header: t('licences.fields.count'), type: 'number', value: licence => licence.count },
        { header: t('licences.fields.used'), type: 'number', value: licence => licence.count_active_licences },
        { header: t('licences.fields.expire'), type: 'date', value: licence => lastDay(licence.expire) },
    ],
    whole: loadWhoHasWhat,
};
export default exported;
