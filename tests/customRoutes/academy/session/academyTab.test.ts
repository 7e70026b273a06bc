import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAcademyTab, type AcademyTab } from '#customRoutes/academy/session/academyTab';
import { CHECK_MS } from '#customRoutes/academy/session/checks';
import type { SessionState } from '#customRoutes/academy/session/useAcademySession';
import type { AcademyState } from '#dataProvider/types';

/** Several tabs of one browser in one process: channels that reach each other, and locks with a queue. */

let channels: FakeChannel[] = [];
class FakeChannel extends EventTarget {
    constructor() {
        super();
        channels.push(this);
    }
    postMessage(data: unknown): void {
        for (const other of channels.filter(channel => channel !== this)) {
            queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
        }
    }
    close(): void {
        channels = channels.filter(channel => channel !== this);
    }
}

function fakeLocks() {
    let held: Promise<unknown> = Promise.resolve();
    return {
        request(_name: string, { signal }: { signal: AbortSignal }, take: () => Promise<void>): Promise<unknown> {
            held = held.then(() => (signal.aborted ? undefined : take()));
            return held;
        },
    };
}

const validate = vi.fn<(signal: AbortSignal) => Promise<true | AcademyState>>();
const end = vi.fn<(how: { immediate?: boolean; keepalive?: boolean }) => Promise<void>>();
let opened: AcademyTab[] = [];

function openTab() {
    const states: SessionState[] = [];
    const tab = createAcademyTab({ validate, end, onChange: state => states.push(state) });
    opened.push(tab);
    tab.join();
    return Object.assign(tab, { states });
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
    validate.mockReset().mockResolvedValue(true);
    end.mockReset().mockResolvedValue();
});

