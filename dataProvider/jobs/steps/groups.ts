import { NO_OP } from '../../queue/perform';
import { changed } from '../../queue/verified';
import { isIn, missing, takenAway } from '../lookups';
import type { StepKind, Told } from './step';

interface Group {
    group: string;
}

/** A user becomes a member of a cloud group. */
export const joinGroup = {
    of: 'users',
    phase: 'groups',
    calls: ['PUT /cloudGroups/{id}/users/{userId}'],
    task: (provider, { group }, { id: user, seen }): Told => ({
        send: async () => {
            if (!(await isIn(provider, user, group))) return provider.addGroupUser({ user, group });
            if (seen) throw changed('plans.seen.member', { was: 'plans.seen.noMember' });
            return NO_OP;
        },
        look: () => isIn(provider, user, group),
        missing: () => missing(provider, user, ['cloudGroups', group]),
    }),
} satisfies StepKind<Group>;

/** A member leaves a cloud group. */
export const leaveGroup = {
    of: 'users',
    phase: 'take',
    calls: ['DELETE /cloudGroups/{id}/users/{userId}'],
    task: (provider, { group }, { id: user }): Told => {
        const look = async () => !(await isIn(provider, user, group));
        return {
            look,
            send: async () => {
                if (await look()) throw changed('plans.seen.noMember', { was: 'plans.seen.member' });
                return provider.removeGroupUser({ user, group });
            },
            missing: async () => (await missing(provider, user, ['cloudGroups', group])) ?? takenAway(look),
        };
    },
} satisfies StepKind<Group>;
