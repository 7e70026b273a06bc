import type { Plugin } from 'vite';

/** The files that import each other in a circle: those that are left when, again and again, files are removed that import none of the rest. Pure. */
export function circlesOf(imports: Readonly<Record<string, readonly string[]>>): string[] {
    let left = Object.keys(imports);
    for (let before = Infinity; left.length < before;) {
        before = left.length;
        const rest = new Set(left);
        const isImported = (name: string): boolean => left.some(other => imports[other]?.includes(name));
        left = left.filter(name => isImported(name) && imports[name]?.some(other => rest.has(other)));
    }
    return left;
}

/**
 * Fails the build if files of it import each other in a circle: a page that loads another one of them first runs code of a file that has not
 * begun. A module is missing in a group of `build/chunks.ts` then.
 */
export const noCircles = (): Plugin => ({
    name: 'no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).flatMap(part => (part.type === 'chunk' ? [part] : []));
        const circles = circlesOf(Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])));
        if (circles.length > 0) throw new Error(`Files of the build import each other in a circle: ${circles.join(', ')}.`);
    },
});
