import { expirySeconds, todayUtc } from '../shared/format/date';
import { expiryProblem } from './assignment';

/** The terms of assigning a licence, as entered (USER-12). */
export interface GivingTerms {
    /** sets an expiry where it is optional */
    expires: boolean;
    /** `YYYY-MM-DD` or `''` */
    day: string;
    sendMail: boolean;
}

export const NO_TERMS: GivingTerms = { expires: false, day: '', sendMail: false };

const PROBLEMS = { missing: 'keys.form.expireDateRequired', past: 'keys.form.expirePast' } as const;

/** Returns why the expiry cannot be sent (an i18n key), or null. `required`: whether there must be one. */
export function dayProblem({ expires, day }: GivingTerms, required: boolean) {
    const problem = expiryProblem({ wanted: required || expires, day, today: todayUtc() });
    return problem && PROBLEMS[problem];
}

/** Returns the expiry in epoch seconds; undefined without one. */
export const expiryOf = ({ expires, day }: GivingTerms, required: boolean): number | undefined =>
    required || expires ? (expirySeconds(day) ?? undefined) : undefined;
