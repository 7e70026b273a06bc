// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
let started: ChildProcess[];

beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cli-'));
    started = [];
});
afterEach(() => {
    started.forEach(child => child.kill('SIGKILL'));
    rmSync(folder, { recursive: true });
});

/** Starts the command line; `says` waits for a line on either stream. */
const start = (...flags: string[]) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'mock-server/index.ts', ...flags], {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    started.push(child);
    let output = '';
    const read = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    return {
        child,
        says: async (text: RegExp): Promise<RegExpExecArray> => {
            await expect.poll(() => output, { timeout: 45_000 }).toMatch(text);
            return text.exec(output)!;
        },
    };
};

it('keeps changes when it is stopped, and reports that its port is in use', async () => {
    const state = join(folder, 'state.json');
    const first = start('--port', '0', '--state', state);
    const [, origin = ''] = await first.says(/Mock server: (http:\/\/localhost:\d+)\//);
    const body = JSON.stringify({ email: 'admin@holzmann.example' });
    const response = await fetch(`${origin}/__mock/api/sign-in`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
    });
    const { token } = (await response.json()) as { token: string };

    const port = new URL(origin).port;
    const second = start('--port', port, '--state', join(folder, 'other.json'));
    await second.says(new RegExp(`Port ${port} is taken`));

    const ended = once(first.child, 'exit');
    first.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const saved = JSON.parse(readFileSync(state, 'utf8')) as { sessions: { token: string }[] };
    expect(saved.sessions.map(session => session.token)).toContain(token);
}, 120_000);

it('stops when the process that started it has ended', async () => {
    const { child, says } = start('--port', '0', '--state', join(folder, 'state.json'));
    await says(/Mock server: /);
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([0, null]);
}, 120_000);

it('explains its flags if one is wrong', async () => {
    const { child, says } = start('--odata', 'some');
    await says(/--odata is "some": full, basic, plain/);
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
}, 120_000);

it('serves a build with an operator’s settings, and refuses wrong ones', async () => {
    const dist = join(folder, 'dist');
    mkdirSync(dist);
    writeFileSync(join(dist, 'index.html'), readFileSync('index.html'));
    const settings = join(folder, 'settings.json');
    const flags = ['--port', '0', '--state', join(folder, 'state.json'), '--dist', dist, '--settings', settings];
    writeFileSync(settings, JSON.stringify({ brandName: 'Nordwerk', pages: { tickets: 'off' } }));
    const [, origin = ''] = await start(...flags).says(/Mock server: (http:\/\/localhost:\d+)\//);
    const page = await (await fetch(origin)).text();
    expect(page).toContain('<title>Nordwerk</title>');
    expect(page).toContain('"pages":{"tickets":"off"}');

    writeFileSync(settings, JSON.stringify({ brandAccent: '#ffffff' }));
    await start(...flags).says(/brandAccent: #ffffff has a contrast of 1:1/);
});
