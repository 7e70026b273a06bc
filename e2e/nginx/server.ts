import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { renderNginx } from '../../deploy/nginx.mjs';
import { settingsFrom, type Settings } from '../../deploy/settings.mjs';
import type { Releases } from './releases';

/** Debian's nginx with the configuration of `deploy/`; only the declared settings are changed. */

export interface Nginx {
    origin: string;
    releases: Releases;
    /** The logs' contents so far. */
    logs: () => { access: string; error: string };
    stop: () => Promise<void>;
}

const LONGEST_START_MS = 10_000;

/** A free port. */
export const freePort = (): Promise<number> =>
    new Promise((resolve, reject) => {
        const probe = createServer();
        probe.once('error', reject);
        probe.listen(0, '127.0.0.1', () => {
            const { port } = probe.address() as AddressInfo;
            probe.close(() => resolve(port));
        });
    });

/**
 * The user for nginx's workers: the one who runs the tests, because workers started by root run as nobody by default and could not read the
 * files.
 */
function whoServes(): string {
    try {
        return userInfo().username;
    } catch {
        return 'www-data';
    }
}

async function answers(origin: string): Promise<void> {
    const until = Date.now() + LONGEST_START_MS;
    for (;;) {
        try {
            await fetch(`${origin}/favicon.svg`);
            return;
        } catch (error) {
            if (Date.now() > until) throw error;
        }
    }
}

/** Starts nginx with the published release; it passes the API on to `upstream`. `settings` are an operator's (deploy/README.md). */
export async function startNginx(releases: Releases, upstream: string, settings: Partial<Settings> = {}): Promise<Nginx> {
    const program = process.env.NGINX_PATH;
    if (!program) throw new Error('No nginx with brotli: node scripts/nginx.mjs installs it.');
    const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
    const inFolder = (name: string) => join(folder, name);
    mkdirSync(inFolder('buffers'));
    const port = await freePort();
    const configuration = renderNginx(
        settingsFrom({
            listen: `127.0.0.1:${port}`,
            root: releases.root,
            upstream,
            brotli: true,
            user: whoServes(),
            pid: inFolder('nginx.pid'),
            temp: inFolder('buffers'),
            accessLog: inFolder('access.log'),
            errorLog: inFolder('error.log'),
            ...settings,
        }),
    );
    writeFileSync(inFolder('nginx.conf'), configuration);
    const output = openSync(inFolder('output'), 'w');
    const nginx = spawn(program, ['-e', 'stderr', '-c', inFolder('nginx.conf'), '-g', 'daemon off;'], {
        stdio: ['ignore', output, output],
    });
    closeSync(output);
    const ended = new Promise<void>((resolve, reject) => {
        nginx.once('error', reject);
        nginx.once('exit', () => resolve());
    });
    const origin = `http://localhost:${port}`;
    const read = (name: string) => (existsSync(inFolder(name)) ? readFileSync(inFolder(name), 'utf8') : '');
    const early = ended.then(() => {
        throw new Error(`nginx did not start:\n${read('output')}`);
    });
    await Promise.race([answers(origin), early]);
    early.catch(() => undefined);

    return {
        origin,
        releases,
        logs: () => ({ access: read('access.log'), error: read('output') + read('error.log') }),
        stop: async () => {
            nginx.kill();
            await ended;
            rmSync(folder, { recursive: true, force: true });
        },
    };
}
