import type { Translate } from '#i18n/useT';
import type { RowsExport } from '../../shared/export/types';
import type { Step } from './picture';

/** The highest use of each day as a file (SEAT-6); `t` knows the texts of the picture, which those of files do not have. */
export const exportedSteps = (t: Translate): RowsExport<Step> => ({
    columns: ({ t: ofFiles }) => [
        { header: ofFiles('export.columns.date'), type: 'date', value: step => step.id },
        { header: t('renewal.chart.keys'), type: 'number', value: step => step.keys },
        { header: t('renewal.chart.machines'), type: 'number', value: step => step.machines },
    ],
});
