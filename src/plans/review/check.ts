import { isSameId } from '#dataProvider/text';
import type { Key, Licence } from '#dataProvider/types';
import { userIds } from '../../keys/public';
import { isAutomatic, isExpired } from '../../licences/public';
import { nowSeconds } from '../../shared/format/date';
import { nameOf } from '../../shared/person';
import { handSteps, lossSteps, wordsOf } from '../keySteps';
import type { Checked, PlanItem, PlannedStep, Said, Surroundings } from '../kind';
import { atOnce, type Sliced } from '../../shared/sliced';
import type { ReviewDraft } from './draft';
import { indexOf, type ReviewFacts } from './facts';
import { judging, type Ruling } from './judge';
import { ASKING, type ReviewState } from './states';

/** What is done about each key, and what cannot be done as it was decided (REVIEW-4). Pure. */

type Reason = 'shared' | 'sharedExpired' | 'expired' | 'same' | 'has' | 'spare' | 'several';

/** What becomes of a key: `fellow`, decided with another user of it; `no`, not possible. */
type Deed =
    | { kind: 'share' }
    | { kind: 'leave' | 'drop' | 'hand'; from: readonly string[] }
    | { kind: 'fellow' }
    | { kind: 'ask'; state: 'expired' | 'stays' }
    | { kind: 'no'; reason: Reason };

/** Who loses a key by this plan, and who gives it to whom; by key. */
interface Shares {
    takers: ReadonlyMap<string, ReadonlySet<string>>;
    givers: ReadonlyMap<string, ReadonlySet<string>>;
}

function sharesOf(rulings: readonly Ruling[], isOut: (ruling: Ruling) => boolean): Shares {
    const takers = new Map<string, Set<string>>();
    const givers = new Map<string, Set<string>>();
    const add = (map: Map<string, Set<string>>, name: string, person: string) =>
        map.set(name, (map.get(name) ?? new Set()).add(person));
    for (const one of rulings) {
        const { state, key, person, to } = one;
        if (!key || !person || isOut(one)) continue;
        if (state === 'take') add(takers, key.id, person.id);
        if (state === 'give' && to) add(givers, `${key.id} ${to.id}`, person.id);
    }
    return { takers, givers };
}

interface Around {
    draft: ReviewDraft;
    facts: ReviewFacts;
    shares: Shares;
    isOut(ruling: Ruling): boolean;
    /** keys about which another user's ruling decides */
    decided: Set<string>;
    /** who gets a key of a licence by this plan, as `user licence` */
    given: Set<string>;
    now: number;
}

/** The licence of a key, whose id a server may spell in its own case there. */
const licenceOf = ({ licenceId }: Key, { licences }: ReviewFacts): Licence | undefined =>
    licences.get(licenceId) ?? [...licences.values()].find(({ id }) => isSameId(id, licenceId));

/** Of an unknown licence that is not known: its keys are not deleted for that (WIRE-20). */
function isExpiredKey(key: Key, { facts, now }: Around): boolean {
    const licence = licenceOf(key, facts);
    return licence !== undefined && isExpired(licence, now);
}

const isAutomaticKey = (key: Key, facts: ReviewFacts): boolean =>
    isAutomatic({ id: key.licenceId, product: key.product, expire: licenceOf(key, facts)?.expire ?? null });

function taking(one: Ruling, key: Key, around: Around): Deed {
    const { draft, shares, decided } = around;
    const { person } = one;
    if (!person) return { kind: 'no', reason: key.users?.length ? 'several' : 'spare' };
    const users = userIds(key);
    const takers = shares.takers.get(key.id) ?? new Set();
    const from = users.filter(id => id === person.id || takers.has(id));
    const isOver = isExpiredKey(key, around);
    if (from.length < users.length) return isOver ? { kind: 'no', reason: 'sharedExpired' } : { kind: 'share' };
    // It is deleted with its licence alone (KEY-7), which is refused once that has expired.
    if (isOver && isAutomaticKey(key, around.facts)) return { kind: 'ask', state: 'stays' };
    if (isOver && draft.freed === 'keep') {
        if (draft.choices.expired === undefined) return { kind: 'ask', state: 'expired' };
        if (draft.choices.expired === 'leave') return { kind: 'ask', state: 'stays' };
    } else if (draft.freed === 'keep') return { kind: 'leave', from };
    if (around.isOut(one)) return { kind: 'drop', from };
    if (decided.has(key.id)) return { kind: 'fellow' };
    decided.add(key.id);
    return { kind: 'drop', from };
}

function giving(one: Ruling, key: Key, around: Around): Deed {
    const { facts, shares, decided, given } = around;
    const { person, to } = one;
    if (!to || to.id === person?.id) return { kind: 'no', reason: 'same' };
    if (isExpiredKey(key, around)) return { kind: 'no', reason: 'expired' };
    const users = userIds(key);
    const givers = shares.givers.get(`${key.id} ${to.id}`) ?? new Set();
    if (!users.every(id => id === person?.id || givers.has(id))) return { kind: 'no', reason: 'shared' };
    const isOut = around.isOut(one);
    if (!isOut && decided.has(key.id)) return { kind: 'fellow' };
    const name = `${to.id} ${key.licenceId}`;
    const has = indexOf(facts)
        .held.get(to.id)
        ?.some(other => other.licenceId === key.licenceId);
    if (has || given.has(name)) return { kind: 'no', reason: 'has' };
    if (!isOut) {
        decided.add(key.id);
        given.add(name);
    }
    return { kind: 'hand', from: users };
}

