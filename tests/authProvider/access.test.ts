import { describe, expect, it } from 'vitest';
import { canAccessResource, mayDo, type Action, type Subject } from '../../authProvider/access';
import type { Role } from '../../dataProvider/types';

/** Who may do what (ROLE-1 to ROLE-6). */
const ROWS: readonly [Subject, Action, Record<Role, boolean>][] = [
    ['licences', 'read', { USER: true, ADMIN: true, READER_ADMIN: true }],
    ['licences', 'edit', { USER: false, ADMIN: true, READER_ADMIN: false }],
    ['licenceDetails', 'read', { USER: false, ADMIN: true, READER_ADMIN: true }],
    ['licenceDetails', 'assign', { USER: false, ADMIN: true, READER_ADMIN: false }],
    ['keys', 'read', { USER: true, ADMIN: true, READER_ADMIN: true }],
    ['keys', 'create', { USER: false, ADMIN: true, READER_ADMIN: false }],
    ['keys', 'request', { USER: true, ADMIN: false, READER_ADMIN: false }],
    ['seats', 'release', { USER: false, ADMIN: true, READER_ADMIN: false }],
    ['users', 'read', { USER: false, ADMIN: true, READER_ADMIN: true }],
    ['users', 'delete', { USER: false, ADMIN: true, READER_ADMIN: false }],
    ['cloudGroups', 'read', { USER: true, ADMIN: true, READER_ADMIN: true }],
    ['cloudGroups', 'edit', { USER: false, ADMIN: true, READER_ADMIN: false }],
    ['contracts', 'read', { USER: false, ADMIN: true, READER_ADMIN: true }],
    ['invoices', 'read', { USER: false, ADMIN: true, READER_ADMIN: true }],
    ['deadlines', 'read', { USER: false, ADMIN: true, READER_ADMIN: true }],
    ['tickets', 'create', { USER: true, ADMIN: true, READER_ADMIN: true }],
    ['profile', 'edit', { USER: true, ADMIN: true, READER_ADMIN: true }],
    ['academy', 'edit', { USER: true, ADMIN: true, READER_ADMIN: true }],
    ['membership', 'order', { USER: false, ADMIN: true, READER_ADMIN: false }],
];

describe('access', () => {
    it.each(ROWS)('%s: %s', (subject, action, expected) => {
        for (const role of Object.keys(expected) as Role[]) expect(mayDo(role, action, subject), role).toBe(expected[role]);
    });

    it('understands the actions of react-admin and refuses unknown ones', () => {
        expect(canAccessResource('READER_ADMIN', 'list', 'users')).toBe(true);
        expect(canAccessResource('READER_ADMIN', 'show', 'users')).toBe(true);
        expect(canAccessResource('READER_ADMIN', 'edit', 'users')).toBe(false);
        expect(canAccessResource('ADMIN', 'edit', 'users')).toBe(true);
        expect(canAccessResource('ADMIN', 'conquer', 'users')).toBe(false);
        expect(canAccessResource('ADMIN', 'list', 'toString')).toBe(false);
    });
});
