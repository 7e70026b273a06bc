import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as session from '../../authProvider/session';
import type { User } from '../../dataProvider/types';

const user = { id: 'u1', email: 'a@b.example', role: 'USER' } as User;

describe('session', () => {
    beforeEach(() => {
        session.end('signed-out');
        localStorage.clear();
        sessionStorage.clear();
    });

    it('stores the token as the specification names it, and the user for this tab', () => {
        session.begin('t-1');
        session.setUser(user);
        expect(JSON.parse(localStorage.getItem('token') ?? '')).toEqual({ token: 't-1' });
        expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual(user);
    });

    it.each(['', 'null', '{', '"t"', '{"token":7}', '{"token":""}'])('takes the corrupt token %s for none', stored => {
        localStorage.setItem('token', stored);
        expect(session.getToken()).toBeNull();
    });

    it('drops the cached user of an earlier session when a new one begins', () => {
        session.begin('t-1');
        session.setUser(user);
        session.begin('t-2');
        expect(session.getUser()).toBeNull();
    });

    it('ends once, however often it is told to', () => {
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

    it('remembers an expiry that nobody heard, once', () => {
        session.begin('t-1');
        session.end('expired');
        expect(session.takeUnheardExpiry()).toBe(true);
        expect(session.takeUnheardExpiry()).toBe(false);

        const stop = session.onEnd(() => undefined);
        session.begin('t-2');
        session.end('expired');
        stop();
        expect(session.takeUnheardExpiry()).toBe(false);
        session.begin('t-3');
        session.end('signed-out');
        expect(session.takeUnheardExpiry()).toBe(false);
    });

    it('takes a user that was cached in another session for none', () => {
        session.begin('t-1');
        session.setUser(user);
        // Another tab signed in while this one was at another site.
        localStorage.setItem('token', '{"token":"t-2"}');
        expect(session.getUser()).toBeNull();
        expect(sessionStorage.getItem('user')).toBeNull();
        session.setUser(user);
        expect(session.getUser()).toEqual(user);
    });

    it('works for this page when the storage refuses', () => {
        const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
            throw new DOMException('full', 'QuotaExceededError');
        });
        session.begin('t-1');
        session.setUser(user);
        expect(session.getToken()).toBe('t-1');
        expect(session.getUser()).toEqual(user);
        refuse.mockRestore();
    });

    it('does not take what a full storage could not replace for the new session', () => {
        session.begin('t-1');
        session.setUser(user);
        const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
            throw new DOMException('full', 'QuotaExceededError');
        });
        session.setUser({ ...user, displayName: 'Changed' });
        expect(session.getUser()).toMatchObject({ displayName: 'Changed' });
        session.begin('t-2');
        expect(session.getToken()).toBe('t-2');
        expect(session.getUser()).toBeNull();
        refuse.mockRestore();
    });

    it('runs every sign-out callback though one fails', async () => {
        const later = vi.fn();
        const stops = [session.onSignOut(() => Promise.reject(new Error('no'))), session.onSignOut(later)];
        await session.runSignOutCallbacks();
        stops.forEach(stop => stop());
        expect(later).toHaveBeenCalledOnce();
    });
});

describe('what other tabs do', () => {
    const heard = vi.fn();
    const startAnew = vi.fn();
    const stored = (token: string | null) =>
        token === null ? localStorage.removeItem('token') : localStorage.setItem('token', JSON.stringify({ token }));
    const told = (key: string | null = 'token') => window.dispatchEvent(new StorageEvent('storage', { key }));
    const restored = (persisted = true) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const seenAgain = () => document.dispatchEvent(new Event('visibilitychange'));
    let stopHearing = (): unknown => undefined;

    beforeAll(() => session.watchOtherTabs(startAnew));

    beforeEach(() => {
        stopHearing = session.onEnd(heard);
        session.begin('t-1');
        session.setUser(user);
        vi.clearAllMocks();
    });

    afterEach(() => stopHearing());

    it.each([
        ['a message from there', told],
        ['an emptied storage', () => told(null)],
        ['coming back from the cache of pages', restored],
        ['coming back to the tab', seenAgain],
    ])('a sign-out is noticed by %s, once', (_how, notice) => {
        stored(null);
        notice();
        notice();
        expect(heard).toHaveBeenCalledExactlyOnceWith('elsewhere');
        expect(startAnew).not.toHaveBeenCalled();
        expect(session.getUser()).toBeNull();
    });

    it.each([
        ['a message from there', told],
        ['coming back from the cache of pages', restored],
        ['coming back to the tab', seenAgain],
    ])('another session is noticed by %s, and the page starts anew', (_how, notice) => {
        stored('t-2');
        notice();
        notice();
        expect(startAnew).toHaveBeenCalledOnce();
        expect(heard).not.toHaveBeenCalled();
        expect(sessionStorage.getItem('user')).toBeNull();
    });

    it('nothing happens while the session is the same, or to a page without one', () => {
        [told, restored, seenAgain, () => told('language'), () => restored(false)].forEach(notice => notice());
        session.end('signed-out');
        vi.clearAllMocks();
        stored('t-3');
        told();
        expect(heard).not.toHaveBeenCalled();
        expect(startAnew).not.toHaveBeenCalled();
        // That session is this page's too from now on.
        stored(null);
        told();
        expect(heard).toHaveBeenCalledExactlyOnceWith('elsewhere');
    });
});
