import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as session from '../../authProvider/session';
import { asUser } from '../../dataProvider/person';

const user = asUser({ id: 'u1', email: 'a@b.example', role: 'USER' });
const storedUser = () => JSON.parse(sessionStorage.getItem('user') ?? 'null') as unknown;

describe('session', () => {
    beforeEach(() => {
        session.end('signed-out');
        localStorage.clear();
        sessionStorage.clear();
    });

    it('stores the token as SESSION-1 requires, and the user for this tab', () => {
        session.begin('t-1');
        session.setUser(user, session.getToken());
        expect(JSON.parse(localStorage.getItem('token') ?? '')).toEqual({ token: 't-1' });
        expect(storedUser()).toMatchObject(user);
    });

    it.each([
        '',
        'null',
        '{',
        '"t"',
        '{"token":7}',
        '{"token":""}',
        '{"token":"łłł€"}',
        '{"token":"a\\nb"}',
        '{"token":"a\\u0000"}',
    ])('treats the corrupt token %s as absent', stored => {
        localStorage.setItem('token', stored);
        expect(session.getToken()).toBeNull();
    });

    it.each([
        [
            'thin',
            { id: 'u1', role: 'ADMIN' },
            { id: 'u1', role: 'ADMIN', email: '', keys: [], cam: false, customerContext: null },
        ],
        [
            'of wrong types',
            { ...user, email: 7, forename: {}, keys: 'none', cam: 'yes' },
            { email: '7', forename: '', keys: [], cam: false },
        ],
        ['of an unknown role', { ...user, role: 'SUPPORT' }, { role: 'SUPPORT' }],
        ['without an id', { ...user, id: undefined }, null],
        ['whose role is no text', { ...user, role: ['ADMIN'] }, null],
        ['that is a list', [user], null],
        ['of another session', { ...user, session: 'x' }, null],
        ['of yesterday', { ...user, readAt: Date.now() - 25 * 3600_000 }, null],
        ['of tomorrow', { ...user, readAt: Date.now() + 3600_000 }, null],
        ['without the time', { ...user, readAt: undefined }, null],
    ])('uses what is valid of a stored user %s', async (_what, stored, shown) => {
        session.begin('t-1');
        session.setUser(user, session.getToken());
        const { readAt, session: mark } = storedUser() as { readAt: number; session: string };
        sessionStorage.setItem('user', JSON.stringify(Array.isArray(stored) ? stored : { readAt, session: mark, ...stored }));
        vi.resetModules();
        const nextPage = await import('../../authProvider/session');
        if (shown) expect(nextPage.getUser()).toMatchObject(shown);
        else expect(nextPage.getUser()).toBeNull();
    });

    it('records that this page read the user; a user read by an earlier page is to be read again', async () => {
        session.begin('t-1');
        expect(session.userReadHere()).toBe(0);
        session.setUser(user, session.getToken());
        expect(session.userReadHere()).toBeGreaterThan(0);
        vi.resetModules();
        const nextPage = await import('../../authProvider/session');
        expect(nextPage.getUser()).toEqual(user);
        expect(nextPage.userReadHere()).toBe(0);
    });

    it('drops the cached user of an earlier session when a new one begins', () => {
        session.begin('t-1');
        session.setUser(user, session.getToken());
        session.begin('t-2');
        expect(session.getUser()).toBeNull();
    });

    it('ends once, however often it is ended', () => {
        const heard = vi.fn();
        const stop = session.onEnd(heard);
        session.begin('t-1');
        session.end('expired');
        session.end('expired');
        session.end('signed-out');
        stop();
        expect(heard).toHaveBeenCalledExactlyOnceWith('expired');
        expect(localStorage.getItem('token')).toBeNull();
        expect(sessionStorage.getItem('user')).toBeNull();
    });

    it('reports an expiry without a listener once', () => {
        session.begin('t-1');
        session.end('expired');
        expect(session.takeMissedExpiry()).toBe(true);
        expect(session.takeMissedExpiry()).toBe(false);

        const stop = session.onEnd(() => undefined);
        session.begin('t-2');
        session.end('expired');
        stop();
        expect(session.takeMissedExpiry()).toBe(false);
        session.begin('t-3');
        session.end('signed-out');
        expect(session.takeMissedExpiry()).toBe(false);
    });

    it('ignores a user who was cached in another session', () => {
        session.begin('t-1');
        session.setUser(user, session.getToken());
        // Another tab signed in while this one was at another site.
        localStorage.setItem('token', '{"token":"t-2"}');
        expect(session.getUser()).toBeNull();
        expect(sessionStorage.getItem('user')).toBeNull();
        session.setUser(user, session.getToken());
        expect(session.getUser()).toEqual(user);
    });

    it('works on this page when the storage is not writable', () => {
        const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
            throw new DOMException('full', 'QuotaExceededError');
        });
        session.begin('t-1');
        session.setUser(user, session.getToken());
        expect(session.getToken()).toBe('t-1');
        expect(session.getUser()).toEqual(user);
        refuse.mockRestore();
    });

    it('ignores what a full storage could not replace in the new session', () => {
        session.begin('t-1');
        session.setUser(user, session.getToken());
        const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
            throw new DOMException('full', 'QuotaExceededError');
        });
        session.setUser({ ...user, displayName: 'Changed' }, session.getToken());
        expect(session.getUser()).toMatchObject({ displayName: 'Changed' });
        session.begin('t-2');
        expect(session.getToken()).toBe('t-2');
        expect(session.getUser()).toBeNull();
        refuse.mockRestore();
    });

    it('runs every sign-out callback even if one fails', async () => {
        const later = vi.fn();
        const stops = [session.onSignOut(() => Promise.reject(new Error('no'))), session.onSignOut(later)];
        await session.runSignOutCallbacks();
        stops.forEach(stop => stop());
        expect(later).toHaveBeenCalledOnce();
    });
});

