import { gzipBytes, PAGES, scriptsOf } from './budgets';

/** Checks the JavaScript of each measured page against its budget; exits with 1 when one exceeds it. Needs a build in dist. */

const DIST = 'dist';
const KILOBYTE = 1000;

let over = 0;
for (const page of PAGES) {
    const files = scriptsOf(page, DIST);
    const kilobytes = gzipBytes(files, DIST) / KILOBYTE;
    const fits = kilobytes <= page.budget;
    if (!fits) over += 1;
    const figure = `${kilobytes.toFixed(1)} KB of ${page.budget}`;
    console.log(`${page.name.padEnd(10)} ${figure.padEnd(18)} ${files.length} scripts ${fits ? '' : 'OVER THE BUDGET'}`);
}
process.exitCode = over > 0 ? 1 : 0;
