import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

/**
 * `npm run types` writes `dataProvider/types/api.d.ts` from `mock-server/openapi.yaml`. `npm run types -- --check` writes nothing and exits
 * with 1 when the committed file differs from the generated one.
 */

const DOCUMENT = new URL('../mock-server/openapi.yaml', import.meta.url);
const TYPES = new URL('../dataProvider/types/api.d.ts', import.meta.url);

const wanted =
    COMMENT_HEADER +
    astToString(await openapiTS(DOCUMENT, { rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true }));

if (!process.argv.includes('--check')) {
    writeFileSync(TYPES, wanted);
    process.stdout.write('Wrote dataProvider/types/api.d.ts.\n');
} else if (readFileSync(TYPES, 'utf8') !== wanted) {
    process.stderr.write('dataProvider/types/api.d.ts is not what mock-server/openapi.yaml says: run `npm run types`.\n');
    process.exitCode = 1;
}