describe('changes in other tabs', () => {
    const heard = vi.fn();
    const reload = vi.fn();
    const stored = (token: string | null) =>
        token === null ? localStorage.removeItem('token') : localStorage.setItem('token', JSON.stringify({ token }));
    const told = (key: string | null = 'token') => window.dispatchEvent(new StorageEvent('storage', { key }));
    const restored = (persisted = true) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const seenAgain = () => document.dispatchEvent(new Event('visibilitychange'));
    let stopHearing = (): unknown => undefined;

    beforeAll(() => session.watchOtherTabs(reload));

    beforeEach(() => {
        stopHearing = session.onEnd(heard);
        session.begin('t-1');
        session.setUser(user, session.getToken());
        vi.clearAllMocks();
    });

    afterEach(() => stopHearing());

    it.each([
        ['sign-out', 'a message from there', told, 'elsewhere'],
        ['sign-out', 'an emptied storage', () => told(null), 'elsewhere'],
        ['sign-out', 'coming back from the cache of pages', restored, 'elsewhere'],
        ['sign-out', 'coming back to the tab', seenAgain, 'elsewhere'],
        ['expiry', 'a message from there', told, 'expired'],
        ['expiry', 'coming back from the cache of pages', restored, 'expired'],
        ['expiry', 'coming back to the tab', seenAgain, 'expired'],
    ])('a %s is noticed by %s, once', (what, _how, notice, reason) => {
        if (what === 'sign-out') localStorage.setItem('signed-out', String(Math.random()));
        stored(null);
        notice();
        notice();
        expect(heard).toHaveBeenCalledExactlyOnceWith(reason);
        expect(reload).not.toHaveBeenCalled();
        expect(session.getUser()).toBeNull();
    });

    it.each([
        ['a message from there', told],
        ['coming back from the cache of pages', restored],
        ['coming back to the tab', seenAgain],
    ])('another session is noticed by %s, and the page restarts', (_how, notice) => {
        stored('t-2');
        notice();
        notice();
        expect(reload).toHaveBeenCalledOnce();
        expect(heard).not.toHaveBeenCalled();
        expect(sessionStorage.getItem('user')).toBeNull();
    });

    it('a page makes no call with the token of another session that has begun elsewhere', () => {
        session.begin('t-a');
        expect(session.tokenOfPage()).toBe('t-a');
        stored('t-b');
        expect(session.tokenOfPage()).toBeNull();
        // Until it is loaded again: what it sends when it is left belongs to the earlier session too.
        told();
        expect(session.tokenOfPage()).toBeNull();
        session.begin('t-c');
        expect(session.tokenOfPage()).toBe('t-c');
    });

    it('nothing happens while the session is the same, or on a page without one', () => {
        [told, restored, seenAgain, () => told('language'), () => restored(false)].forEach(notice => notice());
        session.end('signed-out');
        vi.clearAllMocks();
        stored('t-3');
        told();
        expect(heard).not.toHaveBeenCalled();
        expect(reload).not.toHaveBeenCalled();
        // That session is this page's too from now on.
        stored(null);
        told();
        expect(heard).toHaveBeenCalledExactlyOnceWith('expired');
    });

    it('a page that waits for a sign-in follows it', () => {
        session.end('expired');
        const follow = vi.fn();
        const stop = session.onBegunElsewhere(follow);
        stored('t-4');
        told();
        told();
        expect(follow).toHaveBeenCalledOnce();
        stop();
        expect(reload).not.toHaveBeenCalled();
    });
});
