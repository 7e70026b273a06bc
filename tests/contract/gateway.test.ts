// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { createDataProvider, type PortalDataProvider } from '../../dataProvider';
import { createHttpClient } from '../../dataProvider/httpClient';
import { markOf } from '../../dataProvider/jobs/mark';
import type { Step, Subject } from '../../dataProvider/jobs/steps';
import { GROUP, KEY, LICENCE, MEMBERLESS, one, SEAT, USER } from './noHarmRecords';
import { run } from './planRun';
import { startMockServer } from './support';

/** A server in between answers 503 to a change that has taken effect: neither is it made twice, nor does it count as not made (MANY-2). */

const mock = startMockServer();
const state = () => mock.state();
const GATEWAY = 'upstream connect error or disconnect/reset before headers. reset reason: connection termination';

beforeEach(() => mock.server().control.reset());

/** A provider whose first change is answered by the server in between; and the changes that were sent. */
async function behindGateway(): Promise<{ provider: PortalDataProvider; sent: string[] }> {
    const { token } = await mock.signedIn('admin@holzmann.example');
    const sent: string[] = [];
    const client = createHttpClient({
        apiUrl: mock.url(),
        applicationId: 'portal',
        getToken: () => token,
        fetch: async (url, init) => {
            const response = await fetch(url, init);
            if (init.method === 'GET' || !response.ok) return response;
            sent.push(`${init.method} ${url.slice(mock.url().length + 1)}`);
            if (sent.length > 1) return response;
            await response.text();
            return new Response(GATEWAY, { status: 503, headers: { 'Content-Type': 'text/plain' } });
        },
    });
    return { provider: createDataProvider({ client }), sent };
}

const keyOf = (id: string) => one(state().keys, id);
const newcomer = { email: 'gate@holzmann.example', forename: 'Gate', surname: 'Way', adminNote: '' };

const CASES: Readonly<Record<string, () => [Step, Subject]>> = {
    'gives a licence': () => [{ verb: 'giveLicence', licence: LICENCE }, { id: 'u1022' }],
    'gives a licence to who was seen without it': () => [
        { verb: 'giveLicence', licence: LICENCE },
        { id: 'u1022', seen: {} },
    ],
    'takes a licence': () => [{ verb: 'takeLicence', licence: LICENCE }, { id: USER }],
    'a member leaves': () => [{ verb: 'leaveGroup', group: GROUP }, { id: USER }],
    'somebody joins': () => [
        { verb: 'joinGroup', group: MEMBERLESS },
        { id: USER, seen: {} },
    ],
    'creates a user': () => [{ verb: 'createUser' }, { id: 'new1', make: newcomer }],
    'renews a key': () => [
        { verb: 'renewKey', licence: LICENCE },
        { id: KEY, mark: markOf(keyOf(KEY).token) },
    ],
    'deletes a key': () => [{ verb: 'deleteKey', licence: LICENCE }, { id: KEY }],
    'deletes a user': () => [{ verb: 'deleteUser', frees: [] }, { id: USER }],
    'releases a seat': () => [{ verb: 'releaseSeat', licence: LICENCE }, { id: SEAT }],
};

it.each(Object.entries(CASES))('%s', async (_what, make) => {
    const [step, subject] = make();
    const { provider, sent } = await behindGateway();
    const [item] = await run(provider, { steps: [step], jobItems: [{ ...subject, state: 'waiting', step: 0 }] });
    expect([item?.state, sent.length, item?.noOps]).toEqual(['done', 1, undefined]);
});
