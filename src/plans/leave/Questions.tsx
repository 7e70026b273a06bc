import { useT } from '#i18n/useT';
import { paths } from '../../config/paths';
import { KeyCounting } from '../../licences/public';
import { searched } from '../../shared/listPaths';
import { nameWithEmail } from '../../shared/person';
import { isReleaseCode } from '../../seats/public';
import { ticketNumber } from '../../tickets/public';
import { Button } from '../../ui/Button';
import { CopyText } from '../../ui/fields/CopyText';
import { CheckboxGroup } from '../../ui/inputs/CheckboxGroup';
import { FieldGroup } from '../../ui/inputs/FieldGroup';
import { TextField } from '../../ui/inputs/TextField';
import { Link } from '../../ui/Link';
import { ChoiceTable } from '../ChoiceTable';
import type { CheckProps } from '../kind';
import type { LeaveState } from './check';
import { decide, fateOf, isActing, type Leaving } from './decide';
import { FATES, type Fate, type LeaveDraft } from './draft';
import type { LeaveFacts } from './facts';
import { ticketsOf } from './had';
import step from '../step.module.css';
import { toggled } from '../toggled';
import styles from './leave.module.css';

type Props = CheckProps<LeaveDraft, LeaveFacts, LeaveState>;

/** What is decided for all who leave, and what nobody can decide here (LEAVE-4). */
export function Questions({ draft, checkedDraft, facts, checked, onChange, ...around }: Props) {
    const t = useT();
    const left = new Set(around.leftOut);
    const all = decide(checkedDraft, facts, around).filter(one => isActing(one) && !left.has(one.leaver.id));
    const unread = checked.items.filter(({ id, state }) => state === 'unread' && !left.has(id)).length;
    return (
        <>
            {(unread > 0 || facts.tickets === null) && (
                <div className={step.question} role="alert">
                    {unread > 0 && <p>{t('planLeave.questions.unread', { smart_count: unread })}</p>}
                    {facts.tickets === null && <p>{t('planLeave.questions.noTickets')}</p>}
                    <Button variant="outlined" onClick={facts.again}>
                        {t('list.tryAgain')}
                    </Button>
                </div>
            )}
            <Licences
                all={all}
                draft={draft}
                onChange={(id, fate) => onChange(now => ({ ...now, licences: { ...now.licences, [id]: fate } }))}
            />
            <Joins
                all={all}
                draft={draft}
                facts={facts}
                onChange={(id, joins) => onChange(now => ({ ...now, joins: toggled(now.joins, id, joins) }))}
            />
            <Codes
                all={all}
                draft={draft}
                facts={facts}
                onChange={(id, code) => onChange(now => ({ ...now, codes: { ...now.codes, [id]: code } }))}
            />
            <Tickets all={all} facts={facts} />
        </>
    );
}

interface Row {
    id: string;
    name: string;
    keys: number;
    deleted: number;
    expired: boolean;
}

