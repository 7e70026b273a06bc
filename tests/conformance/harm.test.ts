// @vitest-environment node
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DEVIATIONS, type DeviationName } from '../../mock-server/deviations';
import { json, refused } from '../support/fakeFetch';
import { ADMIN, startConformance } from './support';

/**
 * The kit changes and removes nothing but its own: whatever the server gets wrong, and however it answers a making, all other rows are what
 * they were, and what the kit leaves is named.
 */

const mock = startConformance({ apiSpec: null });
const { fetch } = globalThis;

const nothing = (): Response => new Response(null, { status: 204 });

/** The id of a record that is not the kit's, and that it could change. */
function idOfOther(path: string): string {
    const { users, cloudGroups, keys, licences } = mock.state();
    const { customer } = users.find(({ email }) => email === ADMIN)!;
    if (path.endsWith('/cloudGroups')) return cloudGroups.find(({ customerId }) => customerId === customer)!.id;
    if (path.endsWith('/users')) return users.find(user => user.customer === customer && user.role === 'USER')!.id;
    const valid = licences.filter(({ active, expire }) => active && (expire ?? Infinity) > Date.now() / 1000);
    return keys.find(key => key.customerId === customer && valid.some(({ id }) => id === key.licenceId))!.id;
}

const EVERY = [null, ...(Object.keys(DEVIATIONS) as DeviationName[])];
/** What misleads a look-up. */
const MISLEADING: typeof EVERY = [null, 'filter-ignored', 'ids-duplicate', 'missing-as-empty', 'errors-as-html'];

/** How a making is answered, and with which deviations that is tried; `send` makes the record. */
const ANSWERS: Readonly<
    Record<string, readonly [typeof EVERY, (send: () => Promise<unknown>, path: string) => Response | Promise<Response>]>
> = {
    refused: [EVERY, () => refused(409)],
    'answered without a body': [EVERY, async send => (await send(), nothing())],
    'made and not answered': [
        EVERY,
        async send => {
            await send();
            throw new TypeError('fetch failed');
        },
    ],
    'made and answered with 500': [EVERY, async send => (await send(), refused(500))],
    'made and answered with 503': [MISLEADING, async send => (await send(), refused(503))],
    'not made and answered without a body': [MISLEADING, nothing],
    'not made and answered with the id of another record': [MISLEADING, (_send, path) => json(202, { id: idOfOther(path) })],
};

/** The calls that make a record: all, and all but the user's, without whom nothing else is made. */
const MAKINGS = ['users|cloudGroups|keys', 'cloudGroups|keys'].map(
    names => new RegExp(`^(POST /api/(${names})|PUT /api/users/[^/]+/licences/[^/]+)$`),
);

const STAMP = /(?:conformance-|Conformance )(\w+)/;
type Row = Readonly<{ id?: string } & Record<string, unknown>>;
const isOwn = (row: Row): boolean => STAMP.test(JSON.stringify(row));

const lists = (): [name: string, rows: Row[]][] =>
    (Object.entries(mock.state()) as [string, unknown][]).filter(
        (entry): entry is [string, Row[]] => Array.isArray(entry[1]) && !/sessions/i.test(entry[0]),
    );

/** Every row of the server as text, without those of the kit. */
function rowsOfOthers(): Map<string, string> {
    const own = new Set(lists().flatMap(([, rows]) => rows.filter(isOwn).map(({ id }) => id)));
    const withoutOwn = (_name: string, value: unknown): unknown =>
        Array.isArray(value) ? (value as string[]).filter(item => !own.has(item)) : value;
    return new Map(
        lists().flatMap(([name, rows]) =>
            rows
                .filter(row => !own.has(row.id))
                .map((row, at) => [`${name} ${row.id ?? at}`, JSON.stringify(row, withoutOwn)] as const),
        ),
    );
}

/** The stamps of what the kit left on the server, from which it is removed, so that the next run begins as this one did. */
function takeLeft(): string[] {
    const { users, cloudGroups, keys } = mock.state();
    const own = [users, cloudGroups, keys].flatMap(rows => (rows as Row[]).filter(isOwn));
    const ids = new Set(own.map(({ id }) => id));
    for (const group of cloudGroups) group.userIds = group.userIds.filter(id => !ids.has(id));
    for (const rows of [users, cloudGroups, keys] as { id: string }[][])
        rows.splice(0, rows.length, ...rows.filter(({ id }) => !ids.has(id)));
    return own.map(row => STAMP.exec(JSON.stringify(row))?.[1] ?? '');
}

let before: Map<string, string>;
beforeAll(() => {
    before = rowsOfOthers();
});
afterEach(() => {
    mock.server().control.changeSettings({ deviate: null });
});

/** Runs the changes while these makings are answered like this. Returns what is wrong afterwards, and whether more than a user was made. */
async function run(making: RegExp, answer: (typeof ANSWERS)[string][1]): Promise<{ harm: string[]; isWhole: boolean }> {
    vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
        const { pathname } = new URL(input);
        return making.test(`${init.method ?? 'GET'} ${pathname}`)
            ? answer(() => fetch(input, init), pathname)
            : fetch(input, init);
    });
    const report = await mock.run({ features: ['changes'], site: undefined });
    vi.unstubAllGlobals();
    const after = rowsOfOthers();
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(row => before.get(row) !== after.get(row));
    const left = takeLeft();
    const isNamed = (stamp: string): boolean =>
        report.left.filter(text => text.includes(stamp)).length >= left.filter(other => other === stamp).length;
    if (changed.length > 0) {
        // the data are made again, with new times
        mock.server().control.reset();
        before = rowsOfOthers();
    }
    const harm = [
        ...changed.map(row => `${row} is changed`),
        ...left.filter(stamp => !isNamed(stamp)).map(stamp => `${stamp} is left and not named`),
    ];
    return { harm, isWhole: report.called.includes('createCloudGroup') };
}

it.each(Object.entries(ANSWERS))(
    'changes nothing of others when a making is %s',
    async (_kind, [deviations, answer]) => {
        const found: string[] = [];
        for (const deviate of deviations) {
            mock.server().control.changeSettings({ deviate });
            for (const making of MAKINGS) {
                const { harm, isWhole } = await run(making, answer);
                found.push(...harm.map(text => `${deviate}, ${making.source}: ${text}`));
                if (isWhole) break;
            }
        }
        expect(found).toEqual([]);
    },
    120_000,
);
