// @vitest-environment node
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { MockState } from '../../mock-server/rows/state';
import { FIELDS, KINDS } from '../../src/situation/fields';
import { situationOf, sumsOf } from '../../src/situation/file';
import { savedBy } from './savedSituation';
import { startMockServer } from './support';

/** What a user saves for support (SITUATION-1 to SITUATION-4), read from the mock server. */

const { server, state, signedIn } = startMockServer();

const ACCOUNTS = [
    ['admin@holzmann.example', undefined],
    ['user@holzmann.example', undefined],
    ['reader@holzmann.example', undefined],
    ['multi@planwerk.example', '10020'],
    ['admin@schule.example', undefined],
    ['student@schule.example', undefined],
    ['admin@lehmann.example', undefined],
] as const;

const saved = async (email: string, customer?: string, offered?: boolean) => {
    const { bytes, records, ...rest } = await savedBy(await signedIn(email, customer), offered);
    return { ...rest, read: JSON.stringify(records), text: gunzipSync(bytes).toString() };
};

/** A short text may be invented by chance; that says something of somebody only where it was read. */
const SHORT = 8;

/** What is personal in a customer's rows, as they stand in the server's state; short texts only as far as `read` has them. */
function personal(customer: string, read: string): string[] {
    const found = new Set<string>();
    const add = (...values: unknown[]) =>
        values.forEach(value => {
            if (typeof value !== 'string' || value.trim().length < 3) return;
            if (value.length >= SHORT || read.includes(JSON.stringify(value))) found.add(value);
        });
    const s = ofCustomer(customer);
    for (const { id, name, data } of s.customers) add(id, name, ...Object.values(data));
    for (const user of s.users) {
        const { id, email, forename, surname, displayName, adminNote, phone, company } = user;
        add(
            id,
            email,
            forename,
            surname,
            displayName,
            adminNote,
            phone,
            company,
            user.function,
            user.password.length > 8 && user.password,
        );
    }
    for (const { id, name } of [...s.licences, ...s.contracts, ...s.invoices]) add(id, name);
    for (const { id, token, label } of s.keys) add(id, token, label);
    for (const { id, machineName, releaseCode } of s.seats) add(id, machineName, releaseCode);
    for (const { id, label } of [...s.cloudGroups, ...s.directories, ...s.videos]) add(id, label);
    for (const { details, invoiceTo } of s.contracts) add(invoiceTo, ...details.map(({ description }) => description));
    for (const { id, content } of s.tickets) add(id, content);
    for (const { id, content, author } of s.ticketMessages) add(id, content, author);
    for (const { token } of s.sessions) add(token);
    return [...found];
}

/** The rows of one customer, its guests among the users, and the academy, which all have. */
function ofCustomer(customer: string): MockState {
    const isOwn = (row: object): boolean => {
        if ('customers' in row) return (row.customers as string[]).includes(customer);
        return !('customerId' in row) || row.customerId === customer;
    };
    const rows = Object.entries(state()).map(
        ([name, all]) => [name, Array.isArray(all) ? (all as unknown as object[]).filter(isOwn) : all] as const,
    );
    const own = Object.fromEntries(rows) as MockState;
    return { ...own, customers: own.customers.filter(({ id }) => id === customer) };
}

