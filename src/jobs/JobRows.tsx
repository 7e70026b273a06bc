import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useT } from '#i18n/useT';
import type { Item, ItemState } from '#dataProvider/jobs/job';
import type { User } from '#dataProvider/types';
import { paths } from '../config/paths';
import { PersonName } from '../shared/fields/PersonName';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { SimpleTable } from '../shared/list/SimpleTable';
import type { ListColumn } from '../shared/list/types';
import { nameWithEmail } from '../shared/person';
import { queryKeys } from '../shared/query/keys';
import { readRecords } from '../shared/query/records';
import { StateChip } from '../ui/fields/StateChip';
import { CheckIcon, ErrorIcon, WarningIcon } from '../ui/icons';
import styles from './jobs.module.css';
import { sendsMail, useTitleOf } from './jobTexts';
import { keptName } from './names';
import type { ShownJob } from './store';
import { useReasonOf } from './useReasonOf';
import { useStepName } from './useStepName';

const TONES = {
    done: { tone: 'success', icon: <CheckIcon size={14} /> },
    gone: { tone: 'neutral', icon: <CheckIcon size={14} /> },
    failed: { tone: 'danger', icon: <ErrorIcon size={14} /> },
    perhaps: { tone: 'warning', icon: <WarningIcon size={14} /> },
    waiting: { tone: 'neutral', icon: undefined },
    sent: { tone: 'neutral', icon: undefined },
} as const satisfies Record<ItemState, object>;

/** The rows of a job: person, what was done, its outcome and the reason. Names are read for these rows alone. */
export function JobRows({ job, rows }: { job: ShownJob; rows: readonly Item[] }) {
    const t = useT();
    const title = useTitleOf(job);
    const reasonOf = useReasonOf(job);
    const nameOf = useStepName(job);
    const what = job.steps.length > 1 ? `${title}: ${job.steps.map((_, at) => nameOf(at)).join(', ')}` : title;
    const unsure = !sendsMail(job);
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const ids = rows.map(({ id }) => id);
    const { data: people } = useQuery({
        queryKey: queryKeys.records('users', ids),
        queryFn: ({ signal }) => readRecords<User>(queries, provider, 'users', { ids, signal }),
        enabled: ids.length > 0,
    });
    const byId = useMemo(() => new Map(people?.map(person => [person.id, person])), [people]);
    const personOf = (id: string) => byId.get(id) ?? keptName(id);

    const columns: ListColumn<Item>[] = [
        {
            field: 'person',
            label: t('jobs.person'),
            render: ({ id, state }) => {
                const person = personOf(id);
                if (!person) return <bdi>{people ? t('jobs.unknownPerson', { id }) : '…'}</bdi>;
                const name = <PersonName person={person} />;
                return state === 'gone' || !byId.has(id) ? (
                    name
                ) : (
                    <Link to={paths.user(id)} className={styles.person}>
                        {name}
                    </Link>
                );
            },
        },
        { field: 'what', label: t('jobs.what'), render: () => what },
        {
            field: 'outcome',
            label: t('jobs.outcome'),
            render: ({ state }) => (
                <StateChip {...TONES[state]}>
                    {t(state === 'perhaps' && unsure ? 'jobs.unsure.outcome' : `jobs.outcomes.${state}`)}
                </StateChip>
            ),
        },
        ...(rows.some(reasonOf)
            ? [
                  {
                      field: 'reason',
                      label: t('jobs.reason'),
                      render: (item: Item) => <span className={styles.why}>{reasonOf(item)}</span>,
                  },
              ]
            : []),
    ];
    return (
        <SimpleTable<Item>
            label={t('jobs.rows')}
            rows={rows}
            columns={columns}
            titleField="person"
            title={({ id }) => {
                const person = personOf(id);
                return person ? nameWithEmail(person) : id;
            }}
        />
    );
}