afterEach(() => {
    opened.forEach(tab => tab.leave());
    opened = [];
    channels = [];
    Reflect.deleteProperty(navigator, 'locks');
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

it('checks at once and every 60 s', async () => {
    const tab = openTab();
    await pass(0);
    expect(tab.states).toEqual([true]);
    await pass(CHECK_MS - 1);
    expect(validate).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(validate).toHaveBeenCalledTimes(2);
});

it('four tabs make one check a minute, share the result, and the last one ends the session', async () => {
    const tabs = [openTab(), openTab(), openTab(), openTab()];
    await pass(0);
    expect(validate).toHaveBeenCalledTimes(1);
    validate.mockResolvedValue('occupied');
    await pass(CHECK_MS);
    expect(validate).toHaveBeenCalledTimes(2);
    for (const tab of tabs) expect(tab.states).toEqual([true, 'occupied']);
    validate.mockResolvedValue(true);
    await pass(10 * CHECK_MS);
    expect(validate).toHaveBeenCalledTimes(12);

    for (const tab of tabs) {
        expect(end).not.toHaveBeenCalled();
        tab.leave();
        await pass(0);
    }
    expect(end).toHaveBeenCalledExactlyOnceWith({ keepalive: true });
    expect(validate).toHaveBeenCalledTimes(12);
});

it('the next tab takes over when the owner closes, without an extra check', async () => {
    const [owner, heir] = [openTab(), openTab()];
    await pass(CHECK_MS / 2);
    owner.leave();
    await pass(CHECK_MS / 2 - 1);
    expect(validate).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(validate).toHaveBeenCalledTimes(2);
    expect(heir.states).toEqual([true]);
    expect(end).not.toHaveBeenCalled();
});

describe('the end', () => {
    it.each<[string, () => void, boolean]>([
        ['ends a session that is held', () => undefined, true],
        ['ends one that may be held', () => validate.mockRejectedValue(new Error('no answer')), true],
        ['ends none without a licence', () => validate.mockResolvedValue('missing'), false],
        ['ends none that another sign-in holds', () => validate.mockResolvedValue('occupied'), false],
    ])('%s', async (_what, arrange, ended) => {
        arrange();
        const tab = openTab();
        await pass(0);
        tab.leave();
        tab.leave();
        expect(end).toHaveBeenCalledTimes(ended ? 1 : 0);
        await pass(5 * CHECK_MS);
        expect(validate).toHaveBeenCalledTimes(1);
    });

    it('discards a check that is under way', async () => {
        validate.mockImplementation(() => new Promise(() => undefined));
        const tab = openTab();
        await pass(0);
        tab.leave();
        expect(validate.mock.calls[0]![0].aborted).toBe(true);
        validate.mockResolvedValue('invalid');
        tab.join();
        await pass(0);
        expect(tab.states).toEqual(['invalid']);
    });
});

describe('a refresh', () => {
    it('ends the session wherever it is in use, then requests it', async () => {
        validate.mockResolvedValueOnce('occupied');
        const tab = openTab();
        await pass(0);
        await tab.refresh();
        expect(end).toHaveBeenCalledExactlyOnceWith({ immediate: true });
        expect(end.mock.invocationCallOrder[0]).toBeLessThan(validate.mock.invocationCallOrder[1]!);
        expect(tab.states).toEqual(['occupied', true]);
    });

    it('that fails requests nothing, and is repeated a minute later', async () => {
        validate.mockResolvedValueOnce('occupied');
        end.mockRejectedValueOnce(new Error('no answer'));
        const tab = openTab();
        await pass(0);
        await tab.refresh();
        expect(tab.states).toEqual(['occupied', 'checkFailed']);
        expect(validate).toHaveBeenCalledTimes(1);
        await pass(CHECK_MS);
        expect(tab.states.at(-1)).toBe(true);
    });

    it('requests the session again after ending it, whatever a check that began in between returns', async () => {
        validate.mockResolvedValueOnce('occupied');
        const tab = openTab();
        await pass(0);
        let ended = (): void => undefined;
        end.mockImplementationOnce(() => new Promise(resolve => (ended = resolve)));
        const refreshed = tab.refresh();
        let answer: (state: AcademyState) => void = () => undefined;
        validate.mockImplementationOnce(() => new Promise(resolve => (answer = resolve)));
        void tab.check();
        ended();
        await pass(0);
        answer('occupied');
        await refreshed;
        expect(tab.states).toEqual(['occupied', true]);
    });

    it('that outlasts a page kept in the back/forward cache requests the session for the restored page', async () => {
        validate.mockResolvedValue('occupied');
        const tab = openTab();
        await pass(0);
        let ended = (): void => undefined;
        end.mockImplementationOnce(() => new Promise(resolve => (ended = resolve)));
        const refreshed = tab.refresh();
        tab.leave();
        tab.join();
        await pass(0);
        validate.mockResolvedValue(true);
        ended();
        await refreshed;
        expect(tab.states).toEqual(['occupied', true]);
    });

    it('in another tab is not undone by an earlier response to the owner', async () => {
        const [owner, other] = [openTab(), openTab()];
        await pass(0);
        let answer: (state: AcademyState) => void = () => undefined;
        validate.mockImplementationOnce(() => new Promise(resolve => (answer = resolve)));
        await pass(CHECK_MS);
        await pass(1);
        await other.refresh();
        await pass(1);
        answer('occupied');
        await pass(CHECK_MS / 2);
        expect(owner.states).toEqual([true]);
        expect(other.states).toEqual([true]);
    });

    it('in a tab that is not the owner reaches all', async () => {
        validate.mockResolvedValueOnce('occupied');
        const [owner, other] = [openTab(), openTab()];
        await pass(10_000);
        await other.refresh();
        await pass(0);
        expect(owner.states).toEqual(['occupied', true]);
        await pass(CHECK_MS - 1);
        expect(validate).toHaveBeenCalledTimes(2);
    });
});

it('checks again after a sleep, and after a failure when the connection returns', async () => {
    const tab = openTab();
    await pass(0);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(validate).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 10 * CHECK_MS);
    validate.mockRejectedValueOnce(new Error('no line'));
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(tab.states).toEqual([true, 'checkFailed']);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(tab.states).toEqual([true, 'checkFailed', true]);
    expect(validate).toHaveBeenCalledTimes(3);
});

it.each(['locks', 'BroadcastChannel'])('works on its own without %s', async missing => {
    if (missing === 'locks') Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
    else vi.stubGlobal('BroadcastChannel', undefined);
    const tab = openTab();
    await pass(CHECK_MS);
    expect(validate).toHaveBeenCalledTimes(2);
    tab.leave();
    expect(end).toHaveBeenCalledExactlyOnceWith({ keepalive: true });
});

describe('a freed licence', () => {
    it('is ended at once, and no tab claims it again until one asks', async () => {
        const [first, second] = [openTab(), openTab()];
        await pass(100);
        validate.mockClear();
        await expect(second.release()).resolves.toBe(true);
        expect(end).toHaveBeenLastCalledWith({ immediate: true });
        await pass(3 * CHECK_MS);
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event('online'));
        await pass(100);
        expect(validate).not.toHaveBeenCalled();
        expect([first.states.at(-1), second.states.at(-1)]).toEqual(['released', 'released']);

        await second.check();
        await pass(0);
        expect(validate).toHaveBeenCalledTimes(1);
        expect([first.states.at(-1), second.states.at(-1)]).toEqual([true, true]);
        await pass(CHECK_MS);
        expect(validate.mock.calls.length).toBeGreaterThan(1);
    });

    it('stays freed when the tab closes: there is no session to end', async () => {
        const tab = openTab();
        await pass(100);
        await tab.release();
        end.mockClear();
        tab.leave();
        await pass(0);
        expect(end).not.toHaveBeenCalled();
    });

    it('that could not be freed stays in use', async () => {
        const tab = openTab();
        await pass(100);
        end.mockRejectedValueOnce(new Error('lost'));
        await expect(tab.release()).resolves.toBe(false);
        expect(tab.states).toEqual([true]);
        validate.mockClear();
        await pass(CHECK_MS);
        expect(validate).toHaveBeenCalled();
    });
});
