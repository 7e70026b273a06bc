// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttpClient } from '../../dataProvider/httpClient';
import { ApiError } from '../../mock-server/context';
import { createMockServer } from '../../mock-server/server';
import { readSent } from '../../mock-server/situations/file';
import { FIELDS, KINDS, rowOf, type Row } from '../../src/situation/fields';
import { sumsOf, type SituationFile } from '../../src/situation/file';
import type { Replacer } from '../../src/situation/replace';
import { savedBy } from './savedSituation';
import { startMockServer } from './support';

/** What support sees of a situation that a user saved (SITUATION-5). */

const { server, state, url, signedIn } = startMockServer();

afterEach(() => server().control.reset());

const send = async (bytes: Buffer) => {
    const response = await fetch(url().replace('/api', '/__mock/api/situation-file'), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: new Uint8Array(bytes),
    });
    return {
        status: response.status,
        body: (await response.json()) as { as: string; customer?: string; open: string; about: string },
    };
};

/** The person of a loaded situation. */
async function loadedAs({ as, customer }: { as: string; customer?: string }) {
    const response = await fetch(url().replace('/api', '/__mock/api/sign-in'), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: as, customer }),
    });
    const { token } = (await response.json()) as { token: string };
    const client = createHttpClient({ apiUrl: url(), applicationId: 'portal', getToken: () => token });
    return { provider: createDataProvider({ client }), calls: [] };
}

const same = (value: string): string => value;
const NOTHING_REPLACED = {
    id: same,
    name: same,
    email: same,
    note: same,
    code: same,
    serial: (n: number) => n,
} as unknown as Replacer;

/** Rows by their ids, so that the server's order does not matter, which follows names. */
const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) {
        const items = value.map(sorted) as { id?: unknown }[];
        return items[0]?.id === undefined ? items : items.sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sorted(inner)]));
};

type Rows = Record<string, Record<string, unknown>[]>;
const rowsOf = (file: SituationFile): Rows => file.rows as unknown as Rows;
/** with sums that fit */
const summed = (file: SituationFile): SituationFile => ({ ...file, sums: sumsOf(file) });

