import { expect, it } from 'vitest';
import { typeName } from '#customRoutes/academy/video/attachment';
import { collectionAt, listQuery } from '#dataProvider/resources/query';
import { csvFile } from '#src/shared/export/csv';

/** Text that is typed or that a server sends takes no quadratic time: 40,000 characters took 12 s. */

const LONG = 40_000;

it.each<[string, () => unknown]>([
    [
        'a telephone number of digits',
        () => csvFile([{ header: 'Phone', type: 'phone', value: () => `${'1'.repeat(LONG)}x` }], 'en', ',').add([{}]),
    ],
    [
        'a telephone number of blanks',
        () => csvFile([{ header: 'Phone', type: 'phone', value: () => `+${'. '.repeat(LONG / 2)}x` }], 'en', ',').add([{}]),
    ],
    ['a search for zeros', () => listQuery(collectionAt('tickets').resource, { filter: { q: `${'0'.repeat(LONG)}x` } })],
    ['a media type', () => typeName(`${'a'.repeat(LONG)}!`)],
])('%s', (_what, run) => {
    const begun = performance.now();
    run();
    expect(performance.now() - begun).toBeLessThan(500);
});
