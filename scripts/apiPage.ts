import { readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { apiPage, type Document } from './apiPage/page';

/** `npm run api` writes `docs/api.html`, what an implementer of the server reads, from `mock-server/openapi.yaml`. A test compares them. */

const DOCUMENT = new URL('../mock-server/openapi.yaml', import.meta.url);
const PAGE = new URL('../docs/api.html', import.meta.url);

writeFileSync(PAGE, apiPage(load(readFileSync(DOCUMENT, 'utf8')) as Document));
process.stdout.write('Wrote docs/api.html.\n');
