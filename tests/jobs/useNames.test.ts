import { expect, it } from 'vitest';
import { sourceOf } from '#src/jobs/useNames';
import { makeKey, makeSeat } from '../support/builders';

/** Where the names of a job's rows lead: a comma would separate two searches (LIST-1). */

it('a key with a comma in its label is searched for as one', () => {
    const { nameOf } = sourceOf({ kind: 'deleteKey', steps: [{ verb: 'deleteKey', licence: 'l1' }] });
    expect(nameOf(makeKey({ licenceId: 'l1', label: 'Room 4, left' })).path).toBe('/licences/l1/keys?filter=Room%204%20%20left');
});

it('a machine with a comma in its name too', () => {
    const { nameOf } = sourceOf({ kind: 'releaseSeat', steps: [{ verb: 'releaseSeat', licence: 'l1' }] });
    expect(nameOf(makeSeat({ machineName: 'PC 4, left' })).path).toBe('/licences/l1/seats?filter=PC%204%20%20left');
});
