import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Starts the mock in its own process: Vite's transformation for browsers, which a page in jsdom needs, does not work for servers. */
export function startMock(): Promise<{ url: string; stop(): void }> {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-mock-'));
    const flags = ['--port', '0', '--state', path.join(folder, 'state.json')];
    const mock = spawn(process.execPath, ['--import', 'tsx', 'mock-server/index.ts', ...flags], {
        // The channel tells the server when this process ends, even if it is killed.
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const stop = (): void => {
        mock.once('exit', () => rmSync(folder, { recursive: true, force: true }));
        mock.kill();
    };
    return new Promise((resolve, reject) => {
        mock.once('error', reject);
        mock.once('exit', code => reject(new Error(`The mock server ended with ${code}.`)));
        mock.stdout!.on('data', (line: Buffer) => {
            const url = /http:\/\/localhost:\d+/.exec(line.toString())?.[0];
            if (url) resolve({ url, stop });
        });
    });
}