/** The licences of which somebody has a key that others do not have. */
function licencesOf(all: readonly Leaving[]): Row[] {
    const rows = new Map<string, Row>();
    for (const { key, licence, outcome, expired } of all.flatMap(({ decisions }) => decisions)) {
        if (outcome === 'share' || outcome === 'fellow') continue;
        const { licenceId: id } = key;
        const row = rows.get(id) ?? { id, name: licence?.name ?? id, keys: 0, deleted: 0, expired };
        rows.set(id, { ...row, keys: row.keys + 1, deleted: row.deleted + Number(outcome === 'delete') });
    }
    return [...rows.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** What becomes of the keys of each licence, and how many it gets back. */
function Licences({
    all,
    draft,
    onChange,
}: {
    all: readonly Leaving[];
    draft: LeaveDraft;
    onChange(licence: string, fate: Fate): void;
}) {
    const t = useT();
    const rows = licencesOf(all);
    if (rows.length === 0) return null;
    // Of an expired licence nothing can be given (LICENCE-2).
    const shownFate = ({ id, expired }: Row): Fate => (expired && fateOf(draft, id) === 'hand' ? 'keep' : fateOf(draft, id));
    return (
        <div className="stack">
            <ChoiceTable<Fate>
                caption={t('planLeave.questions.keys')}
                heads={[
                    t('plans.keys.licence'),
                    t('planLeave.questions.count'),
                    t('planLeave.questions.fate'),
                    t('planLeave.questions.freed'),
                ]}
                rows={rows.map(row => ({
                    ...{ id: row.id, name: row.name, count: row.keys, after: row.deleted },
                    label: t('planLeave.questions.fateOf', { licence: row.name }),
                    value: shownFate(row),
                    options: FATES.map(fate => ({
                        value: fate,
                        label: t(`planLeave.fates.${fate}`),
                        disabled: fate === 'hand' && row.expired,
                    })),
                    onChoose: fate => onChange(row.id, fate),
                }))}
            />
            <KeyCounting />
            <p className="muted small no-margin">{t('planLeave.questions.counts')}</p>
        </div>
    );
}

/** The cloud groups that the successor joins. */
function Joins({
    all,
    draft,
    facts,
    onChange,
}: {
    all: readonly Leaving[];
    draft: LeaveDraft;
    facts: LeaveFacts;
    onChange(group: string, joins: boolean): void;
}) {
    const t = useT();
    const successor = facts.successors.get(draft.successor);
    const own = new Set(successor?.cloudGroups?.map(({ id }) => id));
    const groups = [
        ...new Map(all.flatMap(({ leaver }) => leaver.user?.cloudGroups ?? []).map(group => [group.id, group])).values(),
    ].filter(({ id }) => !own.has(id));
    if (!successor || groups.length === 0) return null;
    return (
        <CheckboxGroup
            legend={t('planLeave.questions.joins', { name: nameWithEmail(successor) })}
            options={groups}
            chosen={draft.joins}
            onToggle={onChange}
        />
    );
}

/** The release codes of node-locked seats (SEAT-3); without its code a seat stays as it is. */
function Codes({
    all,
    draft,
    facts,
    onChange,
}: {
    all: readonly Leaving[];
    draft: LeaveDraft;
    facts: LeaveFacts;
    onChange(seat: string, code: string): void;
}) {
    const t = useT();
    const seats = all.flatMap(({ leaver }) => leaver.seats.filter(({ active, licenceType }) => active && licenceType === 'nl'));
    if (seats.length === 0) return null;
    return (
        <FieldGroup legend={t('planLeave.questions.codes')}>
            <p className="muted no-margin">{t('planLeave.questions.codesText')}</p>
            {seats.map(seat => {
                const code = draft.codes[seat.id] ?? '';
                const licence = facts.licences.get(seat.licenceId)?.name ?? seat.licenceId;
                return (
                    <div key={seat.id} className={`row ${styles.code}`}>
                        <TextField
                            label={t('planLeave.questions.code', { machine: seat.machineName, licence })}
                            value={code}
                            error={code !== '' && !isReleaseCode(code) ? t('seats.codeInvalid') : null}
                            autoComplete="off"
                            onChange={value => onChange(seat.id, value.toUpperCase())}
                        />
                        <Link to={searched(paths.licenceSeats(seat.licenceId), seat.machineName)}>
                            {t('planLeave.questions.toSeat')}
                        </Link>
                    </div>
                );
            })}
        </FieldGroup>
    );
}

/** The open tickets, which cannot be given to anybody else: what to tell the support. */
function Tickets({ all, facts }: { all: readonly Leaving[]; facts: LeaveFacts }) {
    const t = useT();
    const rows = all.flatMap(({ leaver: { user } }) =>
        user ? ticketsOf(user, facts.tickets).map(ticket => ({ ticket, user })) : [],
    );
    if (rows.length === 0) return null;
    return (
        <div className={step.question}>
            <p>{t('planLeave.questions.tickets', { smart_count: rows.length })}</p>
            <ul className="stack gap-4 plain-list">
                {rows.map(({ ticket, user }) => {
                    const number = ticketNumber(ticket);
                    const words = t('planLeave.questions.tell', { number, name: nameWithEmail(user) });
                    return (
                        <li key={ticket.id} className="row">
                            <Link to={paths.ticket(ticket.id)}>{t('planLeave.questions.ticket', { number })}</Link>
                            <CopyText value={words} name={t('planLeave.questions.ticket', { number })} />
                        </li>
                    );
                })}
            </ul>
        </div>
    );
}
