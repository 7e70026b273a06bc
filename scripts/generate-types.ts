import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { brief } from './types/brief';
import { readersFrom, type Description } from './types/readers';

/**
 * `npm run types` writes `dataProvider/types/api.d.ts`, in brief, and the readers of records, `dataProvider/shape/records.ts`, from
 * `mock-server/openapi.yaml`, and the type of all texts, `i18n/english.ts`, from the names of the files in `i18n/en`.
 * `npm run types -- --check` writes nothing and exits with 1 when a committed file differs from the generated one.
 */

const fileOf = (path: string): URL => new URL(`../${path}`, import.meta.url);
const DOCUMENT = fileOf('mock-server/openapi.yaml');

const description = load(readFileSync(DOCUMENT, 'utf8')) as Description;

/** The type of the texts of the signed-in portal, which TypeScript cannot gather from a folder. */
function englishTexts(): string {
    const files = readdirSync(fileOf('i18n/en'))
        .map(name => name.replace(/\.ts$/, ''))
        .filter(name => name !== 'index' && name !== 'public');
    // Otherwise the type check would name unrelated files, whose texts would have any placeholder.
    const inexact = files.filter(name => !readFileSync(fileOf(`i18n/en/${name}.ts`), 'utf8').includes('} as const;'));
    if (inexact.length > 0) throw new Error(`i18n/en: ${inexact.join(', ')} must end with \`as const\`.`);
    return `// Made by \`npm run types\` from the files of i18n/en.
export type English = ${files
        .toSorted()
        .map(name => `(typeof import('./en/${name}'))['default']`)
        .join(' & ')};
`;
}

const formatted = async (path: string, code: string): Promise<string> =>
    format(code, { ...(await resolveConfig(path)), parser: 'typescript' });

const types = await openapiTS(DOCUMENT, { rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true });

const RECORDS = 'dataProvider/shape/records.ts';
const ENGLISH = 'i18n/english.ts';

const wanted: Readonly<Record<string, string>> = {
    'dataProvider/types/api.d.ts': COMMENT_HEADER + astToString(brief(types)),
    [RECORDS]: await formatted(RECORDS, readersFrom(description)),
    [ENGLISH]: await formatted(ENGLISH, englishTexts()),
};

for (const [path, text] of Object.entries(wanted)) {
    if (!process.argv.includes('--check')) {
        writeFileSync(fileOf(path), text);
        process.stdout.write(`Wrote ${path}.\n`);
    } else if (readFileSync(fileOf(path), 'utf8') !== text) {
        process.stderr.write(`${path} is not what it is made from says: run \`npm run types\`.\n`);
        process.exitCode = 1;
    }
}
