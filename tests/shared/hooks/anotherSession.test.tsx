import { expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { PortalError } from '#dataProvider/errors';
import { useDefaultFlag } from '#src/cloudGroups/useDefaultFlag';
import { useAddMembers } from '#src/cloudGroups/groupChanges';
import { useRemoveLicence } from '#src/users/useLicenceMembers';
import { makeCloudGroup, makeKey, makeUser } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { renderPortal } from '../../support/renderPortal';
import type { ProviderMethods } from '../../support/fakeDataProvider';

/** Work of several calls during which somebody else signs in: no further call is made with their token (SESSION-18). */

async function open<Made>(useMade: () => Made, methods: ProviderMethods): Promise<Made> {
    let made: Made | undefined;
    function Verb() {
        made = useMade();
        return null;
    }
    await renderPortal(<Verb />, { dataProvider: methods });
    return made!;
}

/** A call that is answered after the next sign-in. */
const answered = () =>
    vi.fn(async () => {
        session.end('signed-out');
        session.begin('token of somebody else');
    });

const held = [makeKey({ id: 'k1', licenceId: 'l1', users: [makeUser({ id: 'u2' }), makeUser({ id: 'u3' })] })];

it('the next key is not taken', async () => {
    allowConsole(/^PortalError/);
    const unassignKey = answered();
    const removeLicence = vi.fn();
    const keys = [...held, makeKey({ id: 'k2', licenceId: 'l1', users: [makeUser({ id: 'u2' })] })];
    const getList = async () => ({ data: keys, total: keys.length });
    const remove = await open(useRemoveLicence, { getList: getList as never, unassignKey, removeLicence });
    const shared = { keys: ['k1'], all: false };
    await expect(remove({ user: 'u2', licence: 'l1', keys: ['k1', 'k2'], shared })).rejects.toMatchObject({ status: 401 });
    expect([unassignKey.mock.calls.length, removeLicence.mock.calls.length]).toEqual([1, 0]);
});

it('a call that waits for a busy server is not sent', async () => {
    allowConsole(/^PortalError/); // ra-core reports every failed call in development
    const busy = new PortalError('errors.503', { status: 503, reason: 'http', retryAfter: 0 });
    const addGroupUser = vi.fn(async () => {
        await answered()();
        throw busy;
    });
    const getOne = async () => ({ data: makeUser({ id: 'u2', cloudGroups: [] }) });
    const add = await open(useAddMembers, { addGroupUser, getOne: getOne as never });
    const { failed } = await add([{ user: 'u2', group: 'g1' }]);
    expect(failed).toMatchObject([{ error: { status: 401 } }]);
    expect(addGroupUser).toHaveBeenCalledOnce();
});

it('a flag that was changed again meanwhile stays', async () => {
    const group = makeCloudGroup({ id: 'g1', autoAdd: false });
    let wishAgain: (flag: boolean) => Promise<void> = async () => undefined;
    const update = vi.fn(async () => {
        await wishAgain(false);
        await answered()();
    });
    const getOne = async () => ({ data: group });
    const [, wish] = await open(() => useDefaultFlag(group), { getOne: getOne as never, update: update as never });
    wishAgain = wish;
    await wish(true);
    expect(update).toHaveBeenCalledOnce();
});
