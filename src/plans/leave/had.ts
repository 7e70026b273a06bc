import { isListed } from '../../licences/public';
import { isGuest } from '../../shared/person';
import { isOwn } from '../../tickets/public';
import type { Ticket, User } from '#dataProvider/types';
import type { Had, LeaveDraft } from './draft';
import type { LeaveFacts } from './facts';

/** What users had who leave, as ids: the report says it after they are deleted (LEAVE-6). Pure. */

/** The active tickets that somebody opened. */
export const ticketsOf = (user: Pick<User, 'email'>, tickets: readonly Ticket[] | null): Ticket[] =>
    (tickets ?? []).filter(ticket => isOwn(ticket, user.email));

const UNREAD = { guest: false, keys: [], seats: [], groups: [], tickets: [], unread: true } as const;

function hadOf({ leavers, tickets, customer }: LeaveFacts, wanted: ReadonlySet<string>): Had[] {
    return leavers.flatMap(({ id, user, keys, seats, unread }): Had[] => {
        if (!user || !wanted.has(id)) return unread.length > 0 ? [{ id, ...UNREAD }] : [];
        return [
            {
                id,
                guest: isGuest(user, customer),
                keys: keys.filter(isListed).map(key => ({
                    id: key.id,
                    licence: key.licenceId,
                    expire: key.expire ?? null,
                    // Others who leave too do not keep it.
                    shared: (key.users ?? []).some(one => !wanted.has(one.id)),
                })),
                seats: seats
                    .filter(({ active }) => active)
                    .map(seat => ({ id: seat.id, licence: seat.licenceId, key: seat.keyId })),
                groups: (user.cloudGroups ?? []).map(group => group.id),
                tickets: ticketsOf(user, tickets).map(ticket => ticket.id),
            },
        ];
    });
}

/** The draft without codes, and with what those had who leave. */
export const forget = (
    draft: LeaveDraft,
    _items: readonly unknown[],
    begun: ReadonlySet<string>,
    facts: LeaveFacts,
): LeaveDraft => ({ ...draft, codes: {}, had: hadOf(facts, begun) });
