import type { Subject } from '#dataProvider/jobs/steps';
import type { SeenKey } from '#dataProvider/jobs/steps/step';
import type { Key, User } from '#dataProvider/types';
import { userIds } from '../keys/public';

/** What the check saw, with which it is compared right before a step (README.md). Pure. */

export const seenUser = ({ active, keys = [], cloudGroups = [] }: Pick<User, 'active' | 'keys' | 'cloudGroups'>) =>
    ({
        active,
        keys: keys.map(({ id }) => id),
        groups: cloudGroups.map(({ id }) => id),
    }) satisfies Subject['seen'];

export const seenKey = (key: Pick<Key, 'id' | 'users' | 'expire'>): SeenKey => ({
    key: key.id,
    from: userIds(key),
    expire: key.expire ?? null,
});
