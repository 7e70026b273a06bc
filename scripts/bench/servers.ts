import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { build } from 'vite';

/** A server to measure against; `stop` stops it. */
export interface Served {
    origin: string;
    stop(): Promise<void>;
}

const TIMEOUT_MS = 60_000;

async function answers(url: string): Promise<void> {
    const until = Date.now() + TIMEOUT_MS;
    while (Date.now() < until) {
        const up = await fetch(url).then(
            answer => answer.ok,
            () => false,
        );
        if (up) return;
        await new Promise(resolveLater => setTimeout(resolveLater, 100));
    }
    throw new Error(`${url} did not answer within ${TIMEOUT_MS / 1000} s.`);
}

/** How long the mock at `origin` waits before each response from now on, in milliseconds. */
export async function setLatency(origin: string, latency: number): Promise<void> {
    await fetch(`${origin}/__mock/api/settings`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ latency }),
    });
}

/** Starts the mock server on the build in dist, with a state of its own; `scale` = the number of extra users, keys and seats. `keysEach` = the keys of each of those users. */
export async function serveMock(port: number, scale: number, keysEach = 1): Promise<Served> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
    const flags = ['--port', String(port), '--dist', 'dist', '--state', join(folder, 'state.json'), '--reset'];
    const scaled = scale > 0 ? ['--scale', String(scale), '--keys-each', String(keysEach)] : [];
    const child = spawn(process.execPath, ['--import', 'tsx', 'mock-server/index.ts', ...flags, ...scaled], {
        // The IPC channel ends the server with this process, even if that is killed.
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
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

/** A page to compare with: its script, and the responses to its calls by path. */
interface OtherPage {
    script: string;
    answers?: Readonly<Record<string, unknown>>;
}

/** React and one form: the minimum cost of any React page. */
export const BARE_REACT: OtherPage = {
    script: `
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
`,
};

/** react-admin as in its tutorial, with one list that uses the grid instead of its own table. */
export const STOCK_REACT_ADMIN: OtherPage = {
    script: `
import { createRoot } from 'react-dom/client';
import { Admin, List, Resource, useListContext } from 'react-admin';
import { DataGrid } from '@mui/x-data-grid';
const columns = ['name', 'product', 'type', 'count', 'used'].map(field => ({ field, flex: 1 }));
function Rows() {
    const { data = [], isPending } = useListContext();
    return <DataGrid rows={data} columns={columns} loading={isPending} hideFooter />;
}
const getList = async () => {
    const data = await (await fetch('/rows.json')).json();
    return { data, total: data.length };
};
createRoot(document.getElementById('root')).render(
    <Admin dataProvider={{ getList }}>
        <Resource name="licences" list={<List><Rows /></List>} />
    </Admin>,
);
`,
    answers: {
        '/rows.json': Array.from({ length: 25 }, (_row, index) => ({
            id: String(index),
            name: `Licence ${index}`,
            product: 'home',
            type: 'ol',
            count: 10,
            used: index % 10,
        })),
    },
};

/** The content types of another page's server. */
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

/** Builds a page to compare with in the same run, and serves it as it is; front.ts compresses it as it does the portal. */
export async function serveOther(port: number, { script, answers = {} }: OtherPage): Promise<Served> {
    const folder = mkdtempSync(join(tmpdir(), 'other-page-'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'main.jsx'), script);
    writeFileSync(
        join(folder, 'index.html'),
        '<!doctype html><title>Other</title><div id="root"></div><script type="module" src="/main.jsx"></script>',
    );
    await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        // Deduplicated, so that the page uses one version of each package, like an application made from the tutorial.
        resolve: { dedupe: readdirSync(join(folder, 'node_modules', '@mui')).map(name => `@mui/${name}`) },
        oxc: { jsx: { runtime: 'automatic' } },
    });
    const server = createServer((request, response) => {
        const answer = answers[request.url ?? ''];
        if (answer !== undefined) {
            response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
            return;
        }
        const name = request.url === '/' || !request.url ? 'index.html' : request.url.slice(1);
        const type = TYPES[extname(name)];
        if (!type) {
            response.writeHead(404).end();
            return;
        }
        response.writeHead(200, { 'Content-Type': type });
        response.end(readFileSync(join(folder, 'dist', name)));
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
