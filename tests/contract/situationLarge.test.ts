// @vitest-environment node
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readSent } from '../../mock-server/situations/file';
import { stateOf } from '../../mock-server/situations/portalState';
import { MAX_BYTES } from '../../src/situation/file';
import { savedBy } from './savedSituation';
import { startMockServer } from './support';

/** A situation of a customer with 10,000 users, keys and seats more than the seed has (SITUATION-3 to SITUATION-5). */

const SCALE = 10_000;
const { state, signedIn } = startMockServer({ scale: SCALE });

it('holds 10,000 users in a file of less than 30 MB, none of them by name, and the desk has as many of each', async () => {
    const { file, bytes } = await savedBy(await signedIn('admin@holzmann.example'));
    const plain = gunzipSync(bytes);
    expect(plain.length).toBeLessThan(MAX_BYTES);
    expect(file.missing).toEqual([]);

    const lower = plain.toString().toLowerCase();
    const people = state().users.filter(({ customers }) => customers.includes('10010'));
    expect(people.length).toBeGreaterThan(SCALE);
    expect(people.filter(({ email }) => lower.includes(email.toLowerCase()))).toEqual([]);
    for (const field of ['id', 'email'] as const) {
        expect(new Set(file.rows.users?.map(row => row[field])).size, field).toBe(people.length);
    }

    const sent = readSent(bytes);
    if (sent.kind !== 'portal') throw new Error('It is no file of the portal.');
    const loaded = stateOf(sent.file, state());
    for (const kind of ['users', 'licences', 'keys', 'seats', 'cloudGroups', 'contracts', 'invoices'] as const) {
        const own = (state()[kind] as readonly object[]).filter(row =>
            'customers' in row
                ? (row.customers as string[]).includes('10010')
                : 'customerId' in row && row.customerId === '10010',
        );
        expect([kind, loaded[kind].length]).toEqual([kind, own.length]);
    }
});
