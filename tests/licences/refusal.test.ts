import { describe, expect, it } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import { AUTOMATIC_EXPIRE } from '../../src/licences/licence';
import { refusalOf, refusalText } from '../../src/licences/refusal';
import { makeLicence } from '../support/builders';
import { failure } from '../support/fakeClient';

const NOW = 1_800_000_000;
const open = makeLicence({ count: 3, count_active_licences: 1, expire: null });
const full = makeLicence({ count: 3, count_active_licences: 3, expire: null });
const over = makeLicence({ count: 3, count_active_licences: 3, expire: NOW - 1 });
const automatic = makeLicence({ id: '10720', product: 'academy', expire: AUTOMATIC_EXPIRE });

describe('the reason why a change of keys is refused', () => {
    it.each([
        ['nothing known', {}, null],
        ['room for a new key', { licence: open, makesKey: true }, null],
        ['no room for a new key', { licence: full, makesKey: true }, 'full'],
        ['no room, but the key exists', { licence: full }, null],
        ['expired, and everything else', { licence: over, makesKey: true, assigned: true }, 'expired'],
        ['assigned', { licence: full, makesKey: true, assigned: true }, 'assigned'],
        ['a changed key of the automatic licence', { licence: automatic, changesKey: true }, 'automatic'],
        ['a given key of the automatic licence', { licence: automatic }, null],
    ])('%s', (_name, facts, reason) => {
        expect(refusalOf(facts, NOW)).toBe(reason);
    });

    it('uses the code of the server, otherwise what the portal knows', () => {
        const facts = { licence: full, makesKey: true };
        const coded = new PortalError('licences.errors.assigned', { status: 409, reason: 'http', code: 'LICENCE_ASSIGNED' });
        expect(refusalText(coded, facts, NOW)).toBe('licences.errors.assigned');
        expect(refusalText(failure(409), facts, NOW)).toBe('licences.errors.full');
        expect(refusalText(failure(409), { licence: open, makesKey: true }, NOW)).toBe('errors.409');
        expect(refusalText(failure(500), facts, NOW)).toBe('errors.500');
        expect(refusalText(new TypeError('bug'), facts, NOW)).toBe('errors.unknown');
    });
});
