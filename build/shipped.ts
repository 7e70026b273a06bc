import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A package's folder in the path of one of its modules; the innermost one, as packages may bring others of their own. */
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The names of packages whose modules are among these, sorted. Pure. */
export const packagesOf = (modules: Iterable<string>): string[] =>
    [...new Set([...modules].flatMap(id => PACKAGE.exec(id.replaceAll('\\', '/'))?.[1] ?? []))].sort();

/**
 * Writes the names of the packages that the build ships to `.vite/packages.json`, from the modules left after tree shaking; read by
 * scripts/notices.ts.
 */
export const shipped = (): Plugin => ({
    name: 'shipped',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
        const modules = Object.values(bundle).flatMap(part =>
            part.type === 'chunk' ? part.moduleIds : (part.originalFileNames ?? []),
        );
        mkdirSync(path.join(dir, '.vite'), { recursive: true });
        writeFileSync(path.join(dir, '.vite', 'packages.json'), `${JSON.stringify(packagesOf(modules), null, 4)}\n`);
    },
});
