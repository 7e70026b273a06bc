import { act, render as rendered, renderHook, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useListUrlState } from '#src/shared/list/useListUrlState';

const DEFAULT = { field: 'name', order: 'ASC' } as const;
const FILTERS = ['year'];

function render(url: string) {
    const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>;
    return renderHook(() => ({ state: useListUrlState(DEFAULT, ['name', 'count'], FILTERS), search: useLocation().search }), {
        wrapper,
    });
}

describe('useListUrlState', () => {
    it.each([
        ['/l', DEFAULT, '', 1],
        ['/l?orderby=count%20desc&filter=a,b&page=3', { field: 'count', order: 'DESC' }, 'a,b', 3],
        ['/l?orderby=count', { field: 'count', order: 'ASC' }, '', 1],
        ['/l?orderby=count%20constructor', { field: 'count', order: 'ASC' }, '', 1],
        ['/l?orderby=name+desc', { field: 'name', order: 'DESC' }, '', 1],
        ['/l?orderby=password%20desc', DEFAULT, '', 1],
        ['/l?page=-4', DEFAULT, '', 1],
        ['/l?page=x', DEFAULT, '', 1],
    ])('reads %s', (url, sort, q, page) => {
        const { state } = render(url).result.current;
        expect(state).toEqual(expect.objectContaining({ sort, filterValues: q ? { q } : {}, page }));
    });

    it('writes values that differ from the default, and keeps other parameters', () => {
        const { result } = render('/l?keep=1');
        act(() => result.current.state.setSort({ field: 'count', order: 'DESC' }));
        act(() => result.current.state.setFilters({ q: 'a,b' }));
        const params = new URLSearchParams(result.current.search);
        expect(Object.fromEntries(params)).toEqual({ keep: '1', orderby: 'count desc', filter: 'a,b' });
    });

    describe('with the address that the router has already', () => {
        const Next = lazy(() => new Promise<never>(() => undefined));
        function List() {
            const { setFilters, setPage } = useListUrlState(DEFAULT, ['name'], FILTERS);
            return (
                <>
                    <button onClick={() => setFilters({ q: 'a' })}>Search</button>
                    <button onClick={() => setPage(2)}>Turn</button>
                </>
            );
        }
        const open = () => {
            const routes = [
                { path: '/l', element: <List /> },
                { path: '/next', element: <Next /> },
            ];
            const router = createMemoryRouter(routes, { initialEntries: ['/l'] });
            rendered(<RouterProvider router={router} />);
            return router;
        };
        const press = (name: string) => screen.getByRole('button', { name }).click();

        it('writes nothing once another page is on its way', async () => {
            const router = open();
            act(() => press('Search'));
            await waitFor(() => expect(router.state.location.search).toBe('?filter=a'));
            act(() => void router.navigate('/next'));
            act(() => press('Search'));
            expect(router.state.location).toMatchObject({ pathname: '/next', search: '' });
        });

        it('keeps what was written before it is shown', async () => {
            const router = open();
            act(() => {
                press('Search');
                press('Turn');
            });
            await waitFor(() => expect(router.state.location.search).toBe('?filter=a&page=2'));
        });
    });

    it('does not write defaults', () => {
        const { result } = render('/l?orderby=count%20desc&filter=a&page=2');
        act(() => result.current.state.setSort(DEFAULT));
        act(() => result.current.state.setFilters({}));
        expect(result.current.search).toBe('');
    });

    it.each([
        ['/l?page=4', 50, '?page=2&rows=50'],
        ['/l?page=3&rows=50', 20, '?page=6'],
        ['/l?page=2', 100, '?rows=100'],
    ])('%s with %i rows a page does not change', (url, rows, search) => {
        const { result } = render(url);
        act(() => result.current.state.setPerPage(rows));
        expect(result.current.state.perPage).toBe(rows);
        expect(result.current.search).toBe(search);
    });

    it.each(['/l?rows=500', '/l?rows=x', '/l'])('has 20 rows a page at %s', url => {
        expect(render(url).result.current.state.perPage).toBe(20);
    });

    it('shows all without its own filters, and keeps those of others', () => {
        const { result } = render('/l?keep=1&year=2026&state=full&filter=a');
        act(() => result.current.state.showAll());
        expect(result.current.search).toBe('?keep=1&filter=a');
        act(() => result.current.state.setFilters({}));
        expect(result.current.search).toBe('?keep=1');
    });

    it('returns to the first page on another order or search', () => {
        const { result } = render('/l?page=4');
        act(() => result.current.state.setFilters({ q: 'a' }));
        expect(result.current.state.page).toBe(1);
    });
});
