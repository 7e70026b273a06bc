// @vitest-environment node
import { expect, it } from 'vitest';
import { figuring, sumsOf } from '#customRoutes/renewal/figures';
import { idleReasons } from '#src/keys/public';
import { atOnce } from '#src/shared/sliced';
import { makeKey, makeLicence } from '../support/builders';

/** Figures before a renewal that no state of the mock has (RENEWAL-2). */

it('adds amounts of a currency to the cent, and currencies by themselves', () => {
    const amounts = [
        { currency: 'EUR', price: 0.01 },
        { currency: 'CHF', price: 12.5 },
        { currency: 'EUR', price: 0.14 },
    ];
    expect(sumsOf(amounts)).toEqual([
        { currency: 'EUR', price: 0.15 },
        { currency: 'CHF', price: 12.5 },
    ]);
});

const NOW = Date.UTC(2026, 10, 26, 12) / 1000;
const row = (licence: ReturnType<typeof makeLicence>, seat: object) =>
    atOnce(
        figuring(
            {
                licence,
                keys: [makeKey({ id: 'k1', users: [], email: '', expire: null })],
                seats: [{ id: 's1', keyId: 'k1', machineName: 'A', active: false, activated: null, deactivated: null, ...seat }],
                inactive: new Set(),
            },
            [],
            NOW,
        ),
    );

it('offers no keys of the automatic licence, which cannot be deleted one by one', () => {
    const automatic = makeLicence({ id: '10010720', product: 'academy', expire: 253402300799 });
    expect(row(makeLicence({ id: 'l1', product: 'academy' }), {}).unused).toBe(1);
    expect(row(automatic, {}).unused).toBe(0);
});

it('takes the highest of the last 12 months, not of earlier ones', () => {
    const months = (count: number): number => new Date(2026, 10 - count, 26, 12).getTime() / 1000;
    const between = (from: number, to: number) =>
        row(makeLicence({ id: 'l1' }), { activated: months(from), deactivated: months(to) });
    expect(between(18, 14).highest).toBe(0);
    expect(between(18, 11).highest).toBe(1);
});

it('counts a shared key as never activated only if nobody who has it has activated their account', () => {
    const users = ['u1', 'u2'].map(id => ({ id, email: `${id}@x`, alias: id }));
    const key = makeKey({ id: 'k1', users, expire: null });
    const reasons = (...inactive: string[]) =>
        idleReasons({ seats: [{ keyId: 'k1', active: true }], inactive: new Set(inactive) }, 0)(key);
    expect(reasons('u1')).toEqual([]);
    expect(reasons('u1', 'u2')).toEqual(['neverActivated']);
});
