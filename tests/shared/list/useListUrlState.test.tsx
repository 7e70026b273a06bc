import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useListUrlState } from '#src/shared/list/useListUrlState';

const DEFAULT = { field: 'name', order: 'ASC' } as const;

function render(url: string) {
    const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>;
    return renderHook(() => ({ state: useListUrlState(DEFAULT, ['name', 'count']), search: useLocation().search }), { wrapper });
}

describe('useListUrlState', () => {
    it.each([
        ['/l', DEFAULT, '', 1],
        ['/l?orderby=count%20desc&filter=a,b&page=3', { field: 'count', order: 'DESC' }, 'a,b', 3],
        ['/l?orderby=count', { field: 'count', order: 'ASC' }, '', 1],
        ['/l?orderby=name+desc', { field: 'name', order: 'DESC' }, '', 1],
        ['/l?orderby=password%20desc', DEFAULT, '', 1],
        ['/l?page=-4', DEFAULT, '', 1],
        ['/l?page=x', DEFAULT, '', 1],
    ])('reads %s', (url, sort, q, page) => {
        const { state } = render(url).result.current;
        expect(state).toEqual(expect.objectContaining({ sort, filterValues: q ? { q } : {}, page }));
    });

    it('writes what differs from the default, and keeps what is not its own', () => {
        const { result } = render('/l?keep=1');
        act(() => result.current.state.setSort({ field: 'count', order: 'DESC' }));
        act(() => result.current.state.setFilters({ q: 'a,b' }));
        const params = new URLSearchParams(result.current.search);
        expect(Object.fromEntries(params)).toEqual({ keep: '1', orderby: 'count desc', filter: 'a,b' });
    });

    it('does not write defaults', () => {
        const { result } = render('/l?orderby=count%20desc&filter=a&page=2');
        act(() => result.current.state.setSort(DEFAULT));
        act(() => result.current.state.setFilters({}));
        expect(result.current.search).toBe('');
    });

    it('returns to the first page with another order or search', () => {
        const { result } = render('/l?page=4');
        act(() => result.current.state.setFilters({ q: 'a' }));
        expect(result.current.state.page).toBe(1);
    });
});
