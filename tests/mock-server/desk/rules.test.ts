// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CallRecord } from '#mock-server/calls';
import { portalAddress } from '#mock-server/desk/control';
import { reproduceAddress } from '#mock-server/desk/link';
import { fits, hasFailed } from '#mock-server/desk/pages/callStates';
import { nameOf } from '#mock-server/desk/resources';

const call = (more: Partial<CallRecord>): CallRecord => ({
    id: 1,
    time: 0,
    method: 'GET',
    path: 'licences',
    status: 200,
    ms: 1,
    user: 'ada@eins.example',
    role: 'ADMIN',
    ...more,
});

describe('a call', () => {
    it.each([
        [{ status: 200 }, false],
        [{ status: 304 }, false],
        [{ status: 404 }, true],
        [{ status: 0 }, true],
        // the page was left
        [{ status: 499 }, false],
        [{ status: 200, problem: 'name is missing' }, true],
    ])('with %j has failed: %s', (more, failed) => expect(hasFailed(call(more))).toBe(failed));

    it('is found by its method, path, status, user and fault', () => {
        for (const term of ['get licences', ' 200', 'ADA@', 'delay', ''])
            expect(fits(call({ fault: 'delay 3 s' }), term)).toBe(true);
        expect(fits(call({}), 'keys')).toBe(false);
    });
});

describe('an address', () => {
    it('of a situation becomes one of the desk, any other stays', () => {
        expect(reproduceAddress('#situation=full-licence&open=/keys')).toBe('#/reproduce?situation=full-licence&open=%2Fkeys');
        for (const other of ['', '#/users?filter=1', '#/situations', '#situation=']) expect(reproduceAddress(other)).toBeNull();
    });

    it('of a window names its user, page and customer in the fragment', () => {
        expect(portalAddress('a&b@c.example', '/keys?x=1', '10010')).toBe(
            '/__mock/enter#user=a%26b%40c.example&customer=10010&open=%2Fkeys%3Fx%3D1',
        );
    });
});

describe('a record', () => {
    it.each([
        ['users', { email: 'a@b.example', forename: 'Ada', surname: null }, 'Ada'],
        ['users', { email: 'a@b.example', forename: '', surname: null }, 'a@b.example'],
        ['licences', { id: '1', name: 'CAD' }, 'CAD (1)'],
        ['keys', { token: 'AAAA', label: '' }, 'AAAA'],
        ['tickets', { index: 84 }, '84'],
        ['comments', { content: 'x'.repeat(100) }, 'x'.repeat(60)],
        ['progress', { userId: 'u1' }, undefined],
    ])('of %s has a name', (kind, row, name) => expect(nameOf(kind, row)).toBe(name));
});
