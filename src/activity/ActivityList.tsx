import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Entry } from '../shared/activity/entry';
import { undoOf } from '../shared/activity/undo';
import { useUndo } from '../shared/activity/useUndo';
import { useNotifyFailure } from '../shared/failure';
import { formatTime } from '../shared/format/date';
import { machineTime, readersDay, timeOfDay } from '../shared/format/time';
import { Button } from '../ui/Button';
import { StateChip } from '../ui/fields/StateChip';
import { Skeleton } from '../ui/feedback/Skeleton';
import { toast } from '../ui/feedback/toast';
import { WarningIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { lazyDialog } from '../ui/modal/lazyDialog';
import { useSingleFlight } from '../ui/useSingleFlight';
import framed from '../ui/framed.module.css';
import styles from './activity.module.css';
import { kindOf, NAMED } from './kind';
import { useNames, type Known, type Names } from './names';
import { useFormer } from './useFormer';

const ChangedModal = lazyDialog(() => import('./ChangedModal'));

interface ActivityListProps {
    entries: readonly Entry[];
    /** records that are not read again */
    known?: Known;
    /** without "Undo" and links */
    plain?: boolean;
    /** the level of the headings of days */
    level?: 2 | 3;
    /** id of an entry of which both values are shown at once */
    opened?: string | null;
    onClosed?(): void;
}

const secondsOf = ({ at }: Entry): number => at / 1000;

/** The entries of each of the reader's days, in their order. */
function byDay(entries: readonly Entry[], language: string): { day: string; entries: Entry[] }[] {
    const days: { day: string; entries: Entry[] }[] = [];
    for (const entry of entries) {
        const day = readersDay(secondsOf(entry), language);
        const last = days.at(-1);
        if (last?.day === day) last.entries.push(entry);
        else days.push({ day, entries: [entry] });
    }
    return days;
}

/** What was changed, by day: the names of now, the value before, and whether it can be undone (ACTIVITY-3). */
export function ActivityList({ entries, known, plain = false, level = 2, opened = null, onClosed }: ActivityListProps) {
    const [language] = useLocaleState();
    const Heading = `h${level}` as const;
    const names = useNames(entries, known);
    const [compared, setCompared] = useState<Entry | null>(null);
    const shown = compared ?? entries.find(({ id }) => id === opened) ?? null;
    const close = (): void => {
        setCompared(null);
        onClosed?.();
    };
    return (
        <>
            {byDay(entries, language).map(({ day, entries: some }) => (
                <section key={day} className={`stack ${styles.day}`} aria-label={day}>
                    <Heading className={`heading no-margin ${styles.date}`}>
                        {formatTime(secondsOf(some[0] as Entry), language, { dateStyle: 'full' })}
                    </Heading>
                    <ul className={`plain-list box ${framed.list}`}>
                        {some.map(entry => (
                            <Row key={entry.id} entry={entry} names={names} plain={plain} onCompare={setCompared} />
                        ))}
                    </ul>
                </section>
            ))}
            {shown && !plain && <ChangedModal entry={shown} onClose={close} />}
        </>
    );
}

interface RowProps {
    entry: Entry;
    names: Names;
    plain: boolean;
    onCompare(entry: Entry): void;
}

function Row({ entry, names, plain, onCompare }: RowProps) {
    const t = useT();
    const [language] = useLocaleState();
    const former = useFormer();
    const kind = t(`activity.kinds.${kindOf(entry)}`);
    const before = [
        ...former(entry.former),
        ...(entry.from?.length ? [entry.from.map(id => names.of('user', id).name).join(', ')] : []),
    ];
    return (
        <li className={styles.row}>
            <time className={styles.time} dateTime={machineTime(secondsOf(entry))}>
                {timeOfDay(secondsOf(entry), language)}
            </time>
            <div className="stack gap-2">
                <span className={`row ${styles.kind}`}>
                    <span>{kind}</span> <State entry={entry} />
                </span>
                <Records entry={entry} names={names} plain={plain} />
                {before.length > 0 && (
                    <span className={styles.facts}>
                        {t('activity.before')} <bdi translate="no">{before.join(', ')}</bdi>
                    </span>
                )}
                {entry.job !== undefined && !plain && (
                    <span className={styles.facts}>
                        <Link to={entry.plan ? paths.plan(entry.job) : paths.job(entry.job)}>
                            {t(entry.plan ? 'activity.ofPlan' : 'activity.ofJob')}
                        </Link>
                    </span>
                )}
            </div>
            {!plain && <UndoPart entry={entry} kind={kind} onCompare={onCompare} />}
        </li>
    );
}

/** The records of an entry, each with a link to its page. */
function Records({ entry: { ids }, names, plain }: { entry: Entry; names: Names; plain: boolean }) {
    const t = useT();
    const found = NAMED.flatMap(kind => (ids[kind] === undefined ? [] : [{ kind, id: ids[kind] }]));
    if (found.length === 0) return null;
    if (names.isPending) return <Skeleton width={180} height={14} />;
    return (
        <span className={styles.records}>
            {found.map(({ kind, id }) => {
                const { name, to } = names.of(kind, id);
                return (
                    <span key={kind}>
                        <span className={styles.of}>{t(`activity.records.${kind}`)}</span>{' '}
                        {to === undefined || plain ? (
                            <bdi translate="no">{name}</bdi>
                        ) : (
                            <Link dir="auto" translate="no" to={to}>
                                {name}
                            </Link>
                        )}
                    </span>
                );
            })}
        </span>
    );
}

function State({ entry: { outcome, undone } }: { entry: Entry }) {
    const t = useT();
    if (undone) return <StateChip tone="neutral">{t('activity.states.undone')}</StateChip>;
    if (outcome === 'done') return null;
    return (
        <StateChip tone={outcome === 'failed' ? 'danger' : 'warning'} icon={<WarningIcon size={14} />}>
            {t(`activity.states.${outcome}`)}
        </StateChip>
    );
}

/** "Undo", or why there is none. */
function UndoPart({ entry, kind, onCompare }: { entry: Entry; kind: string; onCompare(entry: Entry): void }) {
    const t = useT();
    const undo = useUndo();
    const notifyFailure = useNotifyFailure();
    const undos = undoOf(entry);
    const [press, busy] = useSingleFlight(async () => {
        if (typeof undos === 'string') return;
        try {
            const outcome = await undo({ entry, undos });
            if (outcome === 'done') toast.success(t('activity.undone'));
            else if (outcome === 'gone') toast.error(t('activity.not.gone'));
            else onCompare(entry);
        } catch (failure) {
            notifyFailure(failure);
        }
    });
    if (typeof undos === 'string') {
        const isSaid = undos === 'undone' || undos === 'notDone';
        return isSaid ? null : <span className={styles.why}>{t(`activity.why.${undos}`)}</span>;
    }
    return (
        <span className={styles.action}>
            <Button variant="outlined" onClick={press} aria-busy={busy} aria-label={t('activity.undoNamed', { kind })}>
                {t('activity.undo')}
            </Button>
        </span>
    );
}
