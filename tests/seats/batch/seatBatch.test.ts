import { expect, it } from 'vitest';
import { releaseSeat } from '#src/seats/batch/releaseSeat';
import { removeSeat } from '#src/seats/batch/removeSeat';
import { makeLicence, makeSeat } from '../../support/builders';

const asked = { about: { licence: makeLicence() }, rows: [], values: {}, facts: { isPending: false, failure: null } };

it.each([
    [releaseSeat, 'ol', true, null],
    [releaseSeat, 'nl', true, 'nodeLocked'],
    [releaseSeat, 'ol', false, 'inactive'],
    [releaseSeat, 'nl', false, 'inactive'],
    [removeSeat, 'ol', false, null],
    [removeSeat, 'nl', false, null],
    [removeSeat, 'ol', true, 'active'],
    [removeSeat, 'nl', true, 'active'],
] as const)('$kind leaves out a seat of %s that is active (%s): %s', (verb, licenceType, active, obstacle) => {
    expect(verb.obstacle(makeSeat({ licenceType, active }), asked)).toBe(obstacle && `seats.batch.reasons.${obstacle}`);
});