/** The steps of a deed, with the verbs and the comparisons of a departure (LEAVE-3, LEAVE-5). */
function stepsOf(deed: Deed, one: Ruling, key: Key, { draft, facts }: Around): PlannedStep[] {
    const words = wordsOf(key, facts.licences.get(key.licenceId)?.name);
    const lost = { key, words, isAutomatic: isAutomaticKey(key, facts) };
    switch (deed.kind) {
        case 'share':
            return lossSteps('share', { ...lost, from: [one.person?.id ?? ''] });
        case 'leave':
            return lossSteps('keep', { ...lost, from: deed.from });
        case 'drop':
            return lossSteps('delete', { ...lost, from: deed.from });
        case 'hand': {
            const relabels = draft.relabels && one.person !== undefined;
            return one.to ? handSteps({ ...lost, from: deed.from }, { ...draft, to: one.to, relabels }) : [];
        }
        default:
            return [];
    }
}

const stays = (state: ReviewState, { choices }: ReviewDraft): ReviewState =>
    state === 'impossible' && choices.impossible === 'leave' ? 'stays' : state;

function itemOf(one: Ruling, around: Around): PlanItem<ReviewState> {
    const { key, person, rows } = one;
    const [row] = rows;
    const email = person?.email ?? row?.entry.email ?? '';
    const keyWords: Said | undefined = key
        ? { key: 'planReview.key', args: wordsOf(key, around.facts.licences.get(key.licenceId)?.name) }
        : row && one.state !== 'noKey'
          ? {
                key: 'planReview.key',
                args: { licence: row.entry.licence || row.entry.keyId || '–', key: row.entry.label || '–' },
            }
          : undefined;
    const item = (
        state: ReviewState,
        reason: Said | undefined,
        steps: readonly PlannedStep[] = [],
        notes: readonly Said[] = [],
    ) => ({
        id: one.id,
        state: stays(state, around.draft),
        name: person ? nameOf(person) : email || '–',
        ...(email ? { email } : {}),
        subject: { id: person?.id ?? one.to?.id ?? one.id },
        steps,
        ...(keyWords ? { reason: keyWords } : {}),
        notes: [...(reason ? [reason] : []), ...notes],
    });
    const acts = one.state === 'take' || one.state === 'give';
    if (!acts || !key) {
        const said: Said | undefined =
            one.state === 'word'
                ? { key: 'planReview.reasons.word', args: { word: one.word ?? '' } }
                : one.state === 'address'
                  ? { key: 'planReview.reasons.address', args: { address: one.address } }
                  : one.reason;
        return item(one.state, said);
    }
    const deed = one.state === 'take' ? taking(one, key, around) : giving(one, key, around);
    if (deed.kind === 'ask') return item(deed.state, { key: 'planReview.reasons.expiredLicence' });
    if (deed.kind === 'no') return item('impossible', { key: `planReview.impossible.${deed.reason}` });
    const notes: Said[] = deed.kind === 'fellow' ? [{ key: 'planReview.fellow' }] : [];
    return item(one.state, one.reason, stepsOf(deed, one, key, around), notes);
}

/** Sorts the rows, in parts. */
export function* checking(
    draft: ReviewDraft,
    facts: ReviewFacts,
    { me, leftOut }: Pick<Surroundings, 'me' | 'leftOut'>,
): Sliced<Checked<ReviewState>> {
    const { rulings } = yield* judging(draft, facts);
    const out = new Set(leftOut);
    // Nothing is ever taken from the signed-in user (PLAN-5), nor from those who are left out.
    const isOut = ({ id, person }: Ruling): boolean => out.has(id) || (person !== undefined && isSameId(person.id, me.id));
    const around: Around = {
        ...{ draft, facts, isOut, shares: sharesOf(rulings, isOut), now: nowSeconds() },
        ...{ decided: new Set<string>(), given: new Set<string>() },
    };
    const items: PlanItem<ReviewState>[] = [];
    for (const one of rulings) {
        items.push(itemOf(one, around));
        yield;
    }
    const open = ASKING.flatMap((state): Said[] => {
        const smart_count = items.filter(item => item.state === state && !out.has(item.id)).length;
        return smart_count > 0 ? [{ key: `planReview.open.${state}`, args: { smart_count } }] : [];
    });
    const acting = items.filter(({ id, steps }) => steps.length > 0 && !out.has(id)).length;
    if (acting > MOST) open.push({ key: 'planReview.open.many', args: { smart_count: acting, most: MOST } });
    return { items, keys: [], open };
}

/** Up to this many keys are taken or given by one plan. */
const MOST = 1000;

export const checkReview = (
    draft: ReviewDraft,
    facts: ReviewFacts,
    around: Pick<Surroundings, 'me' | 'leftOut'>,
): Checked<ReviewState> => atOnce(checking(draft, facts, around));
