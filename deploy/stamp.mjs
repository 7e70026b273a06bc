import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Makes a build ready to be served: `node deploy/stamp.mjs [folder]` after `npm run build`. 1. Every text file gets a `.gz` and a `.br`
 * copy, so that the server need not compress anything. 2. All files get one modification time: the update check compares the page's with
 * the main script's.
 */

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|vtt|webmanifest)$/;
const SMALLEST_WORTH_IT = 512;

function filesOf(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesOf(path) : [path];
    });
}

function compress(path) {
    const content = readFileSync(path);
    if (content.length < SMALLEST_WORTH_IT) return;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

/** Compresses the files of `folder` and stamps all of them with `time`, rounded to seconds like HTTP dates. */
export function stampDeployment(folder, time = new Date()) {
    // operators edit notifications.json in place, and a compressed copy would hide the edit
    filesOf(folder)
        .filter(path => COMPRESSIBLE.test(path) && !path.endsWith('notifications.json') && !path.includes('.vite'))
        .forEach(compress);
    const seconds = Math.floor(time.getTime() / 1000);
    filesOf(folder).forEach(path => utimesSync(path, seconds, seconds));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    const folder = process.argv[2] ?? 'dist';
    statSync(folder);
    stampDeployment(folder);
    console.log(`${folder}: compressed, and one modification time given to every file.`);
}
