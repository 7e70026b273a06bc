// @vitest-environment node
import { afterEach, beforeAll, expect, it } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import { startMockServer, type Signed } from './support';

/** How the data provider handles each of the mock server's faults (docs/quality.md, "Faults and input"). */
const mock = startMockServer();
let admin: Signed;

beforeAll(async () => {
    admin = await mock.signedIn('admin@holzmann.example');
});
afterEach(() => {
    mock.server().control.faults.clear();
});

const CALLS: [what: string, call: () => Promise<unknown>, otherwise: string][] = [
    ['a list', () => admin.provider.getList('licences', {}), 'licences.errors.load'],
    ['seats', () => admin.provider.getList('seats', { meta: { licence: '10010101' } }), 'licences.errors.load'],
    ['a record', () => admin.provider.getOne('users', { id: 'u102' }), 'users.errors.load'],
    ['a file', () => admin.provider.getInvoiceFile({ invoice: 'i54' }), 'contracts.errors.invoice'],
    ['the academy', () => admin.provider.getDirectories(), 'academy.errors.load'],
];

/** The same for calls that succeed whatever their body, unless it is a web page (WIRE-5). */
const WRITES: typeof CALLS = [
    [
        'a change',
        () => admin.provider.update('cloudGroups', { id: 'g101', data: { label: 'x' }, previousData: { id: 'g101' } }),
        'cloudGroups.errors.rename',
    ],
    ['a creation', () => admin.provider.create('keys', { data: { label: 'x', licenceId: '10010101' } }), 'keys.errors.create'],
    ['a call that is no CRUD', () => admin.provider.assignKey({ user: 'u112', key: 'k1' }), 'keys.errors.assign'],
    ['a renewal', () => admin.provider.refreshKey({ key: 'k1' }), 'keys.errors.refresh'],
    ['a new ticket', () => admin.provider.createTicket({ content: 'x' }), 'tickets.errors.create'],
    ['the own profile', () => admin.provider.updateCurrentUser({ displayName: 'x' }), 'errors.session.saveFailed'],
    ['a comment', () => admin.provider.addComment({ video: 'v1', content: 'x' }), 'academy.errors.commentAdd'],
];

const FAULTS = [
    [
        { kind: 'status', status: 500 },
        { status: 500, reason: 'http' },
    ],
    [{ kind: 'malformed' }, { status: 200, reason: 'malformed' }],
    [{ kind: 'html' }, { status: 200, reason: 'malformed' }],
    [{ kind: 'empty' }, { status: 200, reason: 'malformed' }],
] as const;

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
        () => expect.unreachable(),
        (error: unknown) => error,
    );

it.each(WRITES.flatMap(([what, call]) => ['malformed', 'empty'].map(kind => ({ what, call, kind }))))(
    '$what succeeds if its status says so, under $kind',
    async ({ call, kind }) => {
        mock.server().control.faults.add({ path: '**', kind });
        await expect(call()).resolves.not.toThrow();
    },
);

it.each(WRITES)('%s has an unknown outcome if a page answers in its place', async (_what, call, otherwise) => {
    mock.server().control.faults.add({ path: '**', kind: 'html' });
    expect(await failureOf(call())).toMatchObject({ message: otherwise, status: 200, reason: 'page' });
});

it.each(WRITES)('%s fails if its status says so', async (_what, call, otherwise) => {
    mock.server().control.faults.add({ path: '**', kind: 'status', status: 500 });
    expect(await failureOf(call())).toMatchObject({ message: otherwise, status: 500, reason: 'http' });
});

it('creates a record without an id when the server does not return one', async () => {
    mock.server().control.faults.add({ path: 'keys', kind: 'empty' });
    const { data } = await admin.provider.create('keys', { data: { label: 'x', licenceId: '10010101' } });
    expect(data).toEqual({ label: 'x', licenceId: '10010101', id: '' });
});

const cases = CALLS.flatMap(([what, call, otherwise]) =>
    FAULTS.map(([fault, failure]) => ({ what, call, otherwise, fault, failure })),
);

// cut-off JSON is a broken file to its reader, not to who fetches it
it.each(cases.filter(({ what, fault }) => !(what === 'a file' && fault.kind === 'malformed')))(
    '$what rejects with the right error under $fault.kind',
    async ({ call, otherwise, fault, failure }) => {
        mock.server().control.faults.add({ path: '**', ...fault });
        const error = await failureOf(call());
        expect(error).toBeInstanceOf(PortalError);
        expect(error).toMatchObject({ message: otherwise, ...failure });
    },
);

const within = (resource: string, parent: object) => () => admin.provider.getList(resource, { meta: parent });
const OF_LICENCE = ['licences.errors.notFound', 'errors.forbidden', 'licences.errors.load'] as const;
const OF_USER = ['users.errors.notFound', 'users.errors.forbidden', 'users.errors.load'] as const;
const OF_GROUP = ['cloudGroups.errors.notFound', 'errors.forbidden', 'cloudGroups.errors.load'] as const;

it.each([
    ['seats of a licence', within('seats', { licence: '10010101' }), OF_LICENCE],
    ['users of a licence', within('users', { licence: '10010101' }), OF_LICENCE],
    ['users of a key', within('users', { key: 'k1' }), OF_LICENCE],
    ['cloud groups of a user', within('cloudGroups', { user: 'u102' }), OF_USER],
    ['members of a cloud group', within('users', { group: 'g101' }), OF_GROUP],
] as const)('%s fail with the texts of the record that they belong to (ERROR-5)', async (_what, call, texts) => {
    for (const [at, status] of [404, 403, 500].entries()) {
        mock.server().control.faults.clear();
        mock.server().control.faults.add({ path: '**', kind: 'status', status });
        expect(await failureOf(call())).toMatchObject({ message: texts[at], status });
    }
});

it.each([...CALLS, ...WRITES])('%s reports that the server cannot be reached when the connection is cut', async (_what, call) => {
    mock.server().control.faults.add({ path: '**', kind: 'abort' });
    expect(await failureOf(call())).toMatchObject({ message: 'errors.network', status: 0, reason: 'network' });
});

it('works again after the fault: nothing of it is cached', async () => {
    mock.server().control.faults.add({ path: 'licences', kind: 'malformed', times: 1 });
    await failureOf(admin.provider.getList('licences', {}));
    expect((await admin.provider.getList('licences', {})).total).toBeGreaterThan(5);
});

it('sends a change once, whatever the response', async () => {
    mock.server().control.faults.add({ path: 'keys/**', kind: 'status', status: 500 });
    admin.calls.length = 0;
    await failureOf(admin.provider.refreshKey({ key: 'k1' }));
    expect(admin.calls).toEqual(['POST keys/k1/refresh']);
});

it('aborts a slow list that nobody waits for', async () => {
    mock.server().control.faults.add({ path: 'licences', kind: 'delay', seconds: 30 });
    const controller = new AbortController();
    const slow = admin.provider.getList('licences', { signal: controller.signal });
    controller.abort();
    expect(await failureOf(slow)).toMatchObject({ name: 'AbortError' });
});
