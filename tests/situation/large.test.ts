// @vitest-environment node
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildState } from '../../mock-server/seed';
import { readSent } from '../../mock-server/situations/file';
import { stateOf } from '../../mock-server/situations/portalState';
import { bytesOf, MAX_BYTES, situationOf } from '../../src/situation/file';
import { makeKey, makeSeat, makeUser } from '../support/builders';

/** The situation of a customer with 10,000 users, of whom some have keys and seats (SITUATION-3 to SITUATION-5). */

const MANY = 10_000;
const KEYS = 2_000;
const FORENAMES = ['Anna', 'Łukasz', 'Jürgen', 'Zoë', 'Max'];
const SURNAMES = ['Müller', 'Żółć', 'Berg', 'Li', 'Nagy'];

const users = Array.from({ length: MANY }, (_, at) => {
    const [forename = '', surname = ''] = [FORENAMES[at % 5], SURNAMES[(at >> 3) % 5]];
    return makeUser({
        id: `u${MANY + at}`,
        email: `${forename}.${surname}${at}@holzmann.example`,
        forename,
        surname,
        cloudGroups: [],
    });
});
const keys = users.slice(0, KEYS).map((user, at) =>
    makeKey({
        id: `k${at}`,
        licenceId: '10010101',
        label: `${user.forename} ${user.surname}`,
        users: [user],
        seats: [makeSeat({ id: `s${at}`, userId: user.id, machineName: `WS-${String(at).padStart(5, '0')}` })],
    }),
);

it('is a file of less than 30 MB in which nobody stands, and the desk has as many of everything', async () => {
    const begun = performance.now();
    const { file } = await situationOf({
        records: { user: users.slice(0, 1), users, keys },
        missing: [],
        savedAt: 1_790_000_000,
        circumstancesOf: () => ({ page: '/', role: 'ADMIN', language: 'en', width: 1, height: 1, theme: 'light', calls: [] }),
        signal: new AbortController().signal,
    });
    // much longer when parts of codes and short numbers count as words
    expect(performance.now() - begun).toBeLessThan(15_000);
    for (const field of ['id', 'email'] as const) {
        expect(new Set(file.rows.users?.map(row => row[field])).size, field).toBe(MANY);
    }
    const packed = await bytesOf(file);
    if (!packed) throw new Error('The file is too large.');
    const bytes = Buffer.from(await packed.arrayBuffer());
    const plain = gunzipSync(bytes);
    expect(plain.length).toBeLessThan(MAX_BYTES);
    const words = new Set(
        plain
            .toString()
            .toLowerCase()
            .match(/[\p{L}\p{M}\p{N}@._-]+/gu),
    );
    expect(users.filter(({ email, id }) => words.has(email.toLowerCase()) || words.has(id))).toEqual([]);
    expect([...FORENAMES, ...SURNAMES].filter(name => words.has(name.toLowerCase()))).toEqual([]);

    const sent = readSent(bytes);
    if (sent.kind !== 'portal') throw new Error('It is no file of the portal.');
    const loaded = stateOf(sent.file, buildState({ seed: 'large', scale: 0, now: 1_790_000_000 }));
    expect([loaded.users.length, loaded.keys.length, loaded.seats.length]).toEqual([MANY, KEYS, KEYS]);
    const people = new Set(loaded.users.map(({ id }) => id));
    expect(loaded.keys.filter(({ userId }) => userId === null || !people.has(userId))).toEqual([]);
});
