// @vitest-environment node
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMock } from '../../mock-server/mock';
import { openStore, SCHEMA_VERSION, type StoreOptions } from '../../mock-server/persistence';
import { fakeState } from './fakeState';

let folder: string;
let file: string;
let lines: string[];

beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'state-'));
    file = join(folder, 'deep', 'state.json');
    lines = [];
});
afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
});

const open = (more: Partial<StoreOptions> = {}) =>
    openStore({
        file,
        seed: 's',
        scale: 0,
        build: fakeState,
        clock: () => 1_800_000_000_000,
        log: line => lines.push(line),
        ...more,
    });

it('keeps the state between starts, including ids', () => {
    const first = open();
    const mock = createMock({ state: first.state, save: first.save });
    expect(mock.nextId('k')).toBe('k101');
    first.state.users[0]!.forename = 'Änne';
    first.flush();

    const second = open();
    expect(second.state.users[0]!.forename).toBe('Änne');
    expect(second.state.lastId).toBe(101);
    expect(createMock({ state: second.state, save: second.save }).nextId('k')).toBe('k102');
    expect(lines).toEqual([]);
});

it('keeps rows that point to a deleted one: json-server’s own cascade is off', () => {
    const { state, flush } = open();
    state.users.splice(0, 1);
    flush();
    expect(open().state.sessions).toHaveLength(1);
});

it('writes many changes once, a second later, and never half a file', async () => {
    vi.useFakeTimers();
    const store = open();
    const before = readFileSync(file, 'utf8');
    for (let index = 0; index < 50; index += 1) {
        store.state.users[0]!.displayName = `Name ${index}`;
        store.save();
    }
    await vi.advanceTimersByTimeAsync(900);
    expect(readFileSync(file, 'utf8')).toBe(before);
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('"displayName":"Name 49"');
    expect(readdirSync(join(folder, 'deep'))).toEqual(['state.json']);
});

it.each([
    ['{"meta":', 'cannot be read'],
    ['[]', 'holds no state'],
    ['{"meta":{"version":1,"lastId":1},"users":5}', 'holds no state'],
    [JSON.stringify({ meta: { version: SCHEMA_VERSION + 1, lastId: 1 } }), `of version ${SCHEMA_VERSION + 1}`],
    [JSON.stringify({ meta: { version: SCHEMA_VERSION, lastId: 1, seed: 'other', scale: 5 } }), '--seed other --scale 5'],
])('replaces %s and explains why', (content, reason) => {
    open();
    writeFileSync(file, content);
    expect(open().state.users).toHaveLength(3);
    expect(lines).toEqual([expect.stringContaining(reason)]);
});

it('starts from the seed on --reset and on reset(), in the same object', () => {
    const store = open();
    const { state } = store;
    state.users.length = 1;
    state.lastId = 500;
    store.flush();
    expect(open({ reset: true }).state.users).toHaveLength(3);
    store.reset();
    expect(store.state).toBe(state);
    expect([state.users.length, state.lastId]).toEqual([3, 100]);
    expect(lines).toEqual([]);
});

it('writes no file if the state is kept in memory', () => {
    const store = open({ file: null });
    store.save();
    store.flush();
    expect(store.state.lastId).toBe(100);
    expect(existsSync(file)).toBe(false);
});
