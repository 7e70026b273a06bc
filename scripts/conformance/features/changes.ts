import type { PortalDataProvider } from '#dataProvider';
import type { CloudGroup, Key, Licence, User } from '#dataProvider/types';
import type { Made } from '../cleanUp';
import type { Feature, Kit } from '../kit';

/**
 * Changes, with the operator's consent: a user, a group and a key are created, changed and removed. Each is recorded before it is created, so
 * that the runner can remove it whatever happens. No mail is sent.
 */

const DAY_S = 86_400;
/** An expiry as the portal sends it: the end of a day (WIRE-8). */
const dayEnd = (daysFromNow: number): number => (Math.floor(Date.now() / 1000 / DAY_S) + daysFromNow + 1) * DAY_S - 1;

interface Making extends Pick<Made, 'path' | 'look'> {
    /** its name in the report if it could not be removed */
    what: string;
    make(): Promise<{ data: { id: unknown } }>;
}

/** Creates a record; returns its id. It stays recorded until it is known to be gone. */
async function make(kit: Kit, { what, path, make: send, look }: Making): Promise<string | undefined> {
    const made: Made = { path, look };
    kit.made.set(what, made);
    const answer = await kit
        .attempt(send, () => 'change-refused')
        .finally(() => (made.isUnclear = kit.wire.last()?.status === 0));
    if (!answer) return undefined;
    if (answer.data.id === '') {
        kit.find('created-without-body', what);
        return look(kit.provider);
    }
    made.id = String(answer.data.id);
    return made.id;
}

const change = (kit: Kit, send: () => Promise<unknown>): Promise<unknown> => kit.attempt(send, () => 'change-refused');

/** Removes a record, and checks whether it is gone. */
async function remove(kit: Kit, what: string, resource: 'users' | 'keys' | 'cloudGroups', id: string): Promise<void> {
    await kit.attempt(
        () => kit.provider.delete(resource, { id }),
        () => 'change-refused',
    );
    const { status } = await kit.probe(`${resource}/${encodeURIComponent(id)}`);
    if (status === 404) kit.made.delete(what);
    else if (status === 200) kit.find('change-lost', `${what} was deleted, and is still there`);
}

const whole = { page: 1, perPage: 20 };

async function changeUser(kit: Kit, stamp: string): Promise<{ id: string; remove(): Promise<void> } | undefined> {
    const { provider, options } = kit;
    const email = `conformance-${stamp}@${options.user.split('@')[1] ?? 'example.com'}`;
    const what = `user ${email}`;
    const data = { email, forename: 'Conformance', surname: stamp, adminNote: '', _sendMail: false, _randomPassword: false };
    const look = async (from: PortalDataProvider) => {
        const { data: rows } = await from.getList<User>('users', { filter: { q: email }, pagination: whole });
        return rows.find(row => row.email === email)?.id;
    };
    const id = await make(kit, { what, path: 'users', look, make: () => provider.create('users', { data }) });
    if (id === undefined) return undefined;
    await change(kit, () => provider.update('users', { id, data: { adminNote: stamp }, previousData: { id } }));
    const user = await kit.attempt(() => provider.getOne<User>('users', { id }));
    if (user && user.data.adminNote !== stamp) kit.find('change-lost', 'the note of a user');
    return { id, remove: () => remove(kit, what, 'users', id) };
}

async function changeGroup(kit: Kit, stamp: string, user: string): Promise<void> {
    const { provider } = kit;
    const [label, renamed] = [`Conformance ${stamp}`, `Conformance ${stamp} 2`];
    const what = `cloud group "${label}"`;
    const look = async (from: PortalDataProvider) => (await from.findGroups({ label }))[0]?.id;
    const create = () => provider.create('cloudGroups', { data: { label, autoAdd: false } });
    const id = await make(kit, { what, path: 'cloudGroups', look, make: create });
    if (id === undefined) return;
    await change(kit, () => provider.update('cloudGroups', { id, data: { label: renamed }, previousData: { id, label } }));
    const group = await kit.attempt(() => provider.getOne<CloudGroup>('cloudGroups', { id }));
    if (group && group.data.label !== renamed) kit.find('change-lost', 'the label of a group');
    const members = async () =>
        (await kit.attempt(() => provider.getList<User>('users', { meta: { group: id } })))?.data.map(row => row.id);
    for (const [send, expected] of [
        [() => provider.addGroupUser({ group: id, user }), true],
        [() => provider.removeGroupUser({ group: id, user }), false],
        [() => provider.setGroupUsers({ group: id, users: [user] }), true],
    ] as const) {
        const done = await kit.attempt(
            async () => (await send(), true),
            () => 'change-refused',
        );
        const now = await members();
        if (done && now && now.includes(user) !== expected) kit.find('change-lost', 'a member of a group');
    }
    await remove(kit, what, 'cloudGroups', id);
}

