import { kindOf, type Phase } from '#dataProvider/jobs/steps';
import type { PlanItem } from './kind';

/** What a plan takes, deletes and sends, before it runs (PLAN-5). Pure. */

const LOSING: readonly Phase[] = ['signOut', 'release', 'take', 'delete'];

const has = (item: PlanItem<string>, phases: readonly Phase[]): boolean =>
    item.steps.some(({ step }) => phases.includes(kindOf(step).phase));

/** How many lose something, are deleted, are created, and are written to. */
export function effectsOf(items: readonly PlanItem<string>[]) {
    // Several items may be about the same user.
    const count = (isMeant: (item: PlanItem<string>) => boolean): number =>
        new Set(items.filter(isMeant).map(({ subject }) => subject.id)).size;
    const written = items.flatMap(({ subject, steps }) =>
        steps.flatMap(({ step }) => {
            if (!kindOf(step).mails && !('sendMail' in step && step.sendMail === true)) return [];
            return 'to' in step ? step.to : subject.id;
        }),
    );
    return {
        lose: count(item => has(item, LOSING)),
        deleted: count(item => has(item, ['delete'])),
        /** the keys that are deleted, of plans about keys */
        keys: count(item => item.steps.some(({ step }) => step.verb === 'deleteKey')),
        created: count(item => has(item, ['create'])),
        written: new Set(written).size,
        changed: items.length,
    };
}

/** More than this many who lose something, or more than this share of all users, are typed as a number. */
const MANY = 50;
const SHARE = 1 / 5;

/** Whether the number of those who lose something has to be typed; `users` is the number of all. */
export const needsTyping = (lose: number, users: number): boolean => lose > MANY || lose > users * SHARE;

/** The items that are done something to. The signed-in user is never taken from, signed out or deleted. */
export const actingItems = <State extends string>(
    items: readonly PlanItem<State>[],
    leftOut: readonly string[],
    me: string,
): PlanItem<State>[] => {
    const left = new Set(leftOut);
    return items.filter(item => item.steps.length > 0 && !left.has(item.id) && !(item.subject.id === me && has(item, LOSING)));
};
