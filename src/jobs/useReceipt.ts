import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Item, Job } from '#dataProvider/jobs/job';
import type { Key, Seat, User } from '#dataProvider/types';
import { useNotifyFailure } from '../shared/failure';
import { dayAndTime } from '../shared/format/time';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { nameOf } from '../shared/person';
import { readRecords } from '../shared/query/records';
import { saveFile } from '../shared/saveFile';
import { useSingleFlight } from '../ui/useSingleFlight';
import { rowsOf, sendsMail, useTitleOf } from './jobTexts';
import { keptName } from './names';
import { csvOf } from './receipt';
import { sourceOf } from './useNames';
import { useReasonOf } from './useReasonOf';

/** Returns a function that saves the receipt of a job: who, what, its outcome and the reason. */
export function useReceipt(job: Job): [save: (items: readonly Item[]) => Promise<unknown>, saving: boolean] {
    const t = useT();
    const [language] = useLocaleState();
    const queries = useQueryClient();
    const provider = usePortalDataProvider();
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
            const rows = items.map(item => {
                const row = byId.get(item.id) ?? keptName(item.id);
                return [
                    row ? nameOf(row) : item.id,
                    row?.email ?? '',
                    title,
                    t(item.state === 'perhaps' && !sendsMail(job) ? 'jobs.unsure.outcome' : `jobs.outcomes.${item.state}`),
                    reasonOf(item),
                ];
            });
            const when = dayAndTime(Math.floor((job.ended ?? job.begun) / 1000), language);
            const head = [
                t(`jobs.row.${rowsOf(job)}`),
                t('users.fields.email'),
                t('jobs.what'),
                t('jobs.outcome'),
                t('jobs.reason'),
            ];
            saveFile(csvOf([[title, when], head, ...rows], language), `${title}.csv`);
        } catch (failure) {
            notifyFailure(failure);
        }
    });
}