/** A licence whose keys can be created and renewed; not the automatic one, which is for the academy. */
async function freeLicence({ provider, attempt }: Kit): Promise<string | undefined> {
    const { rows } = (await attempt(() => provider.getCollection('licences', {}))) ?? {};
    const now = Date.now() / 1000;
    return (rows as Licence[] | null | undefined)?.find(
        licence =>
            licence.active &&
            licence.licenceType === 'ol' &&
            !['academy', 'rooms'].includes(licence.product) &&
            (licence.expire ?? Infinity) > now + DAY_S &&
            licence.count > licence.count_active_licences,
    )?.id;
}

async function changeKey(kit: Kit, stamp: string, user: string): Promise<void> {
    const { provider } = kit;
    const licence = await freeLicence(kit);
    if (licence === undefined) {
        kit.notChecked('keys: no valid licence has a free one');
        return;
    }
    const label = `Conformance ${stamp}`;
    const what = `key "${label}"`;
    const look = async (from: PortalDataProvider) => {
        const { data } = await from.getList<Key>('keys', { meta: { licence }, filter: { q: label }, pagination: whole });
        return data.find(row => row.label === label)?.id;
    };
    const expire = dayEnd(30);
    const create = () => provider.create('keys', { data: { label, expire, licenceId: licence, _sendMail: false } });
    const id = await make(kit, { what, path: 'keys', look, make: create });
    if (id === undefined) return;
    const isStored = async (sent: number): Promise<void> => {
        const read = await kit.attempt(() => provider.getOne<Key>('keys', { id }));
        if (read && read.data.expire !== sent)
            kit.find('expiry-moved', `${sent} was sent, ${read.data.expire ?? 'nothing'} is stored`);
    };
    await isStored(expire);
    const next = dayEnd(60);
    await change(kit, () => provider.update('keys', { id, data: { expire: next }, previousData: { id, expire } }));
    await isStored(next);
    await change(kit, () => provider.assignKey({ user, key: id }));
    const holders = await kit.attempt(() => provider.getList<User>('users', { meta: { key: id } }));
    if (holders && !holders.data.some(row => row.id === user)) kit.find('change-lost', 'the user of a key');
    await change(kit, () => provider.refreshKey({ key: id }));
    await change(kit, () => provider.unassignKey({ user, key: id }));
    await remove(kit, what, 'keys', id);
    await changeLicence(kit, user, licence);
}

/** Assigns a licence to the user, for which the server creates a key, and removes it again. */
async function changeLicence(kit: Kit, user: string, licence: string): Promise<void> {
    const has = async (from: PortalDataProvider) =>
        (await from.getList<Key>('keys', { meta: { user } })).data.some(key => key.licenceId === licence);
    const what = `the licence of user ${user}`;
    const look = async (from: PortalDataProvider) => ((await has(from)) ? licence : undefined);
    kit.made.set(what, { path: `users/${encodeURIComponent(user)}/licences`, look, isRead: false });
    await change(kit, () => kit.provider.assignLicence({ user, licence, expire: dayEnd(60), sendMail: false }));
    if ((await kit.attempt(() => has(kit.provider))) === false) kit.find('change-lost', what);
    await change(kit, () => kit.provider.removeLicence({ user, licence }));
    const isLeft = await kit.attempt(() => has(kit.provider));
    if (isLeft === true) kit.find('change-lost', `${what} was taken, and is still there`);
    else if (isLeft === false) kit.made.delete(what);
}

export const changes: Feature = {
    id: 'changes',
    title: 'Changes of users, groups and keys',
    async check(kit) {
        if (kit.options.write !== true || kit.user?.role !== 'ADMIN') {
            const reason = kit.options.write === true ? 'this user may change nothing' : 'without --write nothing is changed';
            kit.notChecked(`changes: ${reason}`);
            return;
        }
        const stamp = Date.now().toString(36);
        const user = await changeUser(kit, stamp);
        if (!user) return;
        kit.checked();
        if (kit.customer?.flags.demo) kit.notChecked('cloud groups: a demo customer has none');
        else await changeGroup(kit, stamp, user.id);
        await changeKey(kit, stamp, user.id);
        await user.remove();
    },
};
