import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LicenceOverview } from '../../src/licences/LicenceOverview';
import { queryKeys } from '#src/shared/query/keys';
import { makeLicence } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

interface ListQuestion {
    pagination: { page: number; perPage: number };
}

/** `count` licences that expired; answers the page that is asked for. */
function expired(count: number) {
    const all = Array.from({ length: count }, (_, at) =>
        makeLicence({ id: String(at), name: `Licence ${String(at).padStart(4, '0')}`, active: false, expire: null }),
    );
    return vi.fn(async (_resource: string, { pagination: { perPage } }: ListQuestion) => ({
        data: all.slice(0, perPage),
        total: count,
    }));
}

const render = (getList: ReturnType<typeof expired>) =>
    renderPortal(<LicenceOverview />, { dataProvider: { getList: getList as never } });

describe('the overview of the licences', () => {
    it('makes one call if that returns everything, and loads the rest of a panel on request', async () => {
        const getList = expired(12);
        const { user } = await render(getList);
        const panel = await screen.findByRole('region', { name: 'Expired' });
        expect(within(panel).getAllByRole('listitem')).toHaveLength(5);
        await user.click(within(panel).getByRole('button', { name: 'Show all (12)' }));
        expect(within(panel).getAllByRole('listitem')).toHaveLength(12);
        await user.click(within(panel).getByRole('button', { name: 'Show fewer' }));
        expect(within(panel).getAllByRole('listitem')).toHaveLength(5);
        expect(getList).toHaveBeenCalledOnce();
    });

    it('counts all licences, and again after each change', async () => {
        const getList = expired(300);
        const { queryClient } = await render(getList);
        expect(await screen.findByText('300 expired')).toBeVisible();
        expect(getList).toHaveBeenCalledOnce();

        await queryClient.invalidateQueries({ queryKey: queryKeys.resource('licences') });
        await vi.waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
        expect(screen.getByText('300 expired')).toBeVisible();
    });

    it('states what it covers, and loads nothing more, if there are more licences than loaded', async () => {
        const getList = expired(1501);
        const { container } = await render(getList);
        expect(await screen.findByText(/covers up to 500 licences; you have 1,501\./)).toBeVisible();
        expect(container.querySelector('details')).toBeNull();
        expect(getList).toHaveBeenCalledOnce();
        const mostUsed = screen.getByRole('link', { name: 'Show the most used first' });
        expect(mostUsed).toHaveAttribute('href', '/licences?orderby=used+desc');
    });

    it('is absent without licences', async () => {
        const { container } = await render(expired(0));
        await vi.waitFor(() => expect(container.querySelector('details')).toBeNull());
    });

    it('says in words that all is well', async () => {
        const works = vi.fn(async () => ({ data: [makeLicence({ name: 'Works', expire: null })], total: 1 }));
        await render(works);
        expect(await screen.findByText('No action needed')).toBeVisible();
        expect(screen.getByText('No licences expire in this period.')).toBeVisible();
        expect(screen.getByText('No licences have expired.')).toBeVisible();
        expect(screen.getByRole('link', { name: 'Works' })).toHaveAttribute(
            'href',
            expect.stringMatching(/\/licences\/.+\/users$/),
        );
    });
});
