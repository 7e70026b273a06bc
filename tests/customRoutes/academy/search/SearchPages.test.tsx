import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { InlineSearch } from '#customRoutes/academy/search/InlineSearch';
import SearchPage from '#customRoutes/academy/search/SearchPage';
import type { AcademySearchResult } from '#dataProvider/actions/academy';
import { inSession, makeDirectory } from '#tests/support/academy';
import { makeVideo } from '#tests/support/builders';
import { allowConsole } from '#tests/support/console';
import { failure } from '#tests/support/fakeClient';
import { macPress } from '#tests/support/macPress';
import { renderPortal } from '#tests/support/renderPortal';

const KEY = 'academy-search-history';
/** The pause while typing is part of what is waited for. */
const PATIENTLY = { timeout: 5000 };

const NOTHING: AcademySearchResult = { directories: [], videos: [] };
const FOUND: AcademySearchResult = {
    directories: [makeDirectory('d1')],
    videos: [makeVideo({ id: 'v1' }), makeVideo({ id: 'v2' })],
};

/** Answers when the test says so. */
function slowSearch() {
    const waiting: ((result: AcademySearchResult) => void)[] = [];
    const search = vi.fn(() => new Promise<AcademySearchResult>(resolve => waiting.push(resolve)));
    return { search, answer: (result: AcademySearchResult) => waiting.shift()?.(result) };
}

describe('the search field on academy pages', () => {
    const elsewhere = { path: '/academy/*', element: <p>elsewhere</p> };
    const open = (searchAcademy: () => Promise<AcademySearchResult>) =>
        renderPortal(inSession(<InlineSearch />), {
            route: '/here',
            path: '/here',
            routes: [elsewhere],
            dataProvider: { searchAcademy },
        });
    const field = () => screen.getByRole('combobox', { name: 'Search videos and courses' });
    const options = () => screen.getAllByRole('option').map(option => option.textContent);

    it('clears the history by mouse where a pressed button gets no focus', async () => {
        localStorage.setItem(KEY, JSON.stringify(['bad', 'bath']));
        const { user } = await open(async () => NOTHING);
        await user.click(field());
        macPress(screen.getByRole('button', { name: 'Clear the history' }));
        expect(localStorage.getItem(KEY)).toBeNull();
        expect(field()).toHaveFocus();
    });

    it('keeps the highlighted entry when results arrive, and keeps results until the next ones arrive', async () => {
        const { search, answer } = slowSearch();
        const { user } = await open(search);
        await user.type(field(), 'bad');
        await waitFor(() => expect(search).toHaveBeenCalledTimes(1), PATIENTLY);
        await user.keyboard('{ArrowDown}');
        expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Show all results for “bad”');
        answer(FOUND);
        await waitFor(() => expect(options()).toHaveLength(4));
        expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Show all results for “bad”');
        expect(screen.getByRole('status')).toHaveTextContent('3 results');

        await user.type(field(), 'e');
        expect(options()).toEqual(['Show all results for “bade”', 'Directory d1Course', 'Video v1Video', 'Video v2Video']);
        await waitFor(() => expect(search).toHaveBeenCalledTimes(2), PATIENTLY);
        expect(options()).toHaveLength(4);
        answer(NOTHING);
        expect(await screen.findAllByText('Nothing was found for “bade”.')).toHaveLength(2);
        expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
        expect(field()).toHaveAttribute('aria-expanded', 'false');
    });

    it('does not search for blanks, and accepts 128 characters', async () => {
        const { search } = slowSearch();
        await open(search);
        fireEvent.change(field(), { target: { value: '   ' } });
        fireEvent.submit(field());
        expect(screen.queryByText('elsewhere')).not.toBeInTheDocument();
        fireEvent.change(field(), { target: { value: '😀'.repeat(130) } });
        expect(field()).toHaveValue('😀'.repeat(128));
        await waitFor(() => expect(search).toHaveBeenCalledTimes(1), PATIENTLY);
        expect(search).toHaveBeenCalledWith(expect.objectContaining({ query: '😀'.repeat(128), target: 'all', tags: [] }));
    });

    it('opens the directory of a video in preparation, and remembers the words', async () => {
        const coming = makeVideo({ id: 'v3', type: 'placeholder', directoryId: 'd4', label: 'Soon' });
        const { user, address } = await open(async () => ({ directories: [], videos: [coming] }));
        await user.type(field(), ' soon ');
        await user.click(await screen.findByRole('option', { name: /^Soon/ }, PATIENTLY));
        expect(address()).toBe('/academy/d4');
        expect(localStorage.getItem(KEY)).toBe('["soon"]');
    });

    it('reports that a search failed, and links to the page that tries again', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const { user, address } = await open(() => Promise.reject(failure(500, 'academy.errors.search')));
        await user.type(field(), 'bad');
        expect(await screen.findAllByText('The search failed', {}, PATIENTLY)).not.toHaveLength(0);
        await user.keyboard('{Enter}');
        expect(address()).toBe('/academy/search?query=bad');
    });
});

