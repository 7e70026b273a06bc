import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { useDraft } from '#src/shared/hooks/useDraft';
import { makeUser } from '../../support/builders';

const open = (form = 'licence/1/name') => renderHook(() => useDraft(form, 'Planning')).result;

describe('useDraft', () => {
    beforeEach(() => {
        sessionStorage.clear();
        session.begin('token');
        session.setUser(makeUser({ id: 'u1' }));
    });

    it('keeps what was typed for the next time that the form opens, also after the session ended', () => {
        const first = open();
        expect(first.current[0]).toBe('Planning');
        act(() => first.current[1]('Planning B'));
        expect(first.current[0]).toBe('Planning B');
        session.end('expired');
        session.begin('another token');
        session.setUser(makeUser({ id: 'u1' }));
        expect(open().current[0]).toBe('Planning B');
        expect(open('licence/2/name').current[0]).toBe('Planning');
    });

    it('shows nobody else’s text', () => {
        const mine = open();
        act(() => mine.current[1]('secret plan'));
        session.setUser(makeUser({ id: 'u2' }));
        expect(open().current[0]).toBe('Planning');
    });

    it('forgets it when it was sent, or taken back', () => {
        const form = open();
        act(() => form.current[1]('B'));
        act(() => form.current[2]());
        expect(open().current[0]).toBe('Planning');
        act(() => form.current[1]('B'));
        act(() => form.current[1]('Planning'));
        expect(sessionStorage.getItem('drafts')).toBeNull();
    });

    it('forgets it at a sign-out, also at one in another tab while this one slept', async () => {
        const form = open();
        act(() => form.current[1]('B'));
        session.end('signed-out');
        expect(sessionStorage.getItem('drafts')).toBeNull();

        session.begin('token 2');
        session.setUser(makeUser({ id: 'u1' }));
        act(() => form.current[1]('C'));
        const kept = sessionStorage.getItem('drafts') ?? '';
        vi.useFakeTimers({ now: Date.now() + 1000, toFake: ['Date'] });
        session.end('signed-out');
        // The other tab wakes up, or is loaded again, after somebody else's sign-in.
        sessionStorage.setItem('drafts', kept);
        session.begin('token 3');
        session.watchOtherTabs(() => undefined);
        expect(sessionStorage.getItem('drafts')).toBeNull();
        vi.useRealTimers();
    });

    it.each(['{', '[1]', '{"u1/licence/1/name":7}'])('takes the corrupt store %s for none', stored => {
        sessionStorage.setItem('drafts', stored);
        expect(open().current[0]).toBe('Planning');
    });

    it('works without a storage', () => {
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
            throw new Error('full');
        });
        const form = open();
        act(() => form.current[1]('B'));
        expect(form.current[0]).toBe('B');
    });
});
