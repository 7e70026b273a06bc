import type { Item, ItemState } from '#dataProvider/jobs/job';
import type { Action } from '../shared/actions/action';
import { free, text } from '../shared/columns/kinds';
import { columnsOf } from '../shared/columns/list';
import { PersonName } from '../shared/fields/PersonName';
import { nameWithEmail } from '../shared/person';
import { StateChip } from '../ui/fields/StateChip';
import { CheckIcon, ErrorIcon, RefreshIcon, SendIcon, WarningIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import styles from './jobs.module.css';
import { outcomeKey } from './jobTexts';
import type { Name } from './useNames';

/** A row of a job with what is read of it, and in words. */
export interface JobRow extends Item {
    /** `null` if it has none, `undefined` while it is read */
    name: Name | null | undefined;
    what: string;
    /** why its calls did not succeed; otherwise empty */
    why: string;
}

const TONES = {
    done: { tone: 'success', icon: <CheckIcon size={14} /> },
    gone: { tone: 'neutral', icon: <CheckIcon size={14} /> },
    failed: { tone: 'danger', icon: <ErrorIcon size={14} /> },
    changed: { tone: 'warning', icon: <WarningIcon size={14} /> },
    unknown: { tone: 'warning', icon: <WarningIcon size={14} /> },
    waiting: { tone: 'neutral', icon: undefined },
    sent: { tone: 'neutral', icon: undefined },
} as const satisfies Record<ItemState, object>;

interface JobColumns {
    /** what its rows are */
    of: 'users' | 'keys' | 'seats';
    hasSteps: boolean;
    /** it sends e-mails, of which a second one is a nuisance */
    mails: boolean;
    /** it waits for a press, and so do its rows */
    held: boolean;
}

/** The rows of a job: whom it concerns, what was done, its outcome and the reason. */
export const jobColumns = ({ of, hasSteps, mails, held }: JobColumns) =>
    columnsOf<JobRow>([
        free('person', `jobs.row.${of}`, {
            isName: true,
            reads: ['name', 'state'],
            cell: ({ id, state, name }, { t }) => {
                if (!name) return <bdi translate="no">{name === null ? t(`jobs.unknown.${of}`, { id }) : '…'}</bdi>;
                const shown = name.email ? <PersonName person={name} /> : <bdi translate="no">{name.alias}</bdi>;
                return state === 'gone' || name.path === undefined ? (
                    shown
                ) : (
                    <Link to={name.path} className="plain-link">
                        {shown}
                    </Link>
                );
            },
            text: ({ id, name }) => (name?.email ? nameWithEmail(name) : (name?.alias ?? id)),
        }),
        // On a phone the title says it, unless there are several steps.
        text('what', 'jobs.what', { inCards: hasSteps ? undefined : 'wide', cell: ({ what }) => what }),
        free('outcome', 'jobs.outcome', {
            reads: ['state'],
            cell: ({ state }, { t }) => (
                <span className={styles.outcome}>
                    <StateChip {...TONES[state]}>{t(outcomeKey(state, { mails, held }))}</StateChip>
                </span>
            ),
        }),
        text('why', 'jobs.reason', {
            isIn: ({ why }) => why !== '',
            cell: ({ why }) => <span className={styles.why}>{why}</span>,
        }),
    ]);

/** Returns the action on a row whose outcome is unknown: sending it again. */
export const jobActions = ({ id, state }: Item, mails: boolean): Action<string>[] =>
    state === 'unknown'
        ? [
              {
                  id: 'retry',
                  label: mails ? 'jobs.sendAgain' : 'list.tryAgain',
                  icon: mails ? SendIcon : RefreshIcon,
                  dialog: id,
              },
          ]
        : [];
