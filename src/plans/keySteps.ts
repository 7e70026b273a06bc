import { markOf } from '#dataProvider/jobs/mark';
import type { Step } from '#dataProvider/jobs/steps';
import type { Key, User } from '#dataProvider/types';
import { canRenew, canSend } from '../keys/public';
import { nameWithEmail } from '../shared/person';
import type { PlannedStep, Said } from './kind';
import { seenKey } from './seen';

/** Steps with their words; what is done with a key that users lose (LEAVE-3, LEAVE-5). Pure. */

/** A step with what it does, and why. */
export const planned = (step: Step, what: Said, reason?: Said): PlannedStep => ({ step, what, ...(reason ? { reason } : {}) });

/** The step that gives a key of a licence; `expire` in epoch seconds. */
export const gift = (licence: string, expire: number | null): Step => ({
    verb: 'giveLicence',
    licence,
    ...(expire === null ? {} : { expire }),
});

/** A key that users lose. */
interface Lost {
    key: Key;
    /** its licence and its label, as `wordsOf` */
    words: ReturnType<typeof wordsOf>;
    /** its keys cannot be deleted one by one (KEY-7) */
    isAutomatic: boolean;
    /** who loses it (ids) */
    from: readonly string[];
}

/** A key in words; `licence` is the name of its licence, if that is known. */
export const wordsOf = (key: Key, licence: string | undefined) => ({
    licence: licence ?? key.product,
    key: key.label || key.id,
});

const seenOf = ({ key, from }: Lost) => ({ ...seenKey(key), licence: key.licenceId, from });

/** Users are taken from a key that others keep (`share`) or that nobody has then (`keep`), or it is deleted. */
export function lossSteps(way: 'share' | 'keep' | 'delete', lost: Lost): PlannedStep[] {
    const what = { key: `planLeave.steps.${way}`, args: lost.words } as const;
    const { expire, ...taken } = seenOf(lost);
    if (way !== 'delete') return [planned({ verb: 'leaveKey', shared: way === 'share', ...taken }, what)];
    return [planned({ verb: lost.isAutomatic ? 'endLicence' : 'dropKey', expire, ...taken }, what)];
}

interface Handing {
    to: Pick<User, 'id' | 'email' | 'alias'> & { active?: boolean | undefined };
    /** it gets that user's name, a new code, a mail; each where it can */
    relabels: boolean;
    renews: boolean;
    mails: boolean;
}

/** A key goes to another user in place of those who lose it. */
export function handSteps(lost: Lost, { to, relabels, renews, mails }: Handing): PlannedStep[] {
    const { key, words: args, isAutomatic } = lost;
    const handed = { licence: key.licenceId, key: key.id, to: to.id };
    const named = { ...args, name: nameWithEmail(to) };
    const steps = [planned({ verb: 'handKey', ...seenOf(lost), to: to.id }, { key: 'planLeave.steps.hand', args: named })];
    if (relabels && !isAutomatic) steps.push(planned({ verb: 'labelKey', ...handed }, { key: 'planLeave.steps.label', args }));
    if (renews && canRenew(key)) {
        const step = { verb: 'renewHandedKey', ...handed, mark: markOf(key.token) } as const;
        steps.push(planned(step, { key: 'planLeave.steps.renew', args }, { key: 'planLeave.reasons.renew' }));
    }
    if (mails && canSend(key) && to.active) {
        steps.push(planned({ verb: 'mailKey', ...handed }, { key: 'planLeave.steps.mail', args: named }));
    }
    return steps;
}
