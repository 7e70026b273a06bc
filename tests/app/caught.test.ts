import { expect, test, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { logCaught, logRecovered } from '../../src/app/caught';
import { RecordFailure } from '../../src/shared/recordFailure';

const missing = new PortalError('errors.404', { status: 404, reason: 'http' });
const mistake = new TypeError('x is undefined');

test.each([
    ['a failed call', missing, []],
    ['the failed call of a record', new RecordFailure(missing, []), []],
    ['a mistake in the code', mistake, [mistake]],
    ['a mistake in the code of a record’s page', new RecordFailure(mistake, []), [mistake]],
])('%s on the console', (_what, error, written) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    logCaught(error);
    expect(log.mock.calls.flat()).toEqual(written);
    log.mockClear();
    logRecovered(new Error('Minified React error #520', { cause: error }));
    expect(log.mock.calls.flat()).toEqual(written);
    log.mockRestore();
});

test('a rendering that differed from the page, on the console', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    logRecovered(mistake);
    expect(log.mock.calls.flat()).toEqual([mistake]);
    log.mockRestore();
});
