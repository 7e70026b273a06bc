import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Item, Job } from '#dataProvider/jobs/job';
import type { User } from '#dataProvider/types';
import { useNotifyFailure } from '../shared/failure';
import { dayAndTime } from '../shared/format/time';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { nameOf, PERSON_FIELDS } from '../shared/person';
import { readRecords } from '../shared/query/records';
import { saveFile } from '../shared/saveFile';
import { useSingleFlight } from '../ui/useSingleFlight';
import { sendsMail, useTitleOf } from './jobTexts';
import { keptName } from './names';
import { csvOf } from './receipt';
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
            const people = await readRecords<User>(queries, provider, 'users', {
                ids: items.map(({ id }) => id),
                fields: PERSON_FIELDS,
            });
            const byId = new Map(people.map(person => [person.id, person]));
            const rows = items.map(item => {
                const person = byId.get(item.id) ?? keptName(item.id);
                return [
                    person ? nameOf(person) : item.id,
                    person?.email ?? '',
                    title,
                    t(item.state === 'perhaps' && !sendsMail(job) ? 'jobs.unsure.outcome' : `jobs.outcomes.${item.state}`),
                    reasonOf(item),
                ];
            });
            const when = dayAndTime(Math.floor((job.ended ?? job.begun) / 1000), language);
            const head = [t('jobs.person'), t('users.fields.email'), t('jobs.what'), t('jobs.outcome'), t('jobs.reason')];
            saveFile(csvOf([[title, when], head, ...rows], language), `${title}.csv`);
        } catch (failure) {
            notifyFailure(failure);
        }
    });
}
