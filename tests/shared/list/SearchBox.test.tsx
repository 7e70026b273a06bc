import { screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchBox } from '#src/shared/list/SearchBox';
import { renderPortal } from '../../support/renderPortal';

/** A list around the search box, whose URL can also be changed from outside. */
function Harness({ onSearch }: { onSearch(terms: string): void }) {
    const [filterValues, setUrl] = useState({});
    const setFilters = (filters: { q: string }) => {
        onSearch(filters.q);
        setUrl(filters);
    };
    return (
        <ListContextProvider value={{ filterValues, setFilters } as unknown as ListControllerResult}>
            <SearchBox />
            <button onClick={() => setUrl({ q: 'from outside' })}>outside</button>
        </ListContextProvider>
    );
}

describe('SearchBox', () => {
    it('passes on what was typed once, after a pause', async () => {
        const onSearch = vi.fn();
        const { user } = await renderPortal(<Harness onSearch={onSearch} />);
        await user.type(screen.getByRole('searchbox'), 'anna, peter');
        expect(onSearch).not.toHaveBeenCalled();
        await vi.waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith('anna, peter'));
        expect(screen.getByRole('searchbox')).toHaveValue('anna, peter');
    });

    it('searches at once on Enter', async () => {
        const onSearch = vi.fn();
        const { user } = await renderPortal(<Harness onSearch={onSearch} />);
        await user.type(screen.getByRole('searchbox'), 'anna{Enter}');
        expect(onSearch).toHaveBeenCalledExactlyOnceWith('anna');
    });

    it('clears with its button and keeps the focus', async () => {
        const onSearch = vi.fn();
        const { user } = await renderPortal(<Harness onSearch={onSearch} />);
        await user.type(screen.getByRole('searchbox'), 'anna{Enter}');
        await user.click(screen.getByRole('button', { name: 'Clear the search' }));
        expect(onSearch).toHaveBeenLastCalledWith('');
        expect(screen.getByRole('searchbox')).toHaveFocus();
    });

    it('follows the URL when it changes otherwise', async () => {
        const { user } = await renderPortal(<Harness onSearch={() => undefined} />);
        await user.type(screen.getByRole('searchbox'), 'anna{Enter}');
        await user.click(screen.getByRole('button', { name: 'outside' }));
        expect(screen.getByRole('searchbox')).toHaveValue('from outside');
    });
});
