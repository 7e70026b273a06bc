import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HISTORY_LENGTH, remembered, useSearchHistory } from '#customRoutes/academy/search/history';
import { limited, readQuery, searchPath, writeQuery } from '#customRoutes/academy/search/query';

const KEY = 'academy-search-history';
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

describe('the search history', () => {
    it.each([
        [['a'], 'b', ['b', 'a']],
        [['a', 'b'], 'B', ['B', 'a']],
        [['a'], '  ', ['a']],
        [[], ' Küche ', ['Küche']],
    ])('%j and then "%s" gives %j', (history, query, expected) => {
        expect(remembered(history, query)).toEqual(expected);
    });

    it('keeps the newest twenty', () => {
        const many = Array.from({ length: HISTORY_LENGTH }, (_, at) => `search ${at}`);
        const after = remembered(many, 'new');
        expect(after).toHaveLength(20);
        expect(after[0]).toBe('new');
        expect(after).not.toContain('search 19');
    });

    it('is stored in this browser, and deleted entry by entry or as a whole', () => {
        const { result } = renderHook(() => useSearchHistory());
        act(() => result.current.remember('Küche'));
        act(() => result.current.remember('Bad'));
        expect(result.current.entries).toEqual(['Bad', 'Küche']);
        expect(stored()).toEqual(['Bad', 'Küche']);
        act(() => result.current.forget('Bad'));
        expect(stored()).toEqual(['Küche']);
        act(() => result.current.forgetAll());
        expect(result.current.entries).toEqual([]);
        expect(localStorage.getItem(KEY)).toBeNull();
    });

    it('includes what another tab has added', () => {
        const { result } = renderHook(() => useSearchHistory());
        localStorage.setItem(KEY, JSON.stringify(['there']));
        act(() => result.current.remember('here'));
        expect(stored()).toEqual(['here', 'there']);
    });

    it.each(['{', '5', '["a",7]', '[""]'])('ignores the corrupt value %s', value => {
        localStorage.setItem(KEY, value);
        expect(renderHook(() => useSearchHistory()).result.current.entries).toEqual([]);
    });

    it('works without a storage', () => {
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
            throw new DOMException('full', 'QuotaExceededError');
        });
        const { result } = renderHook(() => useSearchHistory());
        act(() => result.current.remember('Küche'));
        expect(result.current.entries).toEqual(['Küche']);
    });
});

describe('the search in the URL', () => {
    it.each([
        ['', { query: '', target: 'all', tags: [] }],
        ['query=+K%C3%BCche+&target=video&tags=a|b', { query: 'Küche', target: 'video', tags: ['a', 'b'] }],
        ['target=nonsense&tags=', { query: '', target: 'all', tags: [] }],
    ])('%s is read as %j', (address, expected) => {
        expect(readQuery(new URLSearchParams(address))).toEqual(expected);
    });

    it('leaves out defaults', () => {
        expect(writeQuery({ query: '', target: 'all', tags: [] })).toEqual({});
        expect(writeQuery({ query: 'a', target: 'video', tags: ['x', 'y'] })).toEqual({
            query: 'a',
            target: 'video',
            tags: 'x|y',
        });
    });

    it('survives characters that have a meaning in URLs', () => {
        const path = searchPath(' a&b=c #? ');
        expect(readQuery(new URL(path, 'https://portal.example').searchParams).query).toBe('a&b=c #?');
    });

    it('cuts at 128 characters, without splitting an emoji', () => {
        expect(limited('x'.repeat(200))).toHaveLength(128);
        expect(limited('😀'.repeat(200))).toBe('😀'.repeat(128));
    });
});