/** How else a text may stand in a file. */
function encoded(text: string): string[] {
    const base64 = [0, 1, 2].map(shift =>
        Buffer.concat([Buffer.alloc(shift), Buffer.from(text)])
            .toString('base64')
            .slice(shift === 0 ? 0 : 4)
            .replace(/.{0,2}=*$/, ''),
    );
    const escaped = Array.from(text, sign => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join('');
    return [...base64.filter(code => code.length >= 6), encodeURIComponent(text), escaped, Buffer.from(text).toString('hex')];
}

/** A shorter text stands in a longer one by chance (`LONG` of src/situation/replace.ts): it tells of somebody as a word of its own. */
const TELLING = 6;

/** Words that every file has: names of fields, and codes that name nobody. */
const OWN_WORDS = new Set(['demo', 'showroom', 'viewer', 'rooms', 'academy']);

function standsIn(text: string, lower: string, wanted: string): boolean {
    const word = wanted.toLowerCase();
    if (OWN_WORDS.has(word)) return false;
    // within a number or a longer word a few signs are no sign of anybody
    if (/^\d+$/.test(word) || word.length < TELLING) {
        return new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(lower);
    }
    return lower.includes(word) || encoded(wanted).some(code => text.includes(code));
}

describe('a saved situation', () => {
    it.each(ACCOUNTS)('of %s holds nothing personal, in no encoding', async (email, customer) => {
        const { text, read, user } = await saved(email, customer);
        const lower = text.toLowerCase();
        const strings = personal(user.customerContext ?? user.customer, read);
        expect(strings.length).toBeGreaterThan(50);
        if (email === 'admin@holzmann.example') expect(strings.length).toBeGreaterThan(400);
        expect(strings.filter(wanted => standsIn(text, lower, wanted))).toEqual([]);
    });

    it('would be told of anything that stands in it', async () => {
        const { text, read } = await saved('admin@holzmann.example');
        const leaks = [
            'Holzmann Interior GmbH',
            Buffer.from('admin@holzmann.example').toString('base64'),
            encodeURIComponent('Sägewerkstraße 14'),
        ];
        for (const leak of leaks) {
            const leaking = `${text.slice(0, 5000)}x${leak}x${text.slice(5000)}`;
            expect(
                personal('10010', read).filter(wanted => standsIn(leaking, leaking.toLowerCase(), wanted)),
                leak,
            ).not.toEqual([]);
        }
    });

    it('has the rows, figures and relations of what an administrator sees', async () => {
        const { file, calls } = await saved('admin@holzmann.example');
        const { rows, missing } = file;
        const own = <Row extends { customerId: string }>(all: readonly Row[]) => all.filter(row => row.customerId === '10010');
        expect(missing).toEqual([]);
        expect(Object.keys(rows)).toEqual(KINDS);
        expect(rows.licences).toHaveLength(own(state().licences).length);
        expect(rows.keys).toHaveLength(own(state().keys).length);
        expect(rows.cloudGroups).toHaveLength(own(state().cloudGroups).length);
        expect(rows.invoices).toHaveLength(own(state().invoices).length);
        expect(rows.keys?.flatMap(key => key.seats as object[])).toHaveLength(own(state().seats).length);
        const licences = new Set(rows.licences?.map(({ id }) => id));
        expect(rows.keys?.filter(({ licenceId }) => !licences.has(licenceId))).toEqual([]);
        const people = new Map(rows.users?.map(({ id, email }) => [id, email]));
        const holders = rows.keys?.flatMap(key => key.users as { id: string; email: string }[]) ?? [];
        expect(holders.filter(({ id, email }) => people.get(id) !== email)).toEqual([]);
        const counts = (all: readonly { expire: number | null; count: number }[]) =>
            all.map(({ expire, count }) => `${expire} ${count}`).sort();
        expect(counts(rows.licences as never)).toEqual(counts(own(state().licences)));
        expect(calls.filter(call => !call.startsWith('GET '))).toEqual([]);
        expect(file.sums).toEqual(sumsOf(file));
        expect(Object.keys(file.sums)).toEqual(['savedAt', 'names', 'circumstances', 'missing', ...KINDS]);
    });

    it('of an ordinary user has the own rows alone', async () => {
        const { file } = await saved('user@holzmann.example');
        expect(file.missing).toEqual([]);
        expect(Object.keys(file.rows)).toEqual(['customer', 'user', 'licences', 'keys', 'cloudGroups', 'tickets', 'courses']);
        const me = state().users.find(({ email }) => email === 'user@holzmann.example');
        expect(file.rows.keys).toHaveLength(state().keys.filter(({ userId }) => userId === me?.id).length);
    });

    it.each([
        ['user@holzmann.example', 'user@holzmann.example', 0, 'self'],
        ['admin@holzmann.example', 'user@holzmann.example', 0, 'customer'],
        ['user@holzmann.example', 'Support', 1, 'support'],
    ])('says to %s who wrote last in an active ticket: %s', async (email, author, authorRole, last) => {
        const active = state().tickets.filter(
            ({ status, customerId }) => ['open', 'inprogress'].includes(status) && customerId === '10010',
        );
        const messages = state().ticketMessages;
        for (const { id } of active)
            messages.push({ id: `${id}-${author}-last`, ticketId: id, content: 'Mitteilung', author, authorRole, created: 2e9 });
        const { file, text } = await saved(email);
        const tickets = file.rows.tickets ?? [];
        const isActive = ({ status }: { status?: unknown }) => status === 'open' || status === 'inprogress';
        expect(tickets.filter(isActive).length).toBeGreaterThan(0);
        expect(tickets.map(ticket => ticket.last)).toEqual(tickets.map(ticket => (isActive(ticket) ? last : null)));
        expect(text).not.toContain('Mitteilung');
        messages.splice(0, messages.length, ...messages.filter(({ content }) => content !== 'Mitteilung'));
    });

    it('holds the fields of the table alone, whatever else a record has', async () => {
        const { provider } = await signedIn('admin@holzmann.example');
        const user = {
            ...(await provider.getCurrentUser()),
            secret: 'Geheimnis',
            cloud: { access: true, hidden: 'Geheimnis' },
        } as never;
        const { signal } = new AbortController();
        const { file } = await situationOf({
            records: { user: [user], tickets: [{ id: 't1', index: 84, content: 'Geheimnis', status: 'Geheimnis' }] },
            missing: [],
            savedAt: 1,
            circumstancesOf: () => ({ page: '/', role: 'ADMIN', language: 'en', width: 1, height: 1, theme: 'light', calls: [] }),
            signal,
        });
        expect(JSON.stringify(file)).not.toContain('Geheimnis');
        expect(Object.keys(file.rows.user?.[0] ?? {})).toEqual(Object.keys(FIELDS.user));
        expect(file.rows.tickets).toEqual([expect.objectContaining({ index: 1, status: null, created: null, authors: [] })]);
    });

    it('names what could not be read, and has the rest', async () => {
        server().control.faults.add({ kind: 'status', method: 'GET', path: 'cloudGroups', status: 500 });
        server().control.faults.add({ kind: 'status', method: 'GET', path: 'academy/directories/*/playlist', status: 403 });
        const { file } = await saved('admin@holzmann.example');
        server().control.faults.clear();
        expect(file.missing).toEqual([
            { kind: 'cloudGroups', status: 500 },
            { kind: 'courses', status: 403 },
        ]);
        expect(file.rows.cloudGroups).toBeUndefined();
        expect(file.rows.tickets?.length).toBeGreaterThan(0);
    });

    it('asks for nothing that the operator has switched off, or the server is known to refuse', async () => {
        expect(
            (await saved('admin@holzmann.example', undefined, false)).calls.filter(call => !/ (user|customer)/.test(call)),
        ).toEqual([]);
        const { calls } = await saved('admin@lehmann.example');
        expect(calls.filter(call => /contracts|invoices/.test(call))).toEqual([]);
    });

    it('can be compared with an earlier one of the session', async () => {
        const { provider } = await signedIn('admin@holzmann.example');
        const user = await provider.getCurrentUser();
        const { signal } = new AbortController();
        const content = {
            records: { user: [user] },
            missing: [],
            savedAt: 1,
            circumstancesOf: () => ({
                page: '/',
                role: 'ADMIN' as const,
                language: 'en',
                width: 1,
                height: 1,
                theme: 'light' as const,
                calls: [],
            }),
            signal,
        };
        const first = await situationOf(content);
        const second = await situationOf(content, first.replacer);
        expect(second.file).toEqual(first.file);
        const other = await situationOf(content);
        expect(other.file.names).not.toBe(first.file.names);
        expect(other.file.rows.user?.[0]?.email).not.toBe(first.file.rows.user?.[0]?.email);
    });
});
