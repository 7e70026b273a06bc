import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useT } from '#i18n/useT';
import { Paged, StateFilter } from '../../jobs/public';
import { useShown, type Action } from '../../shared/actions/action';
import { free, text } from '../../shared/columns/kinds';
import { columnsOf } from '../../shared/columns/list';
import { SimpleTable } from '../../shared/list/SimpleTable';
import { EmailText } from '../../ui/fields/EmailText';
import { StateChip } from '../../ui/fields/StateChip';
import { CloseIcon, EditIcon, PlusIcon } from '../../ui/icons';
import type { PlanItem } from '../kind';
import type { AnyKind } from '../kinds';
import { actingItems } from '../safety';
import { useSay } from '../useSay';
import styles from './plans.module.css';

interface CheckTableProps {
    kind: AnyKind;
    items: readonly PlanItem<string>[];
    leftOut: readonly string[];
    me: string;
    /** leaves an item out, or takes it in again */
    onTurn(item: string): void;
    onCorrect?(item: string): void;
}

interface Row {
    id: string;
    state: string;
    out: boolean;
    name: string;
    email: string;
    what: string;
    why: string;
}

/** The filter that shows those who are left out. */
const OUT = 'leftOut';

type Asked = { item: string; does: 'turn' | 'correct' };

/** How many items are in which state; those who are left out apart. */
function countsOf(items: readonly PlanItem<string>[], out: ReadonlySet<string>): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const item of items) counts.set(stateOf(item, out), (counts.get(stateOf(item, out)) ?? 0) + 1);
    return counts;
}

const stateOf = ({ id, state }: PlanItem<string>, out: ReadonlySet<string>): string => (out.has(id) ? OUT : state);

/** The items of the check, 50 a page, with a filter by state. Rendered again only for what it shows: there are thousands. */
export const CheckTable = memo(function CheckTable(props: CheckTableProps) {
    const { kind, items, leftOut } = props;
    const t = useT();
    const [filter, setFilter] = useState('');
    // The press shows at once, the rows follow in parts.
    const shownFilter = useDeferredValue(filter);
    const out = useMemo(() => new Set(leftOut), [leftOut]);
    const counts = useMemo(() => countsOf(items, out), [items, out]);
    const wordOf = (state: string): string => {
        const look = kind.states[state];
        return t(look && state !== OUT ? look.label : 'plans.check.out');
    };
    const states = [...Object.keys(kind.states), OUT].filter(state => counts.has(state));
    return (
        <div className={`stack gap-16 ${styles.items}`}>
            <StateFilter
                label={t('plans.check.filter')}
                states={states}
                wordOf={wordOf}
                countOf={state => counts.get(state) ?? 0}
                all={items.length}
                value={filter}
                onChange={setFilter}
            />
            <Items {...props} out={out} filter={shownFilter} />
        </div>
    );
});

interface ItemsProps extends CheckTableProps {
    out: ReadonlySet<string>;
    /** `''` for all */
    filter: string;
}

/** Those in a state. */
const Items = memo(function Items({ kind, items, out, filter, me, onTurn, onCorrect }: ItemsProps) {
    const t = useT();
    const say = useSay();
    const columns = useMemo(() => columnsFor(kind, t('plans.check.out')), [kind, t]);
    const shown = useMemo(
        () => (filter === '' ? items : items.filter(item => stateOf(item, out) === filter)),
        [filter, items, out],
    );
    const actions = useShown(
        useCallback(({ item, does }: Asked) => (does === 'turn' ? onTurn(item) : onCorrect?.(item)), [onTurn, onCorrect]),
    );
    const rowOf = (item: PlanItem<string>): Row => ({
        id: item.id,
        state: item.state,
        out: out.has(item.id),
        name: item.name,
        email: item.email ?? '',
        what: item.steps.map(({ what }) => say(what)).join('\n'),
        why: [
            item.reason && say(item.reason),
            ...(item.notes ?? []).map(say),
            ...new Set(item.steps.flatMap(({ reason }) => (reason ? [say(reason)] : []))),
            item.subject.id === me && actingItems([item], [], me).length < item.steps.length && t('plans.check.oneself'),
        ]
            .filter(Boolean)
            .join('\n'),
    });
    const actionsOf = ({ id, out: isOut }: Row) => actions(rowActions(id, isOut, onCorrect !== undefined));
    return (
        <Paged key={filter} rows={shown}>
            {rows => (
                <SimpleTable<Row> label={t('plans.check.items')} rows={rows.map(rowOf)} columns={columns} actions={actionsOf} />
            )}
        </Paged>
    );
});

/** A text of several lines; the outer element is the one that a card sets in one line. */
const Lines = ({ text: lines }: { text: string }) => (
    <span>
        <span className={styles.lines}>{lines}</span>
    </span>
);

const columnsFor = (kind: AnyKind, out: string) =>
    columnsOf<Row>([
        free('name', 'plans.check.who', {
            isName: true,
            reads: ['name', 'email'],
            cell: ({ name, email }) => (
                <span className={styles.who}>
                    {email === name ? <EmailText value={name} /> : <bdi translate="no">{name}</bdi>}
                    {email !== '' && email !== name && <EmailText value={email} className="muted" />}
                </span>
            ),
            text: ({ name, email }) => (email === '' || email === name ? name : `${name}, ${email}`),
        }),
        free('state', 'plans.check.state', {
            reads: ['state', 'out'],
            cell: ({ state, out: isOut }, { t }) => {
                const look = kind.states[state];
                return (
                    <span className={styles.state}>
                        {isOut || !look ? (
                            <StateChip tone="neutral">{out}</StateChip>
                        ) : (
                            <StateChip tone={look.tone}>{t(look.label)}</StateChip>
                        )}
                    </span>
                );
            },
        }),
        text('what', 'plans.check.what', { cell: ({ what }) => <Lines text={what} /> }),
        text('why', 'plans.check.why', {
            isIn: ({ why }) => why !== '',
            cell: ({ why }) => <Lines text={why} />,
        }),
    ]);

const rowActions = (item: string, isOut: boolean, canCorrect: boolean): Action<Asked>[] => [
    ...(canCorrect
        ? [
              {
                  id: 'correct',
                  label: 'plans.check.correct',
                  icon: EditIcon,
                  dialog: { item, does: 'correct' },
              } satisfies Action<Asked>,
          ]
        : []),
    {
        id: 'turn',
        label: isOut ? 'plans.check.takeIn' : 'plans.check.leaveOut',
        icon: isOut ? PlusIcon : CloseIcon,
        dialog: { item, does: 'turn' },
    },
];
