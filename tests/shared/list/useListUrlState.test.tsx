import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useListUrlState } from '#src/shared/list/useListUrlState';

const DEFAULT = { field: 'name', dir: 'asc' } as const;

function render(url: string) {
    const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>;
    return renderHook(() => ({ state: useListUrlState(DEFAULT, ['name', 'count']), search: useLocation().search }), { wrapper });
}

describe('useListUrlState', () => {
    it.each([
        ['/l', DEFAULT, '', 1],
        ['/l?orderby=count%20desc&filter=a,b&page=3', { field: 'count', dir: 'desc' }, 'a,b', 3],
        ['/l?orderby=count', { field: 'count', dir: 'asc' }, '', 1],
        ['/l?orderby=name+desc', { field: 'name', dir: 'desc' }, '', 1],
        ['/l?orderby=password%20desc', DEFAULT, '', 1],
        ['/l?page=-4', DEFAULT, '', 1],
        ['/l?page=x', DEFAULT, '', 1],
    ])('reads %s', (url, order, search, page) => {
        const { state } = render(url).result.current;
        expect(state).toMatchObject({ order, search, page });
    });

    it('writes what differs from the default, and keeps what is not its own', () => {
        const { result } = render('/l?keep=1');
        act(() => result.current.state.setOrder({ field: 'count', dir: 'desc' }));
        act(() => result.current.state.setSearch('a,b'));
        const params = new URLSearchParams(result.current.search);
        expect(Object.fromEntries(params)).toEqual({ keep: '1', orderby: 'count desc', filter: 'a,b' });
    });

    it('does not write defaults', () => {
        const { result } = render('/l?orderby=count%20desc&filter=a&page=2');
        act(() => result.current.state.setOrder(DEFAULT));
        act(() => result.current.state.setSearch(''));
        expect(result.current.search).toBe('');
    });

    it('returns to the first page with another order or search', () => {
        const { result } = render('/l?page=4');
        act(() => result.current.state.setSearch('a'));
        expect(result.current.state.page).toBe(1);
    });
});
