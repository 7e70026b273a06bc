import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { useDraft } from '#src/shared/hooks/useDraft';
import { useSelectedIds } from '#src/shared/list/useSelectedIds';
import { makeUser } from '../../support/builders';

const open = (form = 'licence/1/name') => renderHook(() => useDraft(form, 'Planning')).result;

describe('useDraft', () => {
    beforeEach(() => {
        sessionStorage.clear();
        session.begin('token');
        session.setUser(makeUser({ id: 'u1' }), session.getToken());
    });

    it('restores what was typed when the form opens again, even after the end of the session', () => {
        const first = open();
        expect(first.current[0]).toBe('Planning');
        act(() => first.current[1]('Planning B'));
        expect(first.current[0]).toBe('Planning B');
        session.end('expired');
        session.begin('another token');
        session.setUser(makeUser({ id: 'u1' }), session.getToken());
        expect(open().current[0]).toBe('Planning B');
        expect(open('licence/2/name').current[0]).toBe('Planning');
    });

    it('shows no text of another user', () => {
        const mine = open();
        act(() => mine.current[1]('secret plan'));
        session.setUser(makeUser({ id: 'u2' }), session.getToken());
        expect(open().current[0]).toBe('Planning');
    });

    it('shows no text that was typed, and no row that was selected, for another customer', () => {
        const mine = open();
        act(() => mine.current[1]('secret plan'));
        const chosen = renderHook(() => useSelectedIds('licences')).result;
        act(() => chosen.current.replace(['l1']));
        session.setUser(makeUser({ id: 'u1', customerContext: '20020' }), session.getToken());
        expect(open().current[0]).toBe('Planning');
        expect(renderHook(() => useSelectedIds('licences')).result.current.count).toBe(0);
    });

    it('drops what was sent by the person before, and keeps the text of the next one', () => {
        const mine = open();
        act(() => mine.current[1]('of A'));
        session.begin('token of B');
        session.setUser(makeUser({ id: 'u2' }), session.getToken());
        const next = open();
        act(() => next.current[1]('of B'));
        // the response to A arrives late
        act(() => mine.current[2]());
        act(() => mine.current[1]('more of A'));
        expect(open().current[0]).toBe('of B');
        expect(sessionStorage.getItem('drafts')).not.toContain('of A');
    });

    it('is dropped when it was sent or cancelled', () => {
        const form = open();
        act(() => form.current[1]('B'));
        act(() => form.current[2]());
        expect(open().current[0]).toBe('Planning');
        act(() => form.current[1]('B'));
        act(() => form.current[1]('Planning'));
        expect(sessionStorage.getItem('drafts')).toBeNull();
    });

    it('is dropped at a sign-out, even in another tab while this one was asleep', async () => {
        const form = open();
        act(() => form.current[1]('B'));
        session.end('signed-out');
        expect(sessionStorage.getItem('drafts')).toBeNull();

        session.begin('token 2');
        session.setUser(makeUser({ id: 'u1' }), session.getToken());
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

    it.each(['{', '[1]', '{"u1/licence/1/name":7}'])('ignores the corrupt store %s', stored => {
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
