import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chosenProgram, findProgram, installDebian } from './programs.mjs';

/** Finds the nginx that the tests of `deploy/` start, or installs Debian's. */

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** The path of an installed nginx, `NGINX_PATH` or one on the PATH, with the modules that the configuration needs; otherwise null. */
export function findNginx() {
    const chosen = chosenProgram('NGINX_PATH');
    return chosen ?? (existsSync(BROTLI) ? findProgram(['nginx']) : null);
}

/** The path of an nginx, which is installed if there is none. If that fails, prints what to install and resolves with null. */
export async function ensureNginx() {
    try {
        if (!findNginx()) await installDebian('nginx with brotli', PACKAGES);
        const path = findNginx();
        if (path) return path;
        console.error('No nginx with brotli, and none could be installed. Install it');
        console.error(`("apt-get install ${PACKAGES.join(' ')}" on Debian and Ubuntu), or set NGINX_PATH to such a program.`);
    } catch (error) {
        // The variable names a program that does not exist, and the user does not want another one.
        console.error(error.message);
    }
    return null;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    const path = await ensureNginx();
    if (!path) process.exit(1);
    console.log(path);
}
