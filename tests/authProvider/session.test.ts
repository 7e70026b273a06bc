import { beforeEach, describe, expect, it, vi } from 'vitest';
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

    it('hears of a sign-out in another tab, and starts anew after a sign-in there', () => {
        const heard = vi.fn();
        const startAnew = vi.fn();
        const stop = session.onEnd(heard);
        session.watchOtherTabs(startAnew);

        session.begin('t-2');
        const swap = { key: 'token', oldValue: '{"token":"t-1"}', newValue: '{"token":"t-2"}' };
        window.dispatchEvent(new StorageEvent('storage', swap));
        expect(startAnew).toHaveBeenCalledOnce();

        localStorage.removeItem('token');
        window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: '{"token":"t-2"}', newValue: null }));
        stop();
        expect(heard).toHaveBeenCalledExactlyOnceWith('elsewhere');
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

    it('runs every sign-out callback though one fails', async () => {
        const later = vi.fn();
        const stops = [session.onSignOut(() => Promise.reject(new Error('no'))), session.onSignOut(later)];
        await session.runSignOutCallbacks();
        stops.forEach(stop => stop());
        expect(later).toHaveBeenCalledOnce();
    });
});
