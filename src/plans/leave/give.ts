import { INITIAL as INVITE, type InviteDraft } from '../invite/draft';
import { utcDay, todayUtc } from '../../shared/format/date';
import type { Had, LeaveDraft } from './draft';

/** Those who had something that can be given to others, as the drafts of invitations (LEAVE-7). */
export const givesOf = ({ had }: Pick<LeaveDraft, 'had'>) =>
    had.flatMap(own => (own.keys.length + own.groups.length > 0 ? [{ id: own.id, draft: sameAs(own) }] : []));

/** What somebody had who left, as what an invitation gives to others (LEAVE-7). Pure. */
function sameAs({ keys, groups }: Pick<Had, 'keys' | 'groups'>): InviteDraft {
    const today = todayUtc();
    const days = new Map<string, string>();
    // The expiry is given too, unless it has passed.
    for (const { licence, expire } of keys) {
        const day = utcDay(expire);
        days.set(licence, day >= today ? day : '');
    }
    const licences = [...days].map(([id, day]) => ({ id, day }));
    return { ...INVITE, template: { ...INVITE.template, licences, groups } };
}
