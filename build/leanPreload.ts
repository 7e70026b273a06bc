import type { Plugin, Rolldown } from 'vite';

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
    const href = '/assets/' + file;
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
            fail(Error('preload CSS'));
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

/** The files that a chunk's imports may need, and which of them one import does, as Vite writes them. */
const FILES = /(m\.f=\[)(.*?)\]/;
const NEEDED = /(__vite__mapDeps\(\[)([\d,]*)\]\)/g;

/** The file names of a chunk and of all that it imports at once, which are there when it runs. */
function loadedWith(fileName: string, bundle: Rolldown.OutputBundle, loaded = new Set<string>()): Set<string> {
    const file = bundle[fileName];
    if (loaded.has(fileName) || file?.type !== 'chunk') return loaded;
    loaded.add(fileName);
    file.imports.forEach(name => loadedWith(name, bundle, loaded));
    return loaded;
}

/**
 * Vite names with each import all files that it needs, in the order of its graph: in ascending order, without what is there already and
 * without their folder, the lists are alike and compress better. A style sheet still follows those that its own code imports: they have
 * lower numbers.
 */
export const leanDeps = (): Plugin => ({
    name: 'lean-deps',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
        order: 'post',
        handler(_options, bundle) {
            for (const chunk of Object.values(bundle)) {
                if (chunk.type !== 'chunk') continue;
                const names = FILES.exec(chunk.code)?.[2]?.split(',') ?? [];
                const loaded = loadedWith(chunk.fileName, bundle);
                const kept = names.filter(name => !loaded.has(name.slice(1, -1)));
                if (names.length === 0) continue;
                chunk.code = chunk.code
                    .replace(FILES, `$1${kept.join(',').replaceAll('"assets/', '"')}]`)
                    .replace(NEEDED, (_all, start: string, list: string) => {
                        const needed = (list === '' ? [] : list.split(',')).map(at => kept.indexOf(names[Number(at)] ?? ''));
                        const left = needed.filter(at => at !== -1).toSorted((one, other) => one - other);
                        return `${start}${left.join(',')}])`;
                    });
            }
        },
    },
});

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
