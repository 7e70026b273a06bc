import { useT } from '#i18n/useT';
import type { Item, ItemState } from '#dataProvider/jobs/job';
import { PersonName } from '../shared/fields/PersonName';
import { SimpleTable } from '../shared/list/SimpleTable';
import type { ListColumn, RowAction } from '../shared/list/types';
import { nameWithEmail } from '../shared/person';
import { StateChip } from '../ui/fields/StateChip';
import { CheckIcon, ErrorIcon, RefreshIcon, SendIcon, WarningIcon } from '../ui/icons';
import { act } from './engine';
import styles from './jobs.module.css';
import { rowsOf, sendsMail, useTitleOf } from './jobTexts';
import { isRunning, type ShownJob } from './store';
import { useNames } from './useNames';
import { useReasonOf } from './useReasonOf';
import { useStepName } from './useStepName';
import { Link } from '../ui/Link';

const TONES = {
    done: { tone: 'success', icon: <CheckIcon size={14} /> },
    gone: { tone: 'neutral', icon: <CheckIcon size={14} /> },
    failed: { tone: 'danger', icon: <ErrorIcon size={14} /> },
    perhaps: { tone: 'warning', icon: <WarningIcon size={14} /> },
    waiting: { tone: 'neutral', icon: undefined },
    sent: { tone: 'neutral', icon: undefined },
} as const satisfies Record<ItemState, object>;

/** The rows of a job: person, what was done, its outcome and the reason. Only the names of these rows are read. */
export function JobRows({ job, rows }: { job: ShownJob; rows: readonly Item[] }) {
    const t = useT();
    const title = useTitleOf(job);
    const reasonOf = useReasonOf(job);
    const nameOf = useStepName(job);
    const what = job.steps.length > 1 ? `${title}: ${job.steps.map((_, at) => nameOf(at)).join(', ')}` : title;
    const unsure = !sendsMail(job);
    const of = rowsOf(job);
    const nameFor = useNames(
        job,
        rows.map(({ id }) => id),
    );
    const unknown = (id: string) => t(`jobs.unknown.${of}`, { id });
    const titleOf = ({ id }: Item): string => {
        const found = nameFor?.(id);
        if (!found) return id;
        return found.email ? nameWithEmail(found) : found.alias;
    };
    const offersAnew = !isRunning(job) && job.state !== 'dropped' && rows.some(({ state }) => state === 'perhaps');

    const columns: ListColumn<Item>[] = [
        {
            field: 'person',
            label: t(`jobs.row.${of}`),
            render: ({ id, state }) => {
                const found = nameFor?.(id);
                if (!found) return <bdi translate="no">{nameFor ? unknown(id) : '…'}</bdi>;
                const name = found.email ? <PersonName person={found} /> : <bdi translate="no">{found.alias}</bdi>;
                return state === 'gone' || found.path === undefined ? (
                    name
                ) : (
                    <Link to={found.path} className={styles.person}>
                        {name}
                    </Link>
                );
            },
        },
        // On a phone the title says it, unless there are several steps.
        { field: 'what', label: t('jobs.what'), inCards: job.steps.length > 1 ? undefined : 'wide', render: () => what },
        {
            field: 'outcome',
            label: t('jobs.outcome'),
            render: ({ state }) => (
                <span className={styles.outcome}>
                    <StateChip {...TONES[state]}>
                        {t(state === 'perhaps' && unsure ? 'jobs.unsure.outcome' : `jobs.outcomes.${state}`)}
                    </StateChip>
                </span>
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
    const actions = ({ id, state }: Item): RowAction[] =>
        state === 'perhaps'
            ? [
                  {
                      id: 'anew',
                      label: t(unsure ? 'list.tryAgain' : 'jobs.sendAgain'),
                      icon: unsure ? <RefreshIcon /> : <SendIcon />,
                      onClick: () => act(job.id, 'resend', id),
                  },
              ]
            : [];
    return (
        <SimpleTable<Item>
            label={t(`jobs.rows.${of}`)}
            rows={rows}
            columns={columns}
            titleField="person"
            title={titleOf}
            actions={offersAnew ? actions : undefined}
            asRows
        />
    );
}
