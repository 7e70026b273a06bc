import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BRAND } from '#src/config/env';
import { useBreadcrumb, useBreadcrumbItems, type BreadcrumbItem } from '#src/shared/breadcrumb';
import { renderPortal } from '../../support/renderPortal';

function Page({ items }: { items: BreadcrumbItem[] }) {
    useBreadcrumb(items);
    return null;
}

function Bar() {
    return (
        <p data-testid="bar">
            {useBreadcrumbItems()
                .map(item => item.title)
                .join(' / ')}
        </p>
    );
}

const page = (path: string, ...titles: string[]) => ({ path, element: <Page items={titles.map(title => ({ title }))} /> });

describe('the breadcrumb', () => {
    it('shows the path of the open page, and titles the tab after its last parts', async () => {
        await renderPortal(
            <>
                <Bar />
                <Page items={[{ title: 'Licences', url: '/licences' }, { title: 'pCAD <1>' }]} />
            </>,
        );
        expect(screen.getByTestId('bar')).toHaveTextContent('Licences / pCAD <1>');
        expect(document.title).toBe(`pCAD <1> – Licences – ${BRAND.name}`);
    });

    it('distinguishes pages of the same name by their parent', async () => {
        await renderPortal(<Page items={[{ title: 'Licences' }, { title: 'pCAD <1>' }, { title: 'Keys' }]} />);
        expect(document.title).toBe(`Keys – pCAD <1> – ${BRAND.name}`);
    });

    it('leaves out a record that is loading', async () => {
        await renderPortal(<Page items={[{ title: 'Licences' }, { title: '…' }, { title: 'Keys' }]} />);
        expect(document.title).toBe(`Keys – ${BRAND.name}`);
    });

    it('follows the page', async () => {
        const { router } = await renderPortal(<Page items={[{ title: 'First' }]} />, {
            path: '/',
            routes: [page('/second', 'Second')],
        });
        expect(document.title).toContain('First');
        await act(() => router.navigate('/second'));
        expect(document.title).toBe(`Second – ${BRAND.name}`);
    });

    it('is empty when the page has none', async () => {
        const { router } = await renderPortal(<Page items={[{ title: 'First' }]} />, {
            path: '/',
            routes: [{ path: '/plain', element: <Bar /> }],
        });
        await act(() => router.navigate('/plain'));
        expect(screen.getByTestId('bar')).toBeEmptyDOMElement();
        expect(document.title).toBe(BRAND.name);
    });
});
