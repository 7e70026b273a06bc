import type { Plugin } from 'vite';

/** Patterns of paths that a part of the build looks for, by the file that names them. */
type Sought = Readonly<Record<string, readonly RegExp[]>>;

/** Fails the build if a pattern fits none of its modules: what it is for would silently not happen, e.g. after an upgrade. */
export const inUse = (sought: Sought): Plugin => ({
    name: 'in-use',
    apply: 'build',
    buildEnd(error) {
        if (error) return;
        const modules = [...this.getModuleIds()].map(id => id.replaceAll('\\', '/'));
        for (const [file, patterns] of Object.entries(sought))
            for (const pattern of patterns)
                if (!modules.some(id => pattern.test(id))) throw new Error(`No module of the build fits ${pattern} of ${file}.`);
    },
});
