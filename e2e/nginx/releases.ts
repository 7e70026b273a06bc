import {
    cpSync,
    existsSync,
    readdirSync,
    readFileSync,
    renameSync,
    rmSync,
    symlinkSync,
    utimesSync,
    writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';

/** Two deployments of one build. The second has other names for code files, which is all that an open page notices of a new version. */

/** `first` is the build; `second` a later one; `second after first` contains the code of both, as deploy/README.md requires. */
export type Release = 'first' | 'second' | 'second after first';

const HOUR_MS = 60 * 60_000;
const CODE = new Set(['.js', '.css']);
const TEXTS = new Set([...CODE, '.html']);

const filesIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name));

/** Gives all files one modification time, like `deploy/stamp.mjs`. */
function stamp(folder: string, time: number): void {
    filesIn(folder).forEach(path => utimesSync(path, Math.floor(time / 1000), Math.floor(time / 1000)));
}

/** Removes compressed copies, which contain the old names. */
function dropCompressed(folder: string): void {
    filesIn(folder)
        .filter(path => /\.(gz|br)$/.test(path))
        .forEach(path => rmSync(path));
}

/** Renames every code file of the build, in all references too. */
function renameCode(folder: string): void {
    dropCompressed(folder);
    const assets = join(folder, 'assets');
    const names = new Map(
        readdirSync(assets)
            .filter(name => CODE.has(extname(name)))
            .map(name => [name, name.replace(/(\.\w+)$/, '-2$1')]),
    );
    for (const path of filesIn(folder).filter(file => TEXTS.has(extname(file)))) {
        const text = readFileSync(path, 'utf8');
        writeFileSync(
            path,
            text.replace(/[\w.-]+\.(?:js|css)\b/g, name => names.get(name) ?? name),
        );
    }
    names.forEach((later, name) => renameSync(join(assets, name), join(assets, later)));
}

export interface Releases {
    /** the folder that is served */
    root: string;
    /** Publishes a release atomically. */
    deploy: (release: Release) => void;
}

/** Creates the releases of a build below `folder` and publishes the first one. */
export function makeReleases(dist: string, folder: string): Releases {
    if (!existsSync(join(dist, 'index.html.br'))) throw new Error(`${dist} holds no stamped build: npm test -- build`);
    const at = (release: Release) => join(folder, release.replaceAll(' ', '-'));
    const copy = (from: string, to: string) => cpSync(from, to, { recursive: true, preserveTimestamps: true });

    copy(dist, at('first'));
    stamp(at('first'), Date.now() - 2 * HOUR_MS);
    copy(at('first'), at('second'));
    renameCode(at('second'));
    stamp(at('second'), Date.now() - HOUR_MS);
    copy(at('first'), at('second after first'));
    dropCompressed(at('second after first'));
    copy(at('second'), at('second after first'));
    const root = join(folder, 'served');
    const deploy = (release: Release): void => {
        const next = join(folder, 'next');
        symlinkSync(at(release), next);
        renameSync(next, root);
    };
    deploy('first');
    return { root, deploy };
}
