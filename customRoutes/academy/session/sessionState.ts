import { mayDo } from '#authProvider/access';
import type { Role } from '#dataProvider/types';
import type { SessionState } from './useAcademySession';

/** The texts and actions of the corner panel (ACADEMY-7). Pure. */

/**
 * `check` asks again; `refresh` ends the session on whichever device has it and claims it here; `release` frees it for another device, and
 * `claim` takes it back.
 */
export type SessionAction = 'refresh' | 'check' | 'release' | 'claim' | 'request' | 'membership';

/** The name of a state's texts in the namespace `academy.session.states`. */
export const stateName = (state: SessionState): 'valid' | Exclude<SessionState, true> => (state === true ? 'valid' : state);

/** The look of a state: `success` unlocks everything, `busy` is not known yet, `warning` leaves only free content. */
export function stateTone(state: SessionState): 'success' | 'busy' | 'warning' {
    if (state === true) return 'success';
    return state === 'loading' ? 'busy' : 'warning';
}

/** What resolves each state: a new licence, and whether a refresh or another check might help. */
const RESOLVED_BY: Readonly<
    Record<Exclude<SessionState, true>, { licence: boolean; again: 'refresh' | 'check' | 'claim' | null }>
> = {
    missing: { licence: true, again: 'refresh' },
    invalid: { licence: true, again: 'refresh' },
    occupied: { licence: false, again: 'refresh' },
    error: { licence: false, again: 'refresh' },
    pending: { licence: false, again: 'refresh' },
    checkFailed: { licence: false, again: 'check' },
    released: { licence: false, again: 'claim' },
    loading: { licence: false, again: null },
};

/** Whether the user lacks a valid licence and needs a new or renewed one. */
export const lacksLicence = (state: SessionState): boolean => state !== true && RESOLVED_BY[state].licence;

/** The actions available to this role in a state, most helpful first. */
export function actionsOf(state: SessionState, role: Role): SessionAction[] {
    const mayOrder = mayDo(role, 'order', 'membership');
    if (state === true) return mayOrder ? ['release', 'membership'] : ['release'];
    const { licence, again } = RESOLVED_BY[state];
    const actions: SessionAction[] = [];
    if (licence && mayOrder) actions.push('membership');
    if (licence && mayDo(role, 'request', 'keys')) actions.push('request');
    if (again) actions.push(again);
    return actions;
}
