import type { Subject } from '#dataProvider/jobs/steps';
import { expirySeconds } from '../../shared/format/date';
import { gift, planned } from '../keySteps';
import type { Checked, PlanItem, PlannedStep, Said, Surroundings } from '../kind';
import { rowOf } from './cells';
import { seenUser } from '../seen';
import { atOnce, type Sliced } from '../../shared/sliced';
import { wholeName } from '../source/names';
import type { InviteDraft } from './draft';
import type { InviteFacts } from './known';
import { ASKING, notLeftOut, judging, type Row, type RowState } from './rows';
import { suppliesOf, type Supply } from './supply';

/** Sorts the rows of a list, and plans what is done for each (INVITE-2, INVITE-4). Pure. */

const ACTING: ReadonlySet<RowState> = new Set(['new', 'known', 'guest']);

const FROM_LIST: Said = { key: 'planInvite.fromList' };

/** Who is written to, and when. */
function accountSteps({ mail }: InviteDraft): { create: PlannedStep; invite: PlannedStep[] } {
    const terms = { sendMail: mail !== 'later', ...(mail === 'password' ? { randomPassword: true } : {}) };
    return {
        create: planned({ verb: 'createUser', ...terms }, { key: `planInvite.steps.${mail}` }),
        invite: mail === 'later' ? [planned({ verb: 'recover', only: 'inactive' }, { key: 'planInvite.steps.invite' })] : [],
    };
}

/** The steps of a row: the account, licences with a key, groups, the mail. */
function stepsOf(row: Row, supplies: ReadonlyMap<string, Supply>, draft: InviteDraft): PlannedStep[] {
    const gives = row.gifts
        .filter(({ licence }) => supplies.get(licence.id)?.shares.has(row.id))
        .map(({ licence, day, fromList }) => {
            const expire = expirySeconds(day);
            const what: Said =
                expire === null
                    ? { key: 'planInvite.steps.licence', args: { licence: licence.name } }
                    : { key: 'planInvite.steps.licenceUntil', args: { licence: licence.name, day } };
            return planned(gift(licence.id, expire), what, fromList ? FROM_LIST : undefined);
        });
    const joins = row.groups.map(({ id, label }) =>
        planned({ verb: 'joinGroup', group: id }, { key: 'planInvite.steps.group', args: { group: label } }),
    );
    if (row.state !== 'new') return [...gives, ...joins];
    const { create, invite } = accountSteps(draft);
    return [create, ...gives, ...joins, ...invite];
}

/** What the steps are about: somebody who is to be created, or somebody known, as the check saw them. */
function subjectOf(
    { id, entry, person, gifts }: Row,
    supplies: ReadonlyMap<string, Supply>,
    { template, table }: InviteDraft,
): Subject {
    const existing = gifts.flatMap(({ licence }) => {
        const key = supplies.get(licence.id)?.shares.get(id);
        return key === undefined ? [] : [[licence.id, key] as const];
    });
    const keys = existing.length > 0 ? { keys: Object.fromEntries(existing) } : {};
    if (!person) {
        const { email, forename, surname, note } = entry;
        const own = table ? rowOf(table, id)?.cells : undefined;
        return {
            ...{ id, make: { email, forename, surname, adminNote: note || template.note.trim() } },
            ...(own ? { own } : {}),
            ...keys,
        };
    }
    return { id: person.id, seen: seenUser(person), ...keys, ...(person.active ? {} : { quiet: true }) };
}

const removedFrom = ({ entry }: Row): Said | undefined =>
    entry.removed.length > 0 ? { key: `planInvite.removed.${entry.removed[0] ?? 'blanks'}` } : undefined;

function itemOf(row: Row, supplies: ReadonlyMap<string, Supply>, draft: InviteDraft): PlanItem<RowState> {
    const { id, state, entry, person } = row;
    const name = wholeName(entry) || person?.alias || entry.email;
    const reason = row.reason ?? removedFrom(row);
    return {
        id,
        state,
        name,
        email: entry.email,
        subject: subjectOf(row, supplies, draft),
        steps: ACTING.has(state) ? stepsOf(row, supplies, draft) : [],
        ...(reason ? { reason } : {}),
    };
}

/** What has to be decided first: rows that ask something, and licences with too few keys. */
function openOf(rows: readonly Row[], supplies: readonly Supply[]): Said[] {
    const asking = [...ASKING].flatMap(state => {
        const count = rows.filter(row => row.state === state).length;
        return count === 0 ? [] : [{ key: `planInvite.open.${state}`, args: { smart_count: count } } as Said];
    });
    const short = supplies
        .filter(supply => supply.short > 0)
        .map((supply): Said => {
            return { key: 'planInvite.open.short', args: { licence: supply.licence.name, smart_count: supply.short } };
        });
    return [...asking, ...short];
}

/** Sorts the rows, in parts. */
export function* checking(draft: InviteDraft, facts: InviteFacts, around: Surroundings): Sliced<Checked<RowState>> {
    const rows = yield* judging(draft, facts, around.customer);
    const wanted = notLeftOut(rows, around);
    const supplies = suppliesOf(wanted, draft, facts);
    yield;
    const byLicence = new Map(supplies.map(supply => [supply.licence.id, supply]));
    const items: PlanItem<RowState>[] = [];
    for (const row of rows) {
        items.push(itemOf(row, byLicence, draft));
        yield;
    }
    return {
        items,
        keys: supplies.map(({ licence, getters, free, spare, givesSpare }) => ({
            licence: licence.id,
            name: licence.name,
            needed: getters.length,
            free: free + (givesSpare ? spare.length : 0),
        })),
        open: openOf(wanted, supplies),
    };
}

/** Judges the whole list at once, however long that takes. */
export const checkList = (draft: InviteDraft, facts: InviteFacts, around: Surroundings): Checked<RowState> =>
    atOnce(checking(draft, facts, around));
