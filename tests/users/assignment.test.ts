import { describe, expect, it } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import { addOutcome, expiryProblem, hasLicence, isExpiryRequired, shareOut } from '../../src/users/assignment';
import { makeKey, makeUser } from '../support/builders';

const TODAY = '2030-06-15';

describe('the rules for assigning a licence to users', () => {
    it.each([
        [false, false, false],
        [true, false, true],
        [false, true, true],
        [true, true, true],
    ])('school: %s, automatic: %s, expiry required: %s', (school, automatic, expected) => {
        expect(isExpiryRequired({ school, automatic })).toBe(expected);
    });

    it.each([
        [false, '', null],
        [false, '2000-01-01', null],
        [true, '', 'missing'],
        [true, '2030-06-14', 'past'],
        [true, '2029-12-31', 'past'],
        [true, TODAY, null],
        [true, '2031-01-01', null],
    ])('wanted: %s, day "%s": %s', (wanted, day, expected) => {
        expect(expiryProblem({ wanted, day, today: TODAY })).toBe(expected);
    });

    it('recognises users with the licence by their keys', () => {
        expect(hasLicence({ keys: [makeKey({ licenceId: 'l1' })] }, 'l1')).toBe(true);
        expect(hasLicence({ keys: [makeKey({ licenceId: 'l2' })] }, 'l1')).toBe(false);
        expect(hasLicence({}, 'l1')).toBe(false);
    });
});

it('assigns new keys first, then those without a user; the rest get no key', () => {
    expect(shareOut(['a', 'b', 'c'], 1, [{ id: 'k1' }])).toEqual([{ person: 'a' }, { person: 'b', key: 'k1' }, { person: 'c' }]);
});

describe('the result of adding users', () => {
    const [anna, bernd, carla] = [makeUser({ id: 'a' }), makeUser({ id: 'b' }), makeUser({ id: 'c' })];
    const done = (user: string) => ({ user, licence: 'l1' });
    const full = new PortalError('licences.errors.full', { status: 409, reason: 'http' });
    const undone = (user: string, error: unknown = full) => ({ item: { user, licence: 'l1' }, error });

    it('is complete if nobody was refused', () => {
        const outcome = addOutcome([anna, bernd], { succeeded: [done('a'), done('b')], failed: [] });
        expect(outcome).toEqual({ kind: 'all', added: 2, refused: [] });
    });

    it('lists refused users with their reasons, in the chosen order', () => {
        const failed = [undone('c'), undone('a', new TypeError('bug'))];
        expect(addOutcome([anna, bernd, carla], { succeeded: [done('b')], failed })).toEqual({
            kind: 'some',
            added: 1,
            refused: [
                { user: anna, reason: 'errors.unknown' },
                { user: carla, reason: 'licences.errors.full' },
            ],
        });
    });

    it('says that nobody was added', () => {
        expect(addOutcome([anna], { succeeded: [], failed: [undone('a')] })).toMatchObject({
            kind: 'none',
            added: 0,
        });
    });
});
