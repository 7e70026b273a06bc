import { randomBytes } from 'node:crypto';
import type { CloudGroup, Key, Licence, User } from '#dataProvider/types';
import type { Feature, Kit } from '../kit';
import { doubtOf, findOwn, isRefusal, lookAt, returnedId, type Made, type Own } from '../own';

/**
 * Changes, with the operator's consent: a user, a group and a key are created, changed and removed. Each that is or may be created is recorded,
 * so that the runner can remove it whatever happens. No mail is sent.
 */

const DAY_S = 86_400;
/** An expiry as the portal sends it: the end of a day (WIRE-8). */
const dayEnd = (daysFromNow: number): number => (Math.floor(Date.now() / 1000 / DAY_S) + daysFromNow + 1) * DAY_S - 1;

/** Makes a record, named `what` in the report; returns its id if it is known to be the run's own. It stays recorded until it is gone. */
async function make(kit: Kit, what: string, own: Own, send: () => Promise<unknown>): Promise<string | undefined> {
    const made: Made = { ...own, doubt: '' };
    const before = kit.wire.last();
    const isFine = await kit
        .attempt(
            async () => (await send(), true),
            () => 'change-refused',
        )
        .finally(() => {
            const sent = kit.wire.last();
            if (!sent || sent === before || isRefusal(sent)) return;
            Object.assign(made, { id: returnedId(sent), doubt: doubtOf(sent) });
            kit.made.set(what, made);
        });
    if (!kit.made.has(what)) return undefined;
    // an assignment need not return the key
    if (isFine && made.id === undefined && own.word !== undefined) kit.find('created-without-body', what);
    // as long as all that it belongs to is there
    made.id ??= await findOwn(kit.provider, made);
    if (!isFine) return undefined;
    const found = made.id === undefined ? 'unclear' : await lookAt(kit.provider, made, made.id);
    if (found === 'gone') {
        kit.find('change-lost', `${what} was made, and is not there`);
        return undefined;
    }
    if (found === 'other') Object.assign(made, { id: undefined, doubt: 'its making returned the id of another record' });
    if (made.id === undefined) kit.notChecked(`changes of ${what}: nobody knows its id`);
    return made.id;
}

const change = (kit: Kit, send: () => Promise<unknown>): Promise<unknown> => kit.attempt(send, () => 'change-refused');

/** Removes a record that `make` has made, and checks whether it is gone. */
async function remove(kit: Kit, what: string, send?: () => Promise<unknown>): Promise<void> {
    const made = kit.made.get(what);
    if (made?.id === undefined) return;
    const { id } = made;
    await change(kit, send ?? (() => kit.provider.delete(made.resource, { id })));
    const found = await lookAt(kit.provider, made, id);
    if (found === 'gone') kit.made.delete(what);
    else if (found === 'own') kit.find('change-lost', `${what} was deleted, and is still there`);
}

interface TestUser {
    id: string;
    email: string;
    remove(): Promise<void>;
}

async function changeUser(kit: Kit, stamp: string): Promise<TestUser | undefined> {
    const { provider, options } = kit;
    const email = `conformance-${stamp}@${options.user.split('@')[1] ?? 'example.com'}`;
    const what = `user ${email}`;
    const data = { email, forename: 'Conformance', surname: stamp, adminNote: '', _sendMail: false, _randomPassword: false };
    const own: Own = { resource: 'users', word: email, select: ['id', 'email'], isOwn: row => row.email === email };
    const id = await make(kit, what, own, () => provider.create('users', { data }));
    if (id === undefined) return undefined;
    await change(kit, () => provider.update('users', { id, data: { adminNote: stamp }, previousData: { id } }));
    const user = await kit.attempt(() => provider.getOne<User>('users', { id }));
    if (user && user.data.adminNote !== stamp) kit.find('change-lost', 'the note of a user');
    return { id, email, remove: () => remove(kit, what) };
}

async function changeGroup(kit: Kit, stamp: string, user: string): Promise<void> {
    const { provider } = kit;
    const [label, renamed] = [`Conformance ${stamp}`, `Conformance ${stamp} 2`];
    const what = `cloud group "${label}"`;
    const own: Own = {
        resource: 'cloudGroups',
        word: stamp,
        select: ['id', 'label'],
        isOwn: row => row.label === label || row.label === renamed,
    };
    const id = await make(kit, what, own, () => provider.create('cloudGroups', { data: { label, autoAdd: false } }));
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
    await remove(kit, what);
}

