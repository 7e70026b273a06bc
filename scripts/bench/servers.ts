import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The servers that a benchmark measures against. Each is stopped by its `stop`. */
export interface Served {
    origin: string;
    stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

async function answers(url: string): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
        const up = await fetch(url).then(
            answer => answer.ok,
            () => false,
        );
        if (up) return;
        await new Promise(resolveLater => setTimeout(resolveLater, 100));
    }
    throw new Error(`${url} did not answer within ${PATIENCE_MS / 1000} s.`);
}

/** Starts the mock server on the build in dist, with a state of its own; `scale` = that many users, keys and seats more. */
export async function serveMock(port: number, scale: number): Promise<Served> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
    const flags = ['--port', String(port), '--dist', 'dist', '--state', join(folder, 'state.json'), '--reset'];
    const scaled = scale > 0 ? ['--scale', String(scale)] : [];
    const child = spawn(process.execPath, ['--import', 'tsx', 'mock-server/index.ts', ...flags, ...scaled], {
        stdio: ['ignore', 'ignore', 'inherit'],
    });
    const origin = `http://localhost:${port}`;
    const stop = async (): Promise<void> => {
        if (child.exitCode === null) {
            child.kill('SIGTERM');
            await once(child, 'exit');
        }
        rmSync(folder, { recursive: true, force: true });
    };
    try {
        await answers(`${origin}/__mock/api/state`);
    } catch (error) {
        await stop();
        throw error;
    }
    return { origin, stop };
}

const BARE_PAGE = `
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
function Form() {
    const [email, setEmail] = useState('');
    return (
        <form>
            <input value={email} onChange={event => setEmail(event.target.value)} />
            <button type="submit">Go</button>
        </form>
    );
}
createRoot(document.getElementById('root')).render(<Form />);
`;

/** What an answer of the bare page's server is. */
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

/** Builds and serves a page that is React and one form: what any React page costs at least, in the same run. */
export async function serveBareReact(port: number): Promise<Served> {
    const folder = mkdtempSync(join(tmpdir(), 'bare-react-'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'main.jsx'), BARE_PAGE);
    writeFileSync(
        join(folder, 'index.html'),
        '<!doctype html><title>Bare</title><div id="root"></div><script type="module" src="/main.jsx"></script>',
    );
    await build({ root: folder, configFile: false, logLevel: 'error', oxc: { jsx: { runtime: 'automatic' } } });
    const server = createServer((request, response) => {
        const name = request.url === '/' || !request.url ? 'index.html' : request.url.slice(1);
        const type = TYPES[extname(name)];
        if (!type) {
            response.writeHead(404).end();
            return;
        }
        response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
        response.end(gzipSync(readFileSync(join(folder, 'dist', name)), { level: 9 }));
    });
    server.listen(port);
    await once(server, 'listening');
    const stop = async (): Promise<void> => {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
        rmSync(folder, { recursive: true, force: true });
    };
    return { origin: `http://localhost:${port}`, stop };
}
