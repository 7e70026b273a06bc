import { spawn } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Helpers of the plain Node scripts, which run before anything is installed and so import only Node's own modules. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A path below the project. */
export const inProject = (...parts) => join(root, ...parts);

const OLDEST_NODE = [20, 19];

/** Ends the process with a clear message when Node is too old. */
export function requireNode() {
    const [major, minor] = process.versions.node.split('.').map(Number);
    if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
    console.error(`Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
}

/**
 * Runs a command, by default with its output in the terminal. Resolves with the exit code: 127 when the command does not exist, 130 when a
 * signal ended it.
 */
export function run(command, args, { env = {}, stdio = 'inherit' } = {}) {
    return new Promise(resolve => {
        const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio });
        child.once('error', () => resolve(127));
        child.once('exit', (code, signal) => resolve(signal ? 130 : code));
    });
}

const pathOfBin = name => inProject('node_modules', '.bin', name);

/** Runs a program of an installed package, e.g. `bin('vite', ['build'])`. */
export const bin = (name, args, options) => run(pathOfBin(name), args, options);

/** Like `bin`, but collects the output, for programs that run in parallel. */
export function quietBin(name, args) {
    return new Promise(resolve => {
        const child = spawn(pathOfBin(name), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
        const output = [];
        child.stdout.on('data', data => output.push(data));
        child.stderr.on('data', data => output.push(data));
        child.once('error', error => resolve({ code: 127, output: `${error.message}\n` }));
        child.once('close', code => resolve({ code: code ?? 130, output: Buffer.concat(output).toString() }));
    });
}

/** Installs the locked packages if there are none, or if the lock file is newer. */
export async function install() {
    const lock = inProject('package-lock.json');
    const installed = inProject('node_modules', '.package-lock.json');
    if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
    // npm ci would empty the folder, and a linked one belongs to another checkout.
    if (lstatSync(inProject('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
        console.warn('node_modules is a link and older than package-lock.json: it is used as it is.');
        return;
    }
    console.log('Installing the packages (npm ci) ...');
    const code = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
    if (code !== 0) {
        console.error('npm ci failed: see the lines above.');
        process.exit(1);
    }
}
