import type { Plugin } from 'vite';

/** Vite's part of every import that is made on demand. */
export const PRELOAD_HELPER = /\bvite\/preload-helper\.js$/;

/**
 * The same for the promised browsers, which all know `modulepreload`: inserts the links of a chunk's files, each once, waits for its style sheets,
 * and tells of a failure (`vite:preloadError`).
 */
const LEAN = `
const asked = {};
const fetchFile = file => asked[file] ??= new Promise((done, fail) => {
    const href = '/' + file;
    if (document.querySelector('link[href="' + href + '"]')) return done();
    const isStyle = file.endsWith('.css');
    const link = Object.assign(document.createElement('link'), { rel: isStyle ? 'stylesheet' : 'modulepreload', crossOrigin: '', href });
    if (!isStyle) done();
    link.onload = done;
    link.onerror = () => {
        delete asked[file];
        fail(new Error('Unable to preload CSS for ' + href));
    };
    document.head.append(link);
});
export const __vitePreload = (load, files = []) => Promise.all(files.map(fetchFile)).then(load).catch(payload => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    dispatchEvent(event);
    if (!event.defaultPrevented) throw payload;
});
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
