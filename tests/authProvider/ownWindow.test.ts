import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The modules as a page that is loaded now gets them: where the session is kept is decided once. */
const load = async () => {
    vi.resetModules();
    return {
        session: await import('../../authProvider/session'),
        drafts: await import('../../storage/drafts'),
        academy: await import('../../customRoutes/academy/session/tabMessages'),
    };
};

const changedElsewhere = (): boolean => window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

describe('a window with its own session', () => {
    beforeEach(() => {
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem('token', '{"token":"shared"}');
        sessionStorage.setItem('token', '{"token":"own"}');
    });
    afterEach(() => vi.unstubAllEnvs());

    it('shows its own user, and signs out alone', async () => {
        const { session } = await load();
        expect(session.getToken()).toBe('own');
        session.end('signed-out');
        expect(session.getToken()).toBeNull();
        expect(localStorage.getItem('token')).toBe('{"token":"shared"}');
        expect(localStorage.getItem('signed-out')).toBeNull();
    });

    it('keeps a new sign-in after its session ended to itself, and shares the session of the other tabs without a token', async () => {
        const { session } = await load();
        session.end('expired');
        session.begin('again');
        expect(localStorage.getItem('token')).toBe('{"token":"shared"}');
        expect((await load()).session.getToken()).toBe('again');
        sessionStorage.removeItem('token');
        expect((await load()).session.getToken()).toBe('shared');
    });

    it('ignores other tabs, and keeps its drafts when they sign out', async () => {
        const { session, drafts } = await load();
        const heard = vi.fn();
        session.watchOtherTabs(heard);
        session.onEnd(heard);
        drafts.writeDraft('u1/form', 'typed');
        localStorage.setItem('token', '{"token":"third"}');
        changedElsewhere();
        localStorage.setItem('signed-out', '123');
        localStorage.removeItem('token');
        changedElsewhere();
        expect(heard).not.toHaveBeenCalled();
        drafts.dropOldDrafts();
        expect(drafts.readDrafts()).toMatchObject({ 'u1/form': 'typed' });
        session.end('signed-out');
        expect(drafts.readDrafts()).toEqual({});
        expect(localStorage.getItem('signed-out')).toBe('123');
    });

    it('does not share the academy session of other tabs', async () => {
        const own = (await load()).academy.ACADEMY_TABS;
        sessionStorage.clear();
        const shared = (await load()).academy.ACADEMY_TABS;
        expect(shared).toBe('academy-session');
        expect(own).not.toBe(shared);
    });

    it('does not exist in a build for other servers', async () => {
        vi.stubEnv('VITE_SUPPORT_WINDOWS', undefined);
        const { session } = await load();
        expect(session.getToken()).toBe('shared');
        session.end('signed-out');
        expect(localStorage.getItem('token')).toBeNull();
        expect(sessionStorage.getItem('token')).toBe('{"token":"own"}');
    });
});
