import { kindOf, type Phase } from '#dataProvider/jobs/steps';
import { isSameId } from '#dataProvider/text';
import type { PlanItem } from './kind';

/** What a plan takes, deletes and sends, before it runs (PLAN-5). Pure. */

const LOSING: readonly Phase[] = ['signOut', 'release', 'take', 'delete'];

const has = (item: PlanItem<string>, phases: readonly Phase[]): boolean =>
    item.steps.some(({ step }) => phases.includes(kindOf(step).phase));

/**
 * Who loses something by an item (ids): its subject, unless it only changes from one cloud group to another, everybody who has a key that is
 * deleted or goes to somebody else, and those from whom a key or cloud group goes to the subject.
 */
function losersOf({ subject, steps }: PlanItem<string>): string[] {
    const joins = steps.some(({ step: { verb } }) => verb === 'joinGroup' || verb === 'joinClass');
    return steps.flatMap(({ step }) => {
        switch (step.verb) {
            case 'dropKey':
            case 'endLicence':
            case 'handKey':
            case 'giveBack':
            case 'leaveInstead':
                return step.from;
            case 'dropHeld':
            case 'handOn':
            case 'passKey':
                return subject.held?.[step.licence]?.from ?? [];
            case 'labelKey':
            case 'renewHandedKey':
                return [];
            case 'leaveGroup':
                return joins ? [] : subject.id;
            default:
                return LOSING.includes(kindOf(step).phase) ? subject.id : [];
        }
    });
}

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
        lose: new Set(items.flatMap(losersOf)).size,
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
    const isOwn = ({ subject }: PlanItem<State>): boolean => isSameId(subject.id, me);
    return items.filter(item => item.steps.length > 0 && !left.has(item.id) && !(isOwn(item) && has(item, LOSING)));
};
