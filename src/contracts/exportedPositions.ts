import type { Contract } from '../../dataProvider/types';
import type { RowsExport } from '../shared/export/types';
import { periodPrice } from './contract';

type Position = Contract['details'][number];

/**
 * The positions of a contract as a file (EXPORT-1).
 * @param interval its invoice interval, a code
 */
export const exportedPositions = (interval: number): RowsExport<Position> => ({
    columns: ({ t }) => [
        { header: t('contracts.fields.description'), value: position => position.description },
        { header: t('contracts.fields.count'), type: 'number', value: position => position.count },
        { header: t('contracts.fields.positionAnnual'), type: 'number', value: position => position.price },
        {
            header: t('contracts.fields.positionPeriod'),
            type: 'number',
            value: position => periodPrice(position.price, interval),
        },
        { header: t('export.columns.currency'), value: position => position.currency },
        { header: t('contracts.fields.start'), type: 'date', value: position => position.startOn },
        { header: t('contracts.fields.end'), type: 'date', value: position => position.endOn },
    ],
});
