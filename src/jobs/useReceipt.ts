import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Item, Job } from '#dataProvider/jobs/job';
import type { Key, Seat, User } from '#dataProvider/types';
import { useNotifyFailure } from '../shared/failure';
import type { ExportColumn } from '../shared/export/types';
import { csvName } from '../shared/export/fileName';
import { separatorFor } from '../shared/export/separator';
import { readersToday } from '../shared/format/day';
import { useCurrentCustomer } from '../shared/hooks/useCurrent';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { nameOf } from '../shared/person';
import { readRecords } from '../shared/query/records';
import { saveFile } from '../shared/saveFile';
import { useSingleFlight } from '../ui/useSingleFlight';
import { rowsOf, sendsMail, useTitleOf } from './jobTexts';
import { keptName } from './names';
import { sourceOf } from './useNames';
import { useReasonOf } from './useReasonOf';

/** Returns a function that saves the receipt of a job: who, what, its outcome, the reason, and the day (MANY-8). */
export function useReceipt(job: Job): [save: (items: readonly Item[]) => Promise<unknown>, saving: boolean] {
    const t = useT();
    const [language] = useLocaleState();
    const queries = useQueryClient();
    const provider = usePortalDataProvider();
    const { data: customer } = useCurrentCustomer();
    const notifyFailure = useNotifyFailure();
    const title = useTitleOf(job);
    const reasonOf = useReasonOf(job);
    return useSingleFlight(async (items: readonly Item[]) => {
        try {
            const { resource, meta, fields, nameOf: named } = sourceOf(job);
            const found = await readRecords<User | Key | Seat>(queries, provider, resource, {
                ids: items.map(({ id }) => id),
                meta,
                fields,
            });
            const byId = new Map(found.map(row => [row.id, named(row)]));
            const personOf = ({ id }: Item) => byId.get(id) ?? keptName(id);
            const day = readersToday(new Date(job.ended ?? job.begun));
            const columns: ExportColumn<Item>[] = [
                {
                    header: t(`jobs.row.${rowsOf(job)}`),
                    value: item => {
                        const person = personOf(item);
                        return person ? nameOf(person) : item.id;
                    },
                },
                { header: t('users.fields.email'), value: item => personOf(item)?.email },
                { header: t('jobs.what'), value: () => title },
                {
                    header: t('jobs.outcome'),
                    value: ({ state }) =>
                        t(state === 'unknown' && !sendsMail(job) ? 'jobs.unknownChange.outcome' : `jobs.outcomes.${state}`),
                },
                { header: t('jobs.reason'), value: reasonOf },
                { header: t('contracts.invoices.fields.created'), type: 'date', value: () => day },
            ];
            const { csvFile } = await import('../shared/export/csv');
            const file = csvFile(columns, language, separatorFor(language));
            file.add(items);
            saveFile(file.blob(), csvName(customer?.id, title));
        } catch (failure) {
            notifyFailure(failure);
        }
    });
}
