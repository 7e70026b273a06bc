import { describe, expect, it } from 'vitest';
import type { Contract, Licence, Ticket } from '#dataProvider/types';
import { NEEDS_SHOWN, needsOf, type Known } from '#customRoutes/dashboard/parts/needs';
import { expirySeconds } from '#src/shared/format/date';
import { makeKey, makeLicence } from '../../support/builders';

/** What needs an administrator (DASH-2, DASH-3). */

const TODAY = { now: Date.UTC(2026, 10, 22, 12) / 1000, day: '2026-11-22' };

/** A day so many days from today, `YYYY-MM-DD`. */
const dayIn = (days: number): string => new Date(Date.UTC(2026, 10, 22 + days)).toISOString().slice(0, 10);
/** The expiry on that day, as the server stores it (WIRE-8). */
const endIn = (days: number): number => expirySeconds(dayIn(days)) ?? NaN;

const licenceEnding = (days: number, fields: Partial<Licence> = {}) => makeLicence({ expire: endIn(days), ...fields });
const contract = (cancellationOn: string | null): Contract => ({
    id: `c${cancellationOn}`,
    name: 'Maintenance',
    startOn: '2026-01-01',
    endOn: null,
    cancellationOn,
    invoiceOn: null,
    invoiceInterval: 907530000,
    invoiceTo: null,
    details: [],
});
const ticket = (id: string, index: number): Ticket => ({ id, index, status: 'open', created: 1, authors: [] });

const kinds = (known: Known) => needsOf(known, TODAY).map(({ kind }) => kind);
const only = (known: Known) => needsOf(known, TODAY);

describe('needsOf', () => {
    it('ignores what is in order', () => {
        const licences = [makeLicence(), makeLicence({ expire: null }), makeLicence({ count: 0, count_active_licences: 0 })];
        expect(only({ licences, contracts: [contract(null)], users: [{ active: true }], answered: [], order: null })).toEqual([]);
    });

    it.each([
        [-1, 'expired'],
        [0, 'expiring'],
        [1, 'expiring'],
        [90, 'expiring'],
        [91, undefined],
    ])('counts a licence that ends in %i days as %s', (days, kind) => {
        expect(kinds({ licences: [licenceEnding(days)] })[0]).toBe(kind);
    });

    it('counts inactive licences as expired, not as full or expiring', () => {
        const licences = [licenceEnding(5, { active: false, count: 2, count_active_licences: 2 })];
        expect(only({ licences })).toEqual([{ kind: 'expired', count: 1, to: '/licences?state=expired' }]);
    });

    it('counts full licences that are valid', () => {
        const licences = [
            makeLicence({ count: 2, count_active_licences: 2 }),
            makeLicence({ count: 2, count_active_licences: 3 }),
        ];
        expect(only({ licences })).toEqual([{ kind: 'full', count: 2, to: '/licences?state=full' }]);
    });

    it('gives the first day on which licences expire', () => {
        expect(only({ licences: [licenceEnding(40), licenceEnding(12), licenceEnding(95)] })).toEqual([
            { kind: 'expiring', count: 2, expire: endIn(12), days: 12, to: '/licences?state=expiring' },
        ]);
    });

    it.each([
        [-1, 0],
        [0, 1],
        [120, 1],
        [121, 0],
    ])('of contracts to cancel within %i days counts %i', (days, count) => {
        expect(only({ contracts: [contract(dayIn(days))] })).toHaveLength(count);
    });

    it('leads to the page before its renewal where there is one contract', () => {
        expect(only({ contracts: [{ ...contract(dayIn(30)), id: 'c 1' }] })).toMatchObject([
            { count: 1, to: '/renewal?contract=c%201' },
        ]);
    });

    it('gives the first day of contracts', () => {
        expect(only({ contracts: [contract(dayIn(70)), contract(dayIn(30))] })).toEqual([
            { kind: 'contracts', count: 2, day: dayIn(30), days: 30, to: '/contracts?state=cancellable' },
        ]);
    });

    it.each([
        [-1, 0],
        [0, 1],
        [90, 1],
        [91, 0],
    ])('of a school’s keys that end within %i days counts %i', (days, count) => {
        const licences = [makeLicence({ id: 'l1', name: 'Class' })];
        expect(only({ licences, keys: [makeKey({ licenceId: 'l1', expire: endIn(days) })] })).toHaveLength(count);
    });

    it('has a line for each licence with keys that end, linked to its keys', () => {
        const licences = [makeLicence({ id: 'l1', name: 'Class' }), makeLicence({ id: 'l2', name: 'Rooms' })];
        const keys = [
            makeKey({ licenceId: 'l1', expire: endIn(30) }),
            makeKey({ licenceId: 'l1', expire: endIn(20) }),
            makeKey({ licenceId: 'l2', expire: endIn(10) }),
            makeKey({ licenceId: 'l2', expire: null }),
            makeKey({ licenceId: 'gone', expire: endIn(1) }),
        ];
        expect(only({ licences, keys })).toEqual([
            expect.objectContaining({
                name: 'Rooms',
                count: 1,
                days: 10,
                to: '/licences/l2/keys?state=expiring&orderby=expire+asc',
            }),
            expect.objectContaining({
                name: 'Class',
                count: 2,
                days: 20,
                to: '/licences/l1/keys?state=expiring&orderby=expire+asc',
            }),
        ]);
    });

    it('links to the answered ticket, or to the list if there are several', () => {
        expect(only({ answered: [ticket('t5', 84)] })).toEqual([
            { kind: 'answered', count: 1, number: '00084', to: '/tickets/t5' },
        ]);
        const shared = { ...ticket('t5', 84), authors: ['me@a.example'] };
        expect(only({ answered: [shared], email: 'ME@a.example' })[0]).not.toHaveProperty('author');
        expect(only({ answered: [shared], email: 'you@a.example' })[0]).toMatchObject({ author: 'me@a.example' });
        expect(only({ answered: [ticket('t5', 84), ticket('t6', 85)] })[0]).toMatchObject({ count: 2, to: '/tickets' });
    });

    it('shows an order, and one for no licences as a cancellation', () => {
        expect(only({ order: { count: 0, at: 5 } })).toEqual([{ kind: 'order', count: 0, at: 5, to: '/academy/membership' }]);
    });

    const everything = (cancellation: number, expiry: number): Known => ({
        licences: [
            licenceEnding(-3),
            makeLicence({ count: 1, count_active_licences: 1 }),
            licenceEnding(expiry),
            makeLicence({ id: 'l1' }),
        ],
        contracts: [contract(dayIn(cancellation))],
        users: [{ active: false }, { active: true }],
        answered: [ticket('t5', 84)],
        order: { count: 3, at: 5 },
    });

    it('puts the most urgent first, sorted by day', () => {
        const rest = ['people', 'answered', 'order'];
        expect(kinds(everything(20, 10))).toEqual(['expired', 'full', 'expiring', 'contracts', ...rest]);
        expect(kinds(everything(10, 20))).toEqual(['expired', 'full', 'contracts', 'expiring', ...rest]);
    });

    it('stops after seven lines', () => {
        const known = { ...everything(20, 10), keys: [makeKey({ licenceId: 'l1', expire: endIn(5) })] };
        expect(NEEDS_SHOWN).toBe(7);
        expect(kinds(known)).toEqual(['expired', 'full', 'keys', 'expiring', 'contracts', 'people', 'answered']);
    });
});
