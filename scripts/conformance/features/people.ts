import { COLLECTION_LIMIT } from '#dataProvider';
import { countOf } from '#dataProvider/odata/read';
import type { CloudGroup, User } from '#dataProvider/types';
import { checkCollection, checkFields, checkRecord } from '../collection';
import type { Feature, Kit } from '../kit';
import { EXPORTS, STATES, USER_RELATIONS } from '../portalReads';

/** Users and cloud groups (USER-1 to USER-16, GROUP-1 to GROUP-5). */

/** What a user who is no administrator may not read. */
async function checkForbidden(kit: Kit): Promise<void> {
    const { status } = await kit.probe('users?$top=1&$count=true&$newDb=true');
    if (status !== 403) kit.find('forbidden-not-403', `status ${status}`);
}

export const users: Feature = {
    id: 'users',
    title: 'Users',
    async check(kit) {
        if (!kit.isAdmin()) {
            await checkForbidden(kit);
            kit.notChecked('the list of users: it is for administrators');
            return;
        }
        const rows = await checkCollection<User>(kit, 'users');
        const [user] = rows ?? [];
        if (!user) return;
        await checkFields(kit, 'users', STATES.users);
        await checkFields(kit, 'users', EXPORTS.users ?? {});
        await kit.attempt(() => kit.provider.getEvery('users', { meta: { expand: [...USER_RELATIONS] }, select: ['id'] }));
        for (const expand of USER_RELATIONS) {
            const pagination = { page: 1, perPage: COLLECTION_LIMIT };
            await kit.attempt(() => kit.provider.getList('users', { pagination, meta: { expand: [expand], names: true } }));
        }
        await checkRecord(kit, 'users', user.id);
        await checkCollection(kit, 'keys', { meta: { user: user.id }, plain: true });
        await checkCollection(kit, 'cloudGroups', { meta: { user: user.id }, plain: true });
        const email = { filter: { q: user.email }, pagination: { page: 1, perPage: 20 } };
        const same = await kit.attempt(() => kit.provider.getList<User>('users', email));
        if (same && !same.data.some(({ id }) => id === user.id))
            kit.find('search-differs', 'a user is not found by the whole e-mail');
    },
};

export const cloudGroups: Feature = {
    id: 'cloudGroups',
    title: 'Cloud groups',
    async check(kit) {
        const rows = await checkCollection<CloudGroup>(kit, 'cloudGroups');
        const group = rows?.find(row => countOf(row, 'users') > 0) ?? rows?.[0];
        if (!group) return;
        await checkFields(kit, 'cloudGroups', EXPORTS.cloudGroups ?? {});
        const found = await kit.attempt(() => kit.provider.findGroups({ label: group.label }));
        if (found && !found.some(({ id }) => id === group.id)) kit.find('search-differs', 'a group is not found by its label');
        await checkRecord(kit, 'cloudGroups', group.id);
        if (!kit.isAdmin()) return;
        await checkCollection(kit, 'users', { meta: { group: group.id }, counted: [countOf(group, 'users'), 'members'] });
    },
};
