// @vitest-environment node
import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { createMock } from '../../mock-server/mock';
import { fakeState, user } from './fakeState';

const by = (authorization?: string): Request => ({ headers: { authorization } }) as unknown as Request;

const create = () => {
    const state = fakeState();
    let saves = 0;
    const mock = createMock({ state, save: () => (saves += 1), clock: () => 1_700_000_000_999 });
    return { state, mock, saves: () => saves };
};

describe('the caller', () => {
    it('is identified by the bearer token, with user and customer', () => {
        const { mock } = create();
        expect(mock.caller(by('Bearer t1'))).toMatchObject({
            user: { id: 'u1' },
            customer: { id: '1' },
            isAdmin: true,
            isReader: false,
        });
    });

    it.each([undefined, 'Bearer', 'Bearer t2', 'Basic t1', 't1'])('is unknown with %s', authorization => {
        expect(() => create().mock.caller(by(authorization))).toThrow(expect.objectContaining({ status: 401 }));
    });

    it('is unknown once inactive', () => {
        const { mock, state } = create();
        state.users[0]!.active = false;
        expect(() => mock.caller(by('Bearer t1'))).toThrow(expect.objectContaining({ status: 401 }));
    });

    it.each([
        ['ADMIN', true, true],
        ['READER_ADMIN', true, false],
        ['USER', false, false],
    ] as const)('%s reads as administrator: %s, changes: %s', (role, reads, writes) => {
        const { mock, state } = create();
        state.users[0] = user('u1', 'ada@eins.example', { role });
        const tried = (check: 'admin' | 'writer'): number => {
            try {
                return Number(mock[check](by('Bearer t1')).user.role === role) * 200;
            } catch (error) {
                return (error as { status: number }).status;
            }
        };
        expect([tried('admin'), tried('writer')]).toEqual([reads ? 200 : 403, writes ? 200 : 403]);
    });
});

describe('mails and their tokens', () => {
    it('a newer token of the same kind and address replaces the older one', () => {
        const { mock } = create();
        const wanted = { kind: 'password', email: 'Ada@eins.example', userId: 'u1', customerDestination: null } as const;
        const first = mock.mailToken(wanted);
        const other = mock.mailToken({ ...wanted, kind: 'activation' });
        const second = mock.mailToken({ ...wanted, email: 'ada@EINS.example' });
        expect(mock.openMailToken('password', first)).toBeUndefined();
        expect(mock.openMailToken('password', second)).toMatchObject({ userId: 'u1', createdAt: 1_700_000_000 });
        expect(mock.openMailToken('password', other)).toBeUndefined();
        expect(mock.openMailToken(['password', 'activation'], other)).toBeDefined();
        expect(mock.openMailToken('password', 'unknown')).toBeUndefined();
    });

    it('the outbox keeps the newest mails', () => {
        const { mock, state, saves } = create();
        for (let index = 0; index < 510; index += 1)
            mock.mail({ to: 'a@b.example', kind: 'key', subject: String(index), text: '', link: null });
        expect(state.outbox).toHaveLength(500);
        expect(state.outbox.at(-1)).toMatchObject({ subject: '509', sentAt: 1_700_000_000 });
        expect(saves()).toBe(510);
    });
});
