import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BRAND } from '../../../src/config/env';
import { useBreadcrumb, useBreadcrumbItems, type BreadcrumbItem } from '../../../src/shared/breadcrumb';
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
    it('shows the path of the open page and names the tab after its last title', async () => {
        await renderPortal(
            <>
                <Bar />
                <Page items={[{ title: 'Licences', url: '/licences' }, { title: 'pCAD <1>' }]} />
            </>,
        );
        expect(screen.getByTestId('bar')).toHaveTextContent('Licences / pCAD <1>');
        expect(document.title).toBe(`pCAD <1> – ${BRAND.name}`);
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
