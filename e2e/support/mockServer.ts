import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as bare } from '../engines/test';

interface RunningMock {
    origin: string;
    stop: () => Promise<void>;
}

/** The build under test. */
export const DIST = process.env.E2E_DIST ?? 'dist';

const LONGEST_START_MS = 60_000;

/** The origin that the server prints once it listens. Rejects when it exits before, or prints nothing for a minute. */
async function printedOrigin(output: NodeJS.ReadableStream): Promise<string> {
    const lines = createInterface({ input: output });
    const late = setTimeout(() => lines.close(), LONGEST_START_MS);
    try {
        for await (const line of lines) {
            const origin = /^Mock server: (http:\/\/localhost:\d+)/.exec(line)?.[1];
            if (origin) return origin;
        }
    } finally {
        clearTimeout(late);
    }
    throw new Error('The mock server did not start.');
}

/** Starts a mock server with fresh data on a free port; `scale` adds that many users, keys and seats. */
async function startMock(scale: number): Promise<RunningMock> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-mock-'));
    const flags = ['--port', '0', '--dist', DIST, '--state', join(folder, 'state.json'), '--reset', '--scale', String(scale)];
    const server = spawn(process.execPath, ['--import', 'tsx', 'mock-server/index.ts', ...flags], {
        // The IPC channel ends the server with this process, even if that is killed.
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const stop = async (): Promise<void> => {
        if (server.exitCode === null) {
            server.kill('SIGTERM');
            await once(server, 'exit');
        }
        rmSync(folder, { recursive: true, force: true });
    };
    try {
        const origin = await printedOrigin(server.stdout!);
        // Discards the rest of its output, so that it never blocks on a full pipe.
        server.stdout!.resume();
        return { origin, stop };
    } catch (error) {
        await stop();
        throw error;
    }
}

/**
 * Playwright's `test` with a separate mock server for each worker: workers do not share state. A file with `test.use({ scale: 10_000 })` has
 * one with that many additional rows.
 */
export const test = bare.extend<object, { scale: number; mockServer: RunningMock }>({
    scale: [0, { scope: 'worker', option: true }],
    mockServer: [
        async ({ scale }, use) => {
            const server = await startMock(scale);
            await use(server);
            await server.stop();
        },
        { scope: 'worker' },
    ],
});
