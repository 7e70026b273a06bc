import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderNginx } from './nginx.mjs';
import { readWords, withOwnFirstStates, writeOwnTexts } from './ownTexts.mjs';
import { renderGuide, renderPage, renderReport, renderStatement } from './page.mjs';
import { settingsFrom } from './settings.mjs';
import { stampDeployment } from './stamp.mjs';

/**
 * Makes a deployment of a build, without building: `node deploy/render.mjs SETTINGS_FILE OUT_DIR` calls this. Writes into the folder:
 * - `site/`: the build with the settings in its index.html and in the guide, compressed and stamped;
 * - `nginx.conf`: the configuration of nginx that belongs to it.
 * Both come from one file, so that the portal and its server cannot disagree. Nothing is written if a setting is wrong.
 */

function readJson(file) {
    try {
        return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
        throw new Error(`${file}: ${error instanceof SyntaxError ? 'this is not JSON. ' : ''}${error.message}`, { cause: error });
    }
}

const isRecord = value => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The settings in a JSON file, complete and checked. It changes those that are usual in the place where it is used: `usual`, and those of the
 * JSON file `place`.
 */
export function readSettings(file, { usual = {}, place } = {}) {
    const given = readJson(file);
    const ofPlace = place === undefined ? usual : { ...usual, ...readJson(place) };
    try {
        return settingsFrom(isRecord(given) ? { ...ofPlace, ...given } : given);
    } catch (error) {
        throw new Error(`${file}:\n${error.message}`, { cause: error });
    }
}

const filesIn = folder => (existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : []);

/** Writes `site/` and `nginx.conf` into `out`. */
export function renderDeployment(settings, out, dist = 'dist') {
    const index = join(dist, 'index.html');
    if (!existsSync(index)) throw new Error(`${dist} holds no build: npm run build`);
    const configuration = renderNginx(settings);
    const words = readWords(settings, dist);
    const built = readFileSync(index, 'utf8');
    const page = renderPage(words ? withOwnFirstStates(built, settings.texts, words) : built, settings);
    const site = join(out, 'site');
    rmSync(site, { recursive: true, force: true });
    // Without the build's own records, and without copies that are compressed again.
    const belongs = path => basename(path) !== '.vite' && !/\.(gz|br)$/.test(path);
    cpSync(dist, site, { recursive: true, filter: belongs });
    writeFileSync(join(site, 'index.html'), page);
    for (const file of filesIn(join(site, 'guide'))) writeFileSync(file, renderGuide(readFileSync(file, 'utf8'), settings));
    const statements = join(site, 'accessibility');
    // Without a contact there is nobody to state anything.
    if (settings.accessibilityContact === '') rmSync(statements, { recursive: true, force: true });
    for (const file of filesIn(statements)) {
        const render = file.endsWith('.html') ? renderStatement : renderReport;
        writeFileSync(file, render(readFileSync(file, 'utf8'), settings));
    }
    if (words) writeOwnTexts(site, settings.texts, words);
    stampDeployment(site);
    writeFileSync(join(out, 'nginx.conf'), configuration);
}
