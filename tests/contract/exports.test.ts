// @vitest-environment node
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#dataProvider/types';
import { withLaterTexts } from '#i18n/later';
import type { Translate } from '#i18n/useT';
import { isListed } from '#src/licences/public';
import { eachSelected, eachFound } from '#src/shared/export/listRows';
import type { ExportProgress, ReviewFiles } from '#src/shared/export/types';
import { utcDay, hasExpiry } from '#src/shared/format/date';
import writeWhole from '#src/users/whoHasWhat';
import { userList } from '#src/users/management/columns';
import { relationsOf } from '../../mock-server/routes/shared/relations';
import { aliasOf } from '../../mock-server/seed/users';
import { makeCustomer } from '../support/builders';
import { startMockServer, type Signed } from './support';

/** Exports of more than 500 rows (EXPORT-4, EXPORT-5), on a server that pages and on one that ignores paging: what the mock has, cell for cell. */

const NOW = Date.UTC(2026, 5, 15, 12);
const OPTIONS = { clock: () => NOW, scale: 600, keysEach: 2 };
const servers = { full: startMockServer(OPTIONS), basic: startMockServer({ ...OPTIONS, odata: 'basic' }) };
const signed = {} as Record<keyof typeof servers, Signed>;
const CUSTOMER = '10010';
const t = (await withLaterTexts('en', 'export')).translate as Translate;

beforeAll(async () => {
    signed.full = await servers.full.signedIn('reader@holzmann.example');
    signed.basic = await servers.basic.signedIn('reader@holzmann.example');
});

interface Stop {
    signal?: AbortSignal;
    onProgress?(progress: ExportProgress): void;
}

const whole = (
    { provider }: Signed,
    { signal = new AbortController().signal, onProgress = () => undefined }: Stop = {},
    review?: ReviewFiles,
) =>
    writeWhole({
        ...{ t, language: 'en', customer: makeCustomer({ id: CUSTOMER }), provider, signal, onProgress, separator: ',' },
        withKeys: review === undefined,
        ...(review ? { review } : {}),
    });
const cells = (text: string) => parse(text, { bom: true, record_delimiter: '\r\n' });

/** Customer, e-mail, state, licence, label, key, day, machines, groups of each row that the file must have, from the mock's own rows. */
function stateOf(server: keyof typeof servers): string[][] {
    const all = relationsOf(servers[server].state(), CUSTOMER);
    const names = new Map(all.licences.map(({ id, name }) => [id, name]));
    const cellsOf = (key?: (typeof all.keys)[number]) =>
        key
            ? [
                  names.get(key.licenceId) ?? '',
                  key.label,
                  key.token,
                  hasExpiry(key.expire) ? utcDay(key.expire) : '',
                  all
                      .seatsOfKey(key.id)
                      .filter(({ active }) => active)
                      .map(({ machineName }) => machineName)
                      .join(', '),
              ]
            : ['', '', '', '', ''];
    const people = all.users.flatMap(user => {
        const keys = all.keysOfUser(user.id).filter(isListed);
        const groups = all.groupsOfUser(user.id).map(({ label }) => label);
        return (keys.length > 0 ? keys : [undefined]).map(key => [
            user.customer,
            aliasOf(user),
            user.email,
            user.active ? 'Active' : 'Inactive',
            ...cellsOf(key),
            groups.join(', '),
        ]);
    });
    const spare = all.keys.filter(key => isListed(key) && key.userId === null);
    return [...people, ...spare.map(key => [CUSTOMER, '', '', '', ...cellsOf(key), ''])];
}

const COLUMNS = [
    'Customer number',
    'Name',
    'E-mail',
    'Status',
    'Licence',
    'Label',
    'Key',
    'Expiry date',
    'Machines with an active seat',
    'Cloud groups',
];

describe('who has what', () => {
    it.each(['full', 'basic'] as const)('is the state of the mock, row for row: %s', async mode => {
        const file = await whole(signed[mode]);
        const [head = [], ...rows] = cells(await (await file.blob()).text());
        const places = COLUMNS.map(name => head.indexOf(name));
        expect(places).not.toContain(-1);
        const expected = stateOf(mode);
        expect(rows.map(row => places.map(at => row[at])).sort()).toEqual(expected.sort());
        expect(file.count()).toBe(expected.length);
        // people without a key, and keys without a person, are among them
        expect(expected.some(([, , email, , licence]) => email && !licence)).toBe(true);
        expect(expected.some(([, , email, , licence]) => !email && licence)).toBe(true);
        expect(expected.length).toBeGreaterThan(1200);
    });

    it('is the same file, byte for byte, from a server that ignores paging', async () => {
        const [full, basic] = [await whole(signed.full), await whole(signed.basic)];
        expect(await (await basic.blob()).text()).toBe(await (await full.blob()).text());
    });

    it.each(['keys', 'users'] as const)('stopped while %s are read sends nothing more', async step => {
        const stopper = new AbortController();
        const { calls } = signed.full;
        let sent = 0;
        const stopped = whole(signed.full, {
            signal: stopper.signal,
            onProgress: progress => {
                if (progress.step !== step || stopper.signal.aborted) return;
                stopper.abort();
                sent = calls.length;
            },
        });
        await expect(stopped).rejects.toThrow();
        await signed.full.provider.getCollection('contracts', {});
        expect(calls.slice(sent)).toEqual([expect.stringContaining('contracts')]);
    });
});

