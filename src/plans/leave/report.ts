import { stepsOf } from '#dataProvider/jobs/itemSteps';
import type { Item } from '#dataProvider/jobs/job';
import { takenSteps } from '#dataProvider/jobs/outcome';
import type { Step } from '#dataProvider/jobs/steps';
import type { Had } from './draft';

/** What users had who left, and what became of it, from what was done (LEAVE-6). Pure. */

/** What became of a thing; `same` and `open` are still to be done by somebody, and all of somebody who is `unread`. */
const OPEN = ['same', 'open', 'unread'] as const;
export type Became =
    'deleted' | 'signedOut' | 'kept' | 'handed' | 'others' | 'noUser' | 'released' | 'left' | 'leftTo' | (typeof OPEN)[number];

export interface Line {
    what: 'account' | 'key' | 'seat' | 'group' | 'ticket';
    id: string;
    /** id of the licence */
    licence?: string;
    /** it was the user's together with others */
    shared?: boolean;
    became: Became;
    /** id of the user who has it now */
    to?: string;
}

export interface Person {
    id: string;
    lines: readonly Line[];
}

/** Whether somebody still has to do something about it. */
export const isOpen = ({ became }: Pick<Line, 'became'>): boolean => OPEN.some(one => one === became);

type Taken = (isMeant: (step: Step) => boolean) => Step | undefined;

/** What was done with keys as a whole, by key: of one that several who leave have, the step is with one of them. */
const endsOf = (steps: readonly Step[]): ReadonlyMap<string, Step> =>
    new Map(
        steps.flatMap(step =>
            step.verb === 'handKey' || step.verb === 'dropKey' || step.verb === 'endLicence' ? [[step.key, step] as const] : [],
        ),
    );

function keyLine(key: Had['keys'][number], own: Taken, ends: ReadonlyMap<string, Step>, isDeleted: boolean): Line {
    const line = { what: 'key', id: key.id, licence: key.licence, shared: key.shared } as const;
    const done = ends.get(key.id);
    if (done?.verb === 'handKey') return { ...line, became: 'handed', to: done.to };
    if (done) return { ...line, became: 'deleted' };
    const left = own(step => step.verb === 'leaveKey' && step.key === key.id);
    if (left?.verb === 'leaveKey') return { ...line, became: left.shared ? 'others' : 'noUser' };
    if (!isDeleted) return { ...line, became: 'same' };
    return { ...line, became: key.shared ? 'others' : 'noUser' };
}

/** What is done to an account that may be signed in. */
const ENDS_SESSIONS: ReadonlySet<Step['verb'] | undefined> = new Set(['logout', 'deleteUser']);

/** The things of everybody with what became of them, in the order of the plan. */
export function reportOf(had: readonly Had[], steps: readonly Step[], items: readonly Item[]): Person[] {
    const taken = new Map(items.map(item => [item.id, takenSteps(item, steps.length).flatMap(at => steps[at] ?? [])]));
    const ends = endsOf([...taken.values()].flat());
    // Nothing is open where nothing was to be done: the accounts of guests, and those that are kept and not active.
    const kept = new Set(
        items.flatMap(item => (stepsOf(item, steps.length).some(at => ENDS_SESSIONS.has(steps[at]?.verb)) ? [] : [item.id])),
    );
    const gone = new Set(items.flatMap(({ id, state }) => (state === 'gone' ? [id] : [])));
    return had.map((one): Person => {
        if (one.unread) return { id: one.id, lines: [{ what: 'account', id: one.id, became: 'unread' }] };
        const mine = taken.get(one.id) ?? [];
        const own: Taken = isMeant => mine.find(isMeant);
        const isDeleted = gone.has(one.id) || own(({ verb }) => verb === 'deleteUser') !== undefined;
        const isOut = own(({ verb }) => verb === 'logout') !== undefined;
        const account: Line = {
            what: 'account',
            id: one.id,
            became: isDeleted ? 'deleted' : isOut ? 'signedOut' : one.guest || kept.has(one.id) ? 'kept' : 'same',
        };
        const keys = one.keys.map(key => keyLine(key, own, ends, isDeleted));
        const seats = one.seats.map((seat): Line => {
            const isFreed = own(step => step.verb === 'freeSeat' && step.seat === seat.id) !== undefined;
            const isLost = keys.some(({ id, became }) => id === seat.key && became === 'deleted');
            const became = isFreed ? 'released' : isLost ? 'deleted' : 'open';
            return { what: 'seat', id: seat.id, licence: seat.licence, became };
        });
        const groups = one.groups.map((id): Line => {
            const joined = own(step => step.verb === 'joinInstead' && step.group === id);
            const isLeft = isDeleted || own(step => step.verb === 'leaveGroup' && step.group === id) !== undefined;
            if (joined?.verb === 'joinInstead') return { what: 'group', id, became: 'leftTo', to: joined.to };
            return { what: 'group', id, became: isLeft ? 'left' : 'same' };
        });
        const tickets = one.tickets.map((id): Line => ({ what: 'ticket', id, became: 'open' }));
        return { id: one.id, lines: [account, ...keys, ...seats, ...groups, ...tickets] };
    });
}

/** How many keys each licence has got back, by its id. */
export function freedOf(people: readonly Person[]): ReadonlyMap<string, number> {
    const keys = new Map(people.flatMap(({ lines }) => lines).flatMap(line => (line.what === 'key' ? [[line.id, line]] : [])));
    const freed = new Map<string, number>();
    for (const { licence, became } of keys.values()) {
        if (became === 'deleted' && licence) freed.set(licence, (freed.get(licence) ?? 0) + 1);
    }
    return freed;
}