/** A licence whose keys can be created and renewed; not the automatic one, which is for the academy. */
async function freeLicence({ provider, attempt }: Kit): Promise<string | undefined> {
    const rows = await attempt(() => provider.getEvery('licences', { meta: { expand: [] } }));
    const now = Date.now() / 1000;
    return (rows as Licence[] | undefined)?.find(
        licence =>
            licence.active &&
            licence.licenceType === 'ol' &&
            !['academy', 'rooms'].includes(licence.product) &&
            (licence.expire ?? Infinity) > now + DAY_S &&
            licence.count > licence.count_active_licences,
    )?.id;
}

async function changeKey(kit: Kit, stamp: string, user: TestUser): Promise<void> {
    const { provider } = kit;
    const licence = await freeLicence(kit);
    if (licence === undefined) {
        kit.notChecked('keys: no valid licence has a free one');
        return;
    }
    const label = `Conformance ${stamp}`;
    const what = `key "${label}"`;
    const expire = dayEnd(30);
    const own: Own = {
        resource: 'keys',
        within: { licence },
        word: stamp,
        select: ['id', 'label'],
        isOwn: row => row.label === label,
    };
    const data = { label, expire, licenceId: licence, _sendMail: false };
    const id = await make(kit, what, own, () => provider.create('keys', { data }));
    if (id !== undefined) {
        const isStored = async (sent: number): Promise<void> => {
            const read = await kit.attempt(() => provider.getOne<Key>('keys', { id }));
            if (read && read.data.expire !== sent)
                kit.find('expiry-moved', `${sent} was sent, ${read.data.expire ?? 'nothing'} is stored`);
        };
        await isStored(expire);
        const next = dayEnd(60);
        await change(kit, () => provider.update('keys', { id, data: { expire: next }, previousData: { id, expire } }));
        await isStored(next);
        await change(kit, () => provider.assignKey({ user: user.id, key: id }));
        const holders = await kit.attempt(() => provider.getList<User>('users', { meta: { key: id } }));
        if (holders && !holders.data.some(row => row.id === user.id)) kit.find('change-lost', 'the user of a key');
        await change(kit, () => provider.refreshKey({ key: id }));
        await change(kit, () => provider.unassignKey({ user: user.id, key: id }));
        await remove(kit, what);
    }
    await changeLicence(kit, user, licence);
}

/**
 * Assigns a licence to the user, for which the server creates a key, and takes it again. A key that was there before is no key of the run: it
 * is left as it is.
 */
async function changeLicence(kit: Kit, { id: user, email }: TestUser, licence: string): Promise<void> {
    const { provider } = kit;
    const meta = { licence, expand: [] };
    const before = await kit.attempt(() => provider.getEvery('keys', { meta, select: ['id'] }));
    if (!before) return;
    const known = new Set<unknown>(before.map(({ id }) => id));
    const isOwn = ({ id, users }: Readonly<Record<string, unknown>>): boolean | undefined => {
        if (known.has(id)) return false;
        const holders = users as Key['users'];
        return holders && holders.length === 1 && holders[0]?.id === user;
    };
    const what = `the key that a licence gave to ${email}`;
    const own: Own = { resource: 'keys', within: { licence }, expand: ['users'], isOwn };
    const send = () => provider.assignLicence({ user, licence, expire: dayEnd(60), sendMail: false });
    if ((await make(kit, what, own, send)) === undefined) return;
    const has = async () =>
        (await provider.getList<Key>('keys', { meta: { user } })).data.some(({ licenceId }) => licenceId === licence);
    if ((await kit.attempt(has)) === false) kit.find('change-lost', what);
    await remove(kit, what, () => provider.removeLicence({ user, licence }));
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
        // not the time alone: another run may begin in the same millisecond
        const stamp = Date.now().toString(36) + randomBytes(3).toString('hex');
        const user = await changeUser(kit, stamp);
        if (!user) return;
        kit.checked();
        if (kit.customer?.flags.demo) kit.notChecked('cloud groups: a demo customer has none');
        else await changeGroup(kit, stamp, user.id);
        await changeKey(kit, stamp, user);
        // what belongs to the user is removed first
        if (kit.made.size === 1) await user.remove();
    },
};