/** The names and texts of the files in a ZIP file that are only stored. */
async function unpacked(zip: Blob): Promise<Map<string, string>> {
    const bytes = Buffer.from(await zip.arrayBuffer());
    const files = new Map<string, string>();
    // The directory at the end names each file, its size and its place.
    for (let at = bytes.readUInt32LE(bytes.length - 6); bytes.readUInt32LE(at) === 0x02014b50;) {
        const [size, name, extra, note] = [
            bytes.readUInt32LE(at + 24),
            ...[28, 30, 32].map(place => bytes.readUInt16LE(at + place)),
        ];
        const place = bytes.readUInt32LE(at + 42);
        const from = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
        files.set(bytes.toString('utf8', at + 46, at + 46 + name!), bytes.toString('utf8', from, from + size));
        at += 46 + name! + extra! + note!;
    }
    return files;
}

describe('who has what for a review', () => {
    it('has the id of each key, an empty decision, and no codes', async () => {
        const [head = [], ...rows] = cells(await (await (await whole(signed.full, {}, 'one')).blob()).text());
        expect(head.slice(-2)).toEqual(['Key ID', 'Decision']);
        expect(head).not.toContain('Key');
        const ids = rows.map(row => row.at(-2)).filter(Boolean);
        const all = relationsOf(servers.full.state(), CUSTOMER);
        expect(new Set(ids)).toEqual(new Set(all.keys.filter(isListed).map(({ id }) => id)));
        expect(new Set(rows.map(row => row.at(-1)))).toEqual(new Set(['']));
    });

    it('is a file for each cloud group', async () => {
        const one = cells(await (await (await whole(signed.full, {}, 'one')).blob()).text());
        const [head = []] = one;
        const file = await whole(signed.full, {}, 'groups');
        expect(file.ending).toBe('zip');
        expect(file.count()).toBe(one.length - 1);
        const files = await unpacked(await file.blob());
        const all = relationsOf(servers.full.state(), CUSTOMER);
        const groups = [...new Set(all.users.flatMap(({ id }) => all.groupsOfUser(id)))];
        expect(files.size).toBe(groups.length + 1);
        const place = head.indexOf('Cloud groups');
        for (const [name, text] of files) {
            const rows = cells(text);
            expect(rows[0]).toEqual(head);
            const group = groups.find(({ label }) => name.includes(label.replaceAll(/[^\p{L}\p{N}]+/gu, '-')));
            const expected = one
                .slice(1)
                .filter(row => (group ? row[place]?.split(', ').includes(group.label) : row[place] === ''));
            expect(rows.slice(1).sort(), name).toEqual(expected.sort());
        }
    });
});

describe('a list of more than 500 rows', () => {
    const shown = (filterValues: object) => ({
        filter: {},
        filterValues,
        sort: { field: 'email', order: 'DESC' as const },
        total: 600,
        getData: undefined,
    });
    const source = { list: userList({ customer: undefined, wide: false }), meta: {}, state: undefined, isWhole: false };
    const reading = (mode: keyof typeof servers, filterValues: object = {}) => {
        const rows: User[] = [];
        const { provider } = signed[mode];
        return {
            rows,
            provider,
            shown: shown(filterValues),
            source,
            signal: new AbortController().signal,
            onPage: (page: User[]) => rows.push(...page),
            onProgress: () => undefined,
        };
    };
    const ofCustomer = () => servers.full.state().users.filter(({ customers }) => customers.includes(CUSTOMER));

    it('has all that is found, in its order', async () => {
        const [full, basic] = [reading('full', { q: 'holzmann' }), reading('basic', { q: 'holzmann' })];
        await eachFound(full);
        await eachFound(basic);
        const emails = full.rows.map(({ email }) => email);
        const known = ofCustomer().filter(({ email }) => email.includes('holzmann'));
        expect(known.length).toBeGreaterThan(500);
        expect([...emails].sort()).toEqual(known.map(({ email }) => email).sort());
        expect(basic.rows).toEqual(full.rows);
        const { shown: list, provider } = full;
        const { data } = await provider.getList<User>('users', {
            sort: list.sort,
            filter: list.filterValues,
            pagination: { page: 3, perPage: 100 },
        });
        expect(emails.slice(200, 300)).toEqual(data.map(({ email }) => email));
    });

    it('has all of them while nobody knows yet how many there are, and is refused where only the page can tell', async () => {
        const all = reading('full');
        const first = async () => ofCustomer().slice(0, 500) as never[];
        const loading = { ...all, shown: { ...all.shown, total: undefined, getData: first } };
        await eachFound(loading);
        expect(all.rows).toHaveLength(ofCustomer().length);
        await expect(eachFound({ ...loading, source: { ...source, isWhole: true } })).rejects.toThrow();
    });

    it.each([3, 300])('has the %i that were selected, in its order', async many => {
        const ids = ofCustomer().flatMap(({ id }, at) => (at % 2 === 0 ? [id] : []));
        const [all, full, basic] = [reading('full'), reading('full'), reading('basic')];
        await eachFound(all);
        const some = ids.slice(0, many);
        await eachSelected(full, some);
        await eachSelected(basic, some);
        expect(some).toHaveLength(many);
        expect(full.rows.map(({ id }) => id)).toEqual(all.rows.map(({ id }) => id).filter(id => some.includes(id)));
        expect(basic.rows.map(({ id }) => id)).toEqual(full.rows.map(({ id }) => id));
    });
});
