import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { inProject } from './project.mjs';

/**
 * Makes the files of the portal's typeface, src/theme/typeface/*.woff2, from the package Inter: the weights that the portal uses, and the
 * letters of its seven languages in two files, of which most languages need only the first. Run it by hand after an update of the package.
 */

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('@fontsource-variable/inter/package.json'));
const WEIGHTS = { wght: { min: 400, max: 600 } };

const letters = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** The same ranges as `unicode-range` in src/theme/tokens.ts. */
const FILES = {
    latin: `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}‑–—‘’‚“”„•…‹›\u2009\u202f€→−×`,
    'latin-ext': `${letters(0x100, 0x17f)}ȘșȚț`,
};

for (const [name, text] of Object.entries(FILES)) {
    const whole = readFileSync(path.join(folder, 'files', `inter-${name}-wght-normal.woff2`));
    const file = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: WEIGHTS });
    writeFileSync(inProject('src', 'theme', 'typeface', `${name}.woff2`), file);
    console.log(name.padEnd(10), `${(file.length / 1000).toFixed(1)} KB`);
}
writeFileSync(inProject('src', 'theme', 'typeface', 'LICENSE.txt'), readFileSync(path.join(folder, 'LICENSE')));
