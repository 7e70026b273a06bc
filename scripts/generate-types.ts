import { readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { readersFrom, type Schemas } from './types/readers';

/**
 * `npm run types` writes `dataProvider/types/api.d.ts` and the readers of records, `dataProvider/shape/records.ts`, from
 * `mock-server/openapi.yaml`. `npm run types -- --check` writes nothing and exits with 1 when a committed file differs from the generated one.
 */

const fileOf = (path: string): URL => new URL(`../${path}`, import.meta.url);
const DOCUMENT = fileOf('mock-server/openapi.yaml');

const { components } = load(readFileSync(DOCUMENT, 'utf8')) as { components: { schemas: Schemas } };
const RECORDS = 'dataProvider/shape/records.ts';

const wanted: Readonly<Record<string, string>> = {
    'dataProvider/types/api.d.ts':
        COMMENT_HEADER +
        astToString(await openapiTS(DOCUMENT, { rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true })),
    [RECORDS]: await format(readersFrom(components.schemas), { ...(await resolveConfig(RECORDS)), parser: 'typescript' }),
};

for (const [path, text] of Object.entries(wanted)) {
    if (!process.argv.includes('--check')) {
        writeFileSync(fileOf(path), text);
        process.stdout.write(`Wrote ${path}.\n`);
    } else if (readFileSync(fileOf(path), 'utf8') !== text) {
        process.stderr.write(`${path} is not what mock-server/openapi.yaml says: run \`npm run types\`.\n`);
        process.exitCode = 1;
    }
}