describe('a loaded situation', () => {
    it.each([
        ['admin@holzmann.example', undefined],
        ['user@holzmann.example', undefined],
        ['reader@holzmann.example', undefined],
        ['multi@planwerk.example', '10020'],
        ['admin@schule.example', undefined],
        ['student@schule.example', undefined],
        ['admin@lehmann.example', undefined],
    ])('shows its person what %s saw', async (email, customer) => {
        const { file, bytes } = await savedBy(await signedIn(email, customer));
        const { status, body } = await send(bytes);
        expect({ status, body }).toMatchObject({ status: 200, body: { as: file.rows.user?.[0]?.email, open: '/licences' } });
        const { records } = await savedBy(await loadedAs(body));
        const seen = Object.fromEntries(
            KINDS.flatMap(kind => {
                const rows = records[kind];
                return rows ? [[kind, rows.map(row => rowOf(FIELDS[kind], row, NOTHING_REPLACED))]] : [];
            }),
        );
        expect(Object.keys(seen)).toEqual(Object.keys(file.rows));
        for (const kind of KINDS) expect(sorted(seen[kind]), kind).toEqual(sorted(file.rows[kind]));
    });

    it('stands at the time at which it was saved, with what had failed as faults, until another is loaded', async () => {
        const failed = [
            { method: 'GET', pattern: 'licences/{id}/keys', status: 503, at: 1 },
            { method: 'PATCH', pattern: 'user', status: 0, at: 1 },
            { method: 'GET', pattern: 'licences/{id}/keys', status: 500, at: 0 },
            { method: 'GET', pattern: 'tickets', status: 200, at: 0 },
        ];
        const { control } = server();
        control.clock.change({ move: 5 * 86_400 });
        const { bytes, file } = await savedBy(await signedIn('admin@holzmann.example'), true, failed);
        const { body } = await send(bytes);
        expect(control.clock.read().now).toBe(file.savedAt);
        expect(control.faults.list()).toMatchObject([
            { kind: 'status', method: 'GET', path: 'licences/*/keys', status: 503 },
            { kind: 'abort', method: 'PATCH', path: 'user' },
            { kind: 'malformed', method: 'GET', path: 'tickets' },
        ]);
        expect(body.about).toContain('ADMIN on /licences, de, 1280 × 800, dark.');
        const { name, ...entry } = control.situations.list()[0]!;
        expect(entry).toMatchObject({ ready: false, as: body.as, savedAt: file.savedAt });
        control.situations.load('empty-customer');
        expect(control.faults.list()).toEqual([]);
        control.situations.load(name);
        expect(control.faults.list()).toHaveLength(3);
        expect(state().users.some(({ email }) => email === body.as)).toBe(true);
    });

    it('is compared with a later one of the same page, not with one whose pseudonyms are others', async () => {
        const { control } = server();
        const admin = await signedIn('admin@holzmann.example');
        const before = await savedBy(admin);
        await admin.provider.update('licences', {
            id: '10010101',
            data: { name: 'Another name' },
            previousData: { id: '10010101' },
        });
        const after = await savedBy(admin, true, [], before.replacer);
        const apart = await savedBy(admin);
        const loaded = async ({ file }: { file: SituationFile }, later: number): Promise<string> => {
            await send(gzipSync(JSON.stringify(summed({ ...file, savedAt: file.savedAt + later }))));
            return control.situations.list()[0]!.name;
        };
        const [first, second, third] = [await loaded(before, 0), await loaded(after, 60), await loaded(apart, 120)];
        expect(
            control.situations
                .list()
                .slice(0, 3)
                .map(({ name }) => name),
        ).toEqual([third, second, first]);
        expect(control.situations.compare(first, second)).toMatchObject([
            {
                kind: 'licences',
                came: { total: 0 },
                went: { total: 0 },
                changed: { total: 1, rows: [{ fields: [{ field: 'name' }] }] },
            },
        ]);
        expect(() => control.situations.compare(first, third)).toThrow('nothing in common');
    });

    it('starts a server of its own, `npm start -- --situation FILE`', async () => {
        const { bytes, file } = await savedBy(await signedIn('user@holzmann.example'));
        const folder = mkdtempSync(join(tmpdir(), 'situation-'));
        const path = join(folder, 'Situation.json.gz');
        writeFileSync(path, bytes);
        const lines: string[] = [];
        const started = await createMockServer({ situation: path, log: line => lines.push(line) });
        const as = file.rows.user?.[0]?.email;
        expect(lines).toEqual([`The situation of a user is loaded. Sign in as ${String(as)}, and open /licences.`]);
        expect(started.mock.state.users.some(({ email }) => email === as)).toBe(true);
        await started.close();
        writeFileSync(path, bytes.subarray(0, 900));
        await expect(createMockServer({ situation: path, log: () => undefined })).rejects.toThrow('it cannot be unpacked');
        rmSync(folder, { recursive: true });
    });

    const withRow = (file: SituationFile, kind: string, change: Row): SituationFile => {
        const [first, ...others] = rowsOf(file)[kind] ?? [];
        return { ...file, rows: { ...file.rows, [kind]: [{ ...first, ...change }, ...others] } };
    };

    it.each<[string, (file: SituationFile) => SituationFile | Buffer, string]>([
        ['of another version', file => ({ ...file, version: 2 as never }), 'version must be equal to one of the allowed values'],
        [
            'with a number changed',
            file => withRow(file, 'licences', { count: 7 }),
            'rows.licences was changed after it was saved',
        ],
        [
            'with another page',
            file => ({ ...file, circumstances: { ...file.circumstances, page: '/' } }),
            'circumstances was changed',
        ],
        ['of another time', file => ({ ...file, savedAt: file.savedAt - 1 }), 'savedAt was changed'],
        ['of other names', file => ({ ...file, names: 'abcdefghijkl' }), 'names was changed'],
        [
            'with more that could not be read',
            file => ({ ...file, missing: [{ kind: 'keys', status: 403 }] }),
            'missing was changed',
        ],
        ['without a kind', file => ({ ...file, rows: { ...file.rows, keys: undefined } }), 'rows.keys is missing'],
        ['without a sum', ({ sums: { keys: _keys, ...sums }, ...file }) => ({ ...file, sums }), 'rows.keys was added'],
        [
            'with a text for a number',
            file => summed(withRow(file, 'keys', { expire: 'soon' })),
            'rows.keys[0].expire must be integer',
        ],
        [
            'with a field that is not in it',
            file => summed(withRow(file, 'users', { password: 'x' })),
            'rows.users[0].password does not',
        ],
        ['without a field', file => summed(withRow(file, 'users', { role: undefined })), 'rows.users[0].role is missing'],
        [
            'with an address that somebody may have',
            file => summed(withRow(file, 'user', { email: 'a@gmx.de' })),
            'rows.user[0].email',
        ],
        [
            'with two accounts',
            file => summed({ ...file, rows: { ...file.rows, user: [...(file.rows.user ?? []), {}] } }),
            'rows.user',
        ],
        [
            'with a day that is none',
            file => summed(withRow(file, 'contracts', { startOn: 'today' })),
            'contracts, row 1: startOn must match pattern',
        ],
        ['that is cut', file => gzipSync(JSON.stringify(file)).subarray(0, 900), 'it cannot be unpacked'],
        ['whose JSON is cut', file => gzipSync(JSON.stringify(file).slice(0, -20)), 'it is no complete JSON'],
    ])('%s is refused with its place, and nothing changes', async (_what, spoil, place) => {
        const { bytes } = await savedBy(await signedIn('admin@holzmann.example'));
        const spoilt = spoil(JSON.parse(gunzipSync(bytes).toString()) as SituationFile);
        const whole = () => JSON.stringify([state(), server().control.situations.list(), server().control.faults.list()]);
        const before = whole();
        const { status, body } = await send(Buffer.isBuffer(spoilt) ? spoilt : gzipSync(JSON.stringify(spoilt)));
        expect({ status, body }).toMatchObject({
            status: 400,
            body: { error: { message: expect.stringContaining(place) as string } },
        });
        expect(whole()).toBe(before);
    });

    it('with any one sign changed is refused, unless it says the same', async () => {
        const { bytes, file } = await savedBy(await signedIn('student@schule.example'));
        const text = gunzipSync(bytes).toString();
        const accepted = Array.from({ length: 150 }, (_, at) => Math.floor((at * text.length) / 150)).filter(at => {
            const changed = `${text.slice(0, at)}${text[at] === '7' ? '8' : '7'}${text.slice(at + 1)}`;
            try {
                const sent = readSent(Buffer.from(changed));
                expect(sent).toEqual({ kind: 'portal', file });
                return true;
            } catch (error) {
                expect(error).toBeInstanceOf(ApiError);
                return false;
            }
        });
        expect(accepted).toEqual([]);
    });

    it('that unpacks to more than 30 MB is refused before it is read', async () => {
        expect((await send(gzipSync(Buffer.alloc(31 * 1024 * 1024, ' ')))).status).toBe(413);
    });
});