describe('the search page', () => {
    const open = (route: string, searchAcademy: () => Promise<AcademySearchResult>) =>
        renderPortal(inSession(<SearchPage />), {
            route,
            dataProvider: { searchAcademy, getTags: async () => [{ id: 't1', label: 'Bath' }] },
        });
    const field = () => screen.getByRole('searchbox', { name: 'Search videos and courses' });

    it('does not search without a word or a tag', async () => {
        const search = vi.fn(async () => FOUND);
        const { user } = await open('/academy/search', search);
        await user.click(screen.getByRole('radio', { name: 'Courses' }));
        expect(screen.getByText('What would you like to learn?')).toBeVisible();
        expect(search).not.toHaveBeenCalled();
        await user.click(await screen.findByRole('checkbox', { name: 'Bath' }));
        expect(await screen.findByText('3 results')).toBeVisible();
        expect(search).toHaveBeenCalledWith(expect.objectContaining({ query: '', target: 'directory', tags: ['t1'] }));
        expect(localStorage.getItem(KEY)).toBeNull();
    });

    it('keeps the focus in the field after a search, and follows the address on Back', async () => {
        const { user, router, address } = await open('/academy/search?query=one', async () => NOTHING);
        await user.clear(field());
        await user.type(field(), ' two {Enter}');
        expect(address()).toBe('/academy/search?query=two');
        expect(field()).toHaveFocus();
        await waitFor(() => expect(localStorage.getItem(KEY)).toBe('["two","one"]'));
        void router.navigate(-1);
        await waitFor(() => expect(field()).toHaveValue('one'));
    });

    it('offers to search without filters only if there are some', async () => {
        const { user, address } = await open('/academy/search?query=zzz&target=video', async () => NOTHING);
        await user.click(await screen.findByRole('button', { name: 'Search without filters' }));
        expect(address()).toBe('/academy/search?query=zzz');
        await screen.findByText('Nothing found');
        expect(screen.queryByRole('button', { name: 'Search without filters' })).not.toBeInTheDocument();
    });

    it('moves the focus to the next entry when one is deleted, and to the field after the last one', async () => {
        localStorage.setItem(KEY, '["a","b","c"]');
        const { user } = await open('/academy/search', async () => NOTHING);
        const forget = (entry: string) => screen.getByRole('button', { name: `Remove “${entry}” from the history` });
        await user.click(forget('b'));
        expect(forget('c')).toHaveFocus();
        await user.click(forget('c'));
        expect(forget('a')).toHaveFocus();
        await user.click(forget('a'));
        expect(field()).toHaveFocus();
        expect(localStorage.getItem(KEY)).toBeNull();
    });

    it('reports that a search failed, and tries again', async () => {
        allowConsole(/^PortalError/);
        const search = vi.fn(async () => FOUND).mockRejectedValueOnce(failure(500, 'academy.errors.search'));
        const { user } = await open('/academy/search?query=a', search);
        await user.click(await screen.findByRole('button', { name: 'Try again' }));
        expect(await screen.findByText('3 results')).toBeVisible();
    });
});
