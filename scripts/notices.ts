import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { noticesOf, readPackages } from './notices/text';

/**
 * `npm run notices` writes `public/third-party-notices.txt`, the licences of what the last build ships (build/shipped.ts). `-- --check`
 * writes nothing and exits with 1 when the file does not match the build.
 */

const SHIPPED = 'dist/.vite/packages.json';
const NOTICES = 'public/third-party-notices.txt';

if (!existsSync(SHIPPED)) throw new Error(`There is no ${SHIPPED}: npm run build -- --mode mock`);
const wanted = noticesOf(readPackages(JSON.parse(readFileSync(SHIPPED, 'utf8')) as string[]));
if (!process.argv.includes('--check')) {
    writeFileSync(NOTICES, wanted);
    process.stdout.write(`Wrote ${NOTICES}.\n`);
} else if (!existsSync(NOTICES) || readFileSync(NOTICES, 'utf8') !== wanted) {
    process.stderr.write(`${NOTICES} is not what the build ships: run \`npm run notices\`.\n`);
    process.exitCode = 1;
}
