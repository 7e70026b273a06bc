import type { Plugin } from 'vite';

/** Vite's part of every import that is made on demand. */
export const PRELOAD_HELPER = /\bvite\/preload-helper\.js$/;

/**
 * The same for the promised browsers, which all know `modulepreload`: inserts the links of a chunk's files, each once, waits for its style sheets,
 * and tells of a failure (`vite:preloadError`). Firefox lets what is under way fail as soon as a page is left: a failure is told only if the page
 * is still there some seconds later. The listener is there while code loads, as a page that has one is not kept for "Back" in Firefox.
 */
const LEAN = `
const asked = {};
const fetchFile = file => asked[file] ??= new Promise((done, fail) => {
    const href = '/' + file;
    if (document.querySelector('link[href="' + href + '"]')) return done();
    const isStyle = file.endsWith('.css');
    if (!isStyle) done();
    document.head.append(Object.assign(document.createElement('link'), {
        rel: isStyle ? 'stylesheet' : 'modulepreload',
        crossOrigin: '',
        href,
        onload: done,
        onerror() {
            delete asked[file];
            fail(Error('Unable to preload CSS'));
        },
    }));
});
export const __vitePreload = async (load, files = []) => {
    let left;
    const leave = () => left = new Promise(done => setTimeout(done, 5e3));
    addEventListener('beforeunload', leave);
    try {
        await Promise.all(files.map(fetchFile));
        return await load();
    } catch (payload) {
        await left;
        dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
        throw payload;
    } finally {
        removeEventListener('beforeunload', leave);
    }
};
`;

/** Replaces that part of the entry, 0.7 KB (gzip), half of which is for browsers that are too old and for pages in other folders. */
export const leanPreload = (): Plugin => ({
    name: 'lean-preload',
    apply: 'build',
    transform: {
        filter: { id: PRELOAD_HELPER },
        handler(code) {
            if (!code.includes('__vitePreload') || !code.includes('vite:preloadError'))
                throw new Error('build/leanPreload.ts does not know what it replaces.');
            return { code: LEAN, map: null };
        },
    },
});
