import { describe, expect, it } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import { isCodeRefused, isReleaseCode, normaliseCode, seatAction, seatTime } from '../../src/seats/seat';

const FROM = 1_700_000_000;
const TO = 1_710_000_000;

describe('seat rules', () => {
    it.each([
        [true, 'ol', 'release'],
        [true, 'nl', 'releaseByCode'],
        [false, 'ol', 'remove'],
        [false, 'nl', 'remove'],
    ] as const)('active: %s, type %s: %s', (active, licenceType, action) => {
        expect(seatAction({ active, licenceType })).toBe(action);
    });

    it.each([
        [
            { active: true, activated: FROM, deactivated: null },
            { text: 'activeSince', from: FROM },
        ],
        [{ active: true, activated: null, deactivated: null }, { text: 'active' }],
        // A seat that is in use again tells since when, not when it was left.
        [
            { active: true, activated: TO, deactivated: FROM },
            { text: 'activeSince', from: TO },
        ],
        [
            { active: false, activated: FROM, deactivated: TO },
            { text: 'inactivePeriod', from: FROM, to: TO },
        ],
        [
            { active: false, activated: null, deactivated: TO },
            { text: 'inactiveUntil', to: TO },
        ],
        [{ active: false, activated: FROM, deactivated: null }, { text: 'inactive' }],
    ])('the time of %o', (seat, time) => {
        expect(seatTime(seat)).toEqual(time);
    });

    it.each([
        ['A1B2-C3D4-E5F6-G7H8', true],
        ['  a1b2-c3d4-e5f6-g7h8\t', true],
        ['', false],
        ['A1B2C3D4E5F6G7H8', true],
        ['A1B2\u2013C3D4 E5F6\u2011G7H8', true],
        ['A1B2-C3D4-E5F6', false],
        ['A1B2-C3D4-E5F6-G7H8-I9J0', false],
        ['A1B2-C3D4-E5F6-G7H!', false],
        ['Ä1B2-C3D4-E5F6-G7H8', false],
        ['A1B2-C3D4-E5F6-G7H8\nX', false],
    ])('"%s" is a release code: %s', (typed, expected) => {
        expect(isReleaseCode(typed)).toBe(expected);
    });

    it('sends a code in capitals and trimmed', () => {
        expect(normaliseCode(' a1b2-c3d4-e5f6-g7h8 ')).toBe('A1B2-C3D4-E5F6-G7H8');
    });

    it.each([
        [400, 'wrongReleaseCode', 'Es ist ein anderer', true],
        [400, 400, 'The release code is wrong', false],
        [400, undefined, undefined, false],
        [403, 'wrongReleaseCode', undefined, false],
    ])('status %s, code %s, "%s": code refused: %s', (status, code, serverMessage, expected) => {
        const error = new PortalError('seats.errors.notEmpty', { status, reason: 'http', code, serverMessage });
        expect(isCodeRefused(error)).toBe(expected);
    });

    it('ignores everything but a failed call', () => {
        expect(isCodeRefused(new Error('code'))).toBe(false);
    });
});
