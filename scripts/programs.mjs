import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './project.mjs';

/** Programs that the tests need and npm does not provide, found on the PATH or installed as Debian packages. */

// Where Debian installs servers, which is not on every user's PATH.
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Whether `path` is an executable program. */
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

/** The program named by the environment variable, or null if it is not set; throws when the program does not exist. */
export function chosenProgram(variable) {
    const chosen = process.env[variable];
    if (!chosen) return null;
    if (isProgram(chosen)) return chosen;
    throw new Error(`${variable} is ${chosen}, which is no program.`);
}

/** Installs Debian packages if possible (as root); afterwards the caller has to check whether the program exists. */
export async function installDebian(what, packages) {
    if (process.getuid?.() !== 0) return;
    console.log(`No ${what} found: installing Debian's package ...`);
    // The run level prevents an installed server from being started as a service.
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    // Without a network it must not wait for long.
    const update = ['update', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
    if ((await run('apt-get', update, { env })) !== 0) return;
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}
