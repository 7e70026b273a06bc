import { describe, expect, it, vi } from 'vitest';
import { waitToLead } from '#src/shared/tabs/leader';

/** Which of several tabs leads (MANY-6, ACADEMY-8). */

const settle = () => new Promise(resolve => setTimeout(resolve));

/** The browser's locks, of which only this one is known. */
function lockStub() {
    let holder: Promise<unknown> = Promise.resolve();
    const request = (_name: string, { signal }: { signal: AbortSignal }, held: () => Promise<unknown>) => {
        const turn = holder.then(() => {
            if (signal.aborted) throw new DOMException('aborted', 'AbortError');
            return held();
        });
        holder = turn.catch(() => undefined);
        return turn;
    };
    vi.stubGlobal('navigator', { locks: { request } });
}

function openTab(lead: () => unknown = () => undefined, end?: () => Promise<unknown>) {
    const left = new AbortController();
    const led = vi.fn(lead);
    waitToLead({ name: 'tabs', signal: left.signal, lead: led, end });
    return { led, leave: () => left.abort() };
}

describe('with the locks of the browser', () => {
    it('one tab leads; the next one when that has closed and has ended what it does', async () => {
        lockStub();
        let finish = (): void => undefined;
        const first = openTab(undefined, () => new Promise<void>(resolve => (finish = resolve)));
        const second = openTab();
        await settle();
        expect([first.led.mock.calls.length, second.led.mock.calls.length]).toEqual([1, 0]);
        first.leave();
        await settle();
        expect(second.led).not.toHaveBeenCalled();
        finish();
        await settle();
        expect(second.led).toHaveBeenCalledOnce();
    });

    it('a tab that closes while it waits never leads', async () => {
        lockStub();
        const first = openTab();
        const second = openTab();
        second.leave();
        first.leave();
        await settle();
        expect(second.led).not.toHaveBeenCalled();
    });

    it('one that fails when it begins is not asked again, and leaves the lead to the next', async () => {
        lockStub();
        const first = openTab(() => Promise.reject(new Error('full')));
        const second = openTab();
        await settle();
        expect([first.led.mock.calls.length, second.led.mock.calls.length]).toEqual([1, 1]);
    });
});

it.each<[string, LockManager | undefined]>([
    ['has none', undefined],
    ['refuses', { request: () => Promise.reject(new DOMException('refused', 'SecurityError')) } as unknown as LockManager],
    [
        'throws',
        {
            request: () => {
                throw new DOMException('refused', 'SecurityError');
            },
        } as unknown as LockManager,
    ],
])('where the browser %s each tab leads, once', async (_what, locks) => {
    vi.stubGlobal('navigator', { locks });
    const tab = openTab();
    await settle();
    expect(tab.led).toHaveBeenCalledOnce();
});
