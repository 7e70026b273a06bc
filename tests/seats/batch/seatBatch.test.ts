import { expect, it } from 'vitest';
import { obstacleOf } from '#src/seats/batch/seatBatch';
import { makeSeat } from '../../support/builders';

it.each([
    ['releaseSeats', 'ol', true, null],
    ['releaseSeats', 'nl', true, 'nodeLocked'],
    ['releaseSeats', 'ol', false, 'inactive'],
    ['releaseSeats', 'nl', false, 'inactive'],
    ['removeSeats', 'ol', false, null],
    ['removeSeats', 'nl', false, null],
    ['removeSeats', 'ol', true, 'active'],
    ['removeSeats', 'nl', true, 'active'],
] as const)('%s leaves out a seat of %s that is active (%s): %s', (kind, licenceType, active, obstacle) => {
    expect(obstacleOf(makeSeat({ licenceType, active }), kind)).toBe(obstacle);
});
