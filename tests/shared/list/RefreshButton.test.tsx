import { act, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MINIMUM_SPIN_MS, RefreshButton } from '#src/shared/list/RefreshButton';
import { renderPortal } from '../../support/renderPortal';

describe('RefreshButton', () => {
    afterEach(() => {
        vi.useRealTimers();
    });

    it('refreshes once under several clicks, and spins for a second at least, also when the refresh fails', async () => {
        const refetch = vi.fn(() => Promise.reject(new Error('no')));
        await renderPortal(
            <ListContextProvider value={{ refetch } as unknown as ListControllerResult}>
                <RefreshButton />
            </ListContextProvider>,
        );
        vi.useFakeTimers();
        const button = screen.getByRole('button', { name: 'Refresh' });
        fireEvent.click(button);
        fireEvent.click(button);
        await act(() => vi.advanceTimersByTimeAsync(MINIMUM_SPIN_MS - 1));
        expect(button).toHaveAttribute('aria-busy', 'true');
        expect(refetch).toHaveBeenCalledOnce();
        await act(() => vi.advanceTimersByTimeAsync(1));
        expect(button).toHaveAttribute('aria-busy', 'false');
    });
});
