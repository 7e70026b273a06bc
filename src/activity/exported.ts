import type { Translate } from '#i18n/useT';
import type { Entry } from '../shared/activity/entry';
import type { RowsExport } from '../shared/export/types';
import { readersDay, timeOfDay } from '../shared/format/time';
import { kindOf, NAMED } from './kind';
import { readNames } from './names';

/** What was changed in this browser as a file, with the names of now (EXPORT-1); `t` knows the texts of the page, which those of files do not have. */
export const exportedOf = (entries: readonly Entry[], t: Translate): { default: RowsExport<Entry> } => ({
    default: {
        async columns({ t: ofFiles, language, provider }) {
            const nameOf = await readNames(provider, entries);
            return [
                { header: ofFiles('export.columns.date'), value: ({ at }) => readersDay(at / 1000, language) },
                { header: t('activity.fields.time'), value: ({ at }) => timeOfDay(at / 1000, language) },
                { header: t('activity.fields.what'), value: entry => t(`activity.kinds.${kindOf(entry)}`) },
                ...NAMED.map(kind => ({
                    header: t(`activity.records.${kind}`),
                    value: ({ ids: { [kind]: id } }: Entry) => (id === undefined ? '' : nameOf(kind, id).name),
                })),
                {
                    header: t('activity.fields.outcome'),
                    value: ({ outcome, undone }) => t(`activity.states.${undone ? 'undone' : outcome}`),
                },
                { header: t('activity.fields.job'), value: ({ job }) => job ?? '' },
            ];
        },
    },
});
