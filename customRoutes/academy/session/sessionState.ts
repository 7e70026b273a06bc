import { mayDo } from '../../../authProvider/access';
import type { Role } from '../../../dataProvider/types';
import type { SessionState } from './useAcademySession';

/** What the corner panel says and offers (specification 2, section 4, "Academy session state"). Pure. */

/** `check` asks again; `refresh` ends the session wherever it is held and takes it here. */
export type SessionAction = 'refresh' | 'check' | 'request' | 'membership';

/** The name of a state's texts in the namespace `academySession.states`. */
export const stateName = (state: SessionState): string => (state === true ? 'valid' : state);

/** How a state looks: `success` opens everything, `busy` is about to be known, `warning` limits the academy to free content. */
export function stateTone(state: SessionState): 'success' | 'busy' | 'warning' {
    if (state === true) return 'success';
    return state === 'loading' ? 'busy' : 'warning';
}

/** What a new licence would mend, and what only another look or another moment can. */
const MENDED_BY: Readonly<Record<Exclude<SessionState, true>, { licence: boolean; again: 'refresh' | 'check' | null }>> = {
    missing: { licence: true, again: 'refresh' },
    invalid: { licence: true, again: 'refresh' },
    occupied: { licence: false, again: 'refresh' },
    error: { licence: false, again: 'refresh' },
    pending: { licence: false, again: 'refresh' },
    checkFailed: { licence: false, again: 'check' },
    loading: { licence: false, again: null },
};

/** Whether it takes a licence, a new or a renewed one; in the other states the person has it. */
export const lacksLicence = (state: SessionState): boolean => state !== true && MENDED_BY[state].licence;

/** What a person of this role can do about a state, the most helpful first. */
export function actionsOf(state: SessionState, role: Role): SessionAction[] {
    const mayOrder = mayDo(role, 'order', 'membership');
    if (state === true) return mayOrder ? ['membership'] : [];
    const { licence, again } = MENDED_BY[state];
    const actions: SessionAction[] = [];
    if (licence && mayOrder) actions.push('membership');
    if (licence && mayDo(role, 'request', 'keys')) actions.push('request');
    if (again) actions.push(again);
    return actions;
}
