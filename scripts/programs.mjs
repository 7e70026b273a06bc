import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './project.mjs';

/** Programs that the tests need and npm does not bring: looked up on the PATH, installed as Debian's packages. */

// Where Debian keeps servers, which is not on everybody's PATH.
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Whether `path` is a program that may be started. */
export function isProgram(path) {
    try {
        accessSync(path, constants.X_OK);
        return statSync(path).isFile();
    } catch {
        return false;
    }
}

/** The path of the first of `names` that is installed; null when none is. */
export function findProgram(names) {
    const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS];
    return names.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram) ?? null;
}

/** The program that the environment variable names, or null; throws when there is none at that path. */
export function chosenProgram(variable) {
    const chosen = process.env[variable];
    if (!chosen) return null;
    if (isProgram(chosen)) return chosen;
    throw new Error(`${variable} is ${chosen}, which is no program.`);
}

/** Installs Debian packages where that is possible (as root); whether it worked shows in what is there afterwards. */
export async function installDebian(what, packages) {
    if (process.getuid?.() !== 0) return;
    console.log(`No ${what} found: installing Debian's package ...`);
    // The run level keeps a server that is installed for the tests from being started as a service.
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) return;
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}
