// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { ADMIN, PASSWORD, startConformance } from './support';

/** The command line: where nobody can be asked, and Ctrl-C. */

const mock = startConformance();

let started: ChildProcess[] = [];
afterEach(() => {
    started.forEach(child => child.kill('SIGKILL'));
    started = [];
    mock.server().control.faults.clear();
    mock.server().control.reset();
});

/** Starts the command line without a terminal; `says` waits for a text on either stream, `ended` for its exit code. */
const start = (flags: string[], password?: string) => {
    const { CONFORMANCE_PASSWORD: _own, ...others } = process.env;
    const env = password === undefined ? others : { ...others, CONFORMANCE_PASSWORD: password };
    const args = ['--import', 'tsx', 'scripts/conformance.ts', '--api', mock.api(), '--user', ADMIN, ...flags];
    // nothing is written to the input, and it does not end
    const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
    started.push(child);
    let output = '';
    const read = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const exit = once(child, 'close').then(([code]) => code as number | null);
    return {
        child,
        says: (text: RegExp) => expect.poll(() => output, { timeout: 45_000 }).toMatch(text),
        ended: async () => ({ code: await exit, output }),
    };
};

const made = (): string[] => [
    ...mock
        .state()
        .users.map(({ email }) => email)
        .filter(email => email.startsWith('conformance-')),
    ...mock
        .state()
        .cloudGroups.map(({ label }) => label)
        .filter(label => label.startsWith('Conformance ')),
];

it.each([
    [['--write', '--yes'], undefined, 'There is no terminal to ask for the password: set CONFORMANCE_PASSWORD.'],
    [['--write'], PASSWORD, 'There is no terminal to ask for consent: add --yes to --write.'],
    [
        ['--api', 'https://me:secret@api.example'],
        PASSWORD,
        '--api holds a password, a query or a "#": the bare address is needed.',
    ],
    [['--site', 'https://x.example?token=1'], PASSWORD, '--site holds a password, a query or a "#"'],
    [['--password', 'x'], undefined, "Unknown option '--password'"],
    [[], '', 'Nothing was done: the password is empty.'],
])('%j is refused', async (flags, password, sentence) => {
    const { code, output } = await start(flags, password).ended();
    expect(output).toContain(sentence);
    expect(code).toBe(1);
});

const CHANGES = ['--write', '--yes', '--feature', 'changes'];

// less than the time that a call may take
it('removes what was made after Ctrl-C, though a call hangs and the signal is passed on twice', async () => {
    mock.server().control.faults.add({ kind: 'delay', seconds: 100, method: 'GET', path: 'users/*', times: 1 });
    mock.server().control.faults.add({ kind: 'delay', seconds: 0.7, method: 'DELETE', path: 'users/*' });
    const run = start(CHANGES, PASSWORD);
    await run.says(/Checking: Changes/);
    await expect.poll(() => mock.server().control.faults.list()[0]?.hits).toBe(1);
    expect(made()).toHaveLength(1);
    run.child.kill('SIGINT');
    await run.says(/what was made is removed first/);
    run.child.kill('SIGINT');
    const { code, output } = await run.ended();
    expect(code).toBe(130);
    expect(output).toContain('Stopped before the end.');
    expect(output).not.toContain('Not removed');
    expect(made()).toEqual([]);
}, 25_000);

it('lists what it cannot remove after Ctrl-C', async () => {
    mock.server().control.faults.add({ kind: 'delay', seconds: 100, method: 'PUT', path: 'cloudGroups/*/users' });
    mock.server().control.faults.add({ kind: 'status', status: 500, method: 'DELETE', path: 'users/*' });
    const run = start(CHANGES, PASSWORD);
    await expect.poll(() => made().length, { timeout: 45_000 }).toBe(2);
    run.child.kill('SIGINT');
    const { output } = await run.ended();
    expect(output).toMatch(/Not removed: user conformance-\w+@holzmann\.example\./);
    expect(made()).toEqual([expect.stringMatching(/^conformance-/)]);
});
