import type { RowsExport } from '../../shared/export/types';
import type { Step } from './picture';

/** The highest use of each day as a file (SEAT-6). */
const exported: RowsExport<Step> = {
    columns: ({ t }) => [
        { header: t('export.columns.date'), type: 'date', value: step => step.id },
        { header: t('renewal.chart.keys'), type: 'number', value: step => step.keys },
        { header: t('renewal.chart.machines'), type: 'number', value: step => step.machines },
    ],
};
export default exported;
