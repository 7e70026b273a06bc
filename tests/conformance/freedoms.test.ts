// @vitest-environment node
import { expect, it } from 'vitest';
import { callOf } from '../../scripts/conformance/description';
import { inspect } from '../../scripts/conformance/inspect';

/** What the contract leaves to a server is no finding. */

const namesOf = (method: string, path: string, status: number, json: unknown): string[] =>
    inspect(
        { method, path, call: callOf(method, path), status, headers: new Headers(), text: JSON.stringify(json), json, ms: 1 },
        1000,
    ).map(({ name }) => name);

const CUSTOMER = { id: '1', languages: ['en'], data: { name: 'A', street: 'B', zip: '1' }, cloud: { quota: 1 } };
const GROUP = { id: 'g', label: 'G', autoAdd: false, users: [{ id: 'u', email: 'a@b.example' }] };
const COUNTED = '?$expand=users($count=true;$top=0)';

it.each([
    ['any 2xx for a write (WIRE-5)', 'PUT', 'cloudGroups/g/users/u', 200, {}],
    ['a flag that is left out (CUSTOMER-1)', 'GET', 'customer', 200, { ...CUSTOMER, flags: { cloud: true } }],
    ['the members of a single group, always (WIRE-15)', 'GET', `cloudGroups/g${COUNTED}`, 200, GROUP],
])('%s', (_what, method, path, status, json) => {
    expect(namesOf(method, path, status, json)).toEqual([]);
});

it('other statuses of a read, and all members in a list that asks for their number, are findings', () => {
    expect(namesOf('GET', 'cloudGroups/g', 202, GROUP)).toEqual(['status-undescribed']);
    expect(namesOf('GET', `cloudGroups${COUNTED}`, 200, [GROUP])).toEqual(['expand-options-ignored']);
});
