import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Whose time counts: the server's (WIRE-19). */

const HOUR = 3_600_000;
const NOW = Date.UTC(2027, 4, 1, 12);

type ServerTime = typeof import('#dataProvider/serverTime');
let time: ServerTime;

/** A response that says so many milliseconds more or less than this computer's clock. */
const saying = (off: number, more: Record<string, string> = {}): Headers =>
    new Headers({ Date: new Date(NOW + off).toUTCString(), ...more });

beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    vi.resetModules();
    time = await import('#dataProvider/serverTime');
});
afterEach(() => vi.useRealTimers());

const ahead = (): number => time.serverMs() - Date.now();

it('is that of this computer until a response has told it', () => {
    expect(ahead()).toBe(0);
    time.noteTime(new Headers(), NOW);
    time.noteTime(new Headers({ Date: 'soon' }), NOW);
    expect(ahead()).toBe(0);
});

describe('a response tells it', () => {
    it.each([
        ['ahead', 400 * 24 * HOUR],
        ['behind', -400 * 24 * HOUR],
    ])('to a computer whose clock is not right: the server is %s', (_how, off) => {
        time.noteTime(saying(off), NOW);
        expect(ahead()).toBe(off);
        vi.setSystemTime(NOW + HOUR);
        expect(ahead()).toBe(off);
    });

    it('and a clock that was corrected counts again', () => {
        time.noteTime(saying(2 * HOUR), NOW);
        vi.setSystemTime(NOW + 2 * HOUR);
        time.noteTime(saying(2 * HOUR), NOW + 2 * HOUR);
        expect(ahead()).toBe(0);
    });

    it('a clock that is off by little counts as right', () => {
        for (const off of [-119_000, 119_000]) {
            time.noteTime(saying(off), NOW);
            expect(ahead()).toBe(0);
        }
    });

    it('from a cache with its age', () => {
        time.noteTime(saying(-HOUR, { Age: '3600' }), NOW);
        expect(ahead()).toBe(0);
        time.noteTime(saying(-2 * HOUR, { Age: '3600' }), NOW);
        expect(ahead()).toBe(-HOUR);
    });

    it('not if it was on its way for long, or the clock was changed meanwhile', () => {
        time.noteTime(saying(HOUR), NOW - 61_000);
        time.noteTime(saying(HOUR), NOW + 1);
        expect(ahead()).toBe(0);
    });
});

it('the site tells it as long as the API has not', () => {
    time.noteTime(saying(HOUR), NOW, true);
    expect(ahead()).toBe(HOUR);
    time.noteTime(saying(3 * HOUR), NOW);
    time.noteTime(saying(HOUR), NOW, true);
    expect(ahead()).toBe(3 * HOUR);
});

describe('what has expired is told by it', () => {
    const YEAR = 365 * 24 * HOUR;
    const respond = async () => new Response('{}', { headers: saying(YEAR) });
    const nowSeconds = async (): Promise<number> => (await import('#src/shared/format/date')).nowSeconds();

    it('after a call of the API', async () => {
        const { createHttpClient } = await import('#dataProvider/httpClient');
        const client = createHttpClient({ apiUrl: '/api', applicationId: 'portal', getToken: () => 't', fetch: respond });
        expect(await nowSeconds()).toBe(NOW / 1000);
        await client('licences');
        expect(await nowSeconds()).toBe((NOW + YEAR) / 1000);
    });

    it('after a look at the site, where a page may not read the time of the API', async () => {
        const { startUpdateCheck } = await import('#src/shared/notices/updateCheck');
        const stop = startUpdateCheck({ script: '/assets/index.js', onNewer: () => undefined, fetch: respond });
        await vi.waitFor(async () => expect(await nowSeconds()).toBe((NOW + YEAR) / 1000));
        stop();
    });
});
