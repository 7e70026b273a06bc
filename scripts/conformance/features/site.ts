import { settingsFrom, type OwnTexts } from '#deploy/settings.mjs';
import type { Feature, Kit } from '../kit';
import type { Exchange } from '../wire';

/** The portal's own files: what it requires of any web server (`deploy/README.md`; SHELL-6, SHELL-8). */

const isPage = ({ status, headers }: Exchange): boolean =>
    status === 200 && (headers.get('Content-Type') ?? '').startsWith('text/html');

/** The last script of the page, whose modification time is the portal's version. */
const scriptOf = ({ text }: Exchange): string | undefined =>
    [...text.matchAll(/<script[^>]*type="?module"?[^>]*src="([^"]+)"/g)].at(-1)?.[1];

/** An open page checks for a new version: it requests the site root with the time of its main script as `If-Modified-Since`. */
async function checkVersion(kit: Kit, page: Exchange, read: (path: string, init?: object) => Promise<Exchange>): Promise<void> {
    const script = scriptOf(page);
    if (script === undefined) {
        kit.find('site-unreadable', 'the page has no script', page);
        return;
    }
    const version = (await read(script, { method: 'HEAD' })).headers.get('Last-Modified');
    if (version === null) {
        kit.find('site-never-304', 'the main script has no Last-Modified');
        return;
    }
    const again = await read('/', { method: 'HEAD', headers: { 'If-Modified-Since': version } });
    if (again.status !== 304) kit.find('site-never-304', `status ${again.status}`, again);
}

/** Lists the texts that are the operator's own (PAGE-4): `deploy/render.mjs` writes them into a file of the site. */
async function listOwnTexts(kit: Kit, read: (path: string) => Promise<Exchange>): Promise<void> {
    const { status, text } = await read('/own-texts.json');
    if (status !== 200) return;
    for (const [language, own] of Object.entries(textsOf(text)))
        for (const [key, words] of Object.entries(own))
            kit.note(`a text of the operator’s own (${language}): ${key}, “${words}”`);
}

function textsOf(json: string): OwnTexts {
    try {
        return settingsFrom({ texts: JSON.parse(json) as unknown }, { server: false }).texts;
    } catch {
        // Another file of this name.
        return {};
    }
}

export const site: Feature = {
    id: 'site',
    title: 'Updates and addresses of the portal',
    async check(kit) {
        const address = kit.options.site;
        if (address === undefined) {
            kit.notChecked('the portal’s files: no --site was given');
            return;
        }
        const read = (path: string, init: object = {}) =>
            kit.probe(new URL(path, address).href, { authorization: null, ...init });
        const page = await read('/', { headers: { Accept: 'text/html' } });
        if (!isPage(page)) {
            const place = page.headers.get('Location')?.replace(/[?#].*/, '');
            if (page.status !== 0) kit.find('site-unreadable', `status ${page.status}${place ? ` to ${place}` : ''}`, page);
            return;
        }
        kit.checked();
        await checkVersion(kit, page, read);
        // Ids are free strings (WIRE-9).
        for (const place of ['/licences', '/licences/L.2024']) {
            const path = await read(place, { headers: { Accept: 'text/html' } });
            if (!isPage(path)) kit.find('site-path-missing', `status ${path.status} for ${place}`, path);
        }
        const missing = await read('/assets/no-such-file.js');
        if (missing.status !== 404) kit.find('site-page-for-missing-file', `status ${missing.status}`, missing);
        await listOwnTexts(kit, read);
    },
};
