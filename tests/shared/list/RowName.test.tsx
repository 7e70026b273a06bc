import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowName } from '#src/shared/list/RowName';
import { TabStopProvider } from '#src/ui/tabStop';
import { renderPortal } from '../../support/renderPortal';

it.each([
    ['Workshop', 'Workshop'],
    ['', '–'],
])('links a record named “%s” as “%s”', async (name, shown) => {
    await renderPortal(<RowName row={{ id: '7' }} name={name} href={({ id }) => `/cloud-groups/${id}`} />);
    expect(await screen.findByRole('link', { name: shown })).toHaveAttribute('href', '/cloud-groups/7');
});

it.each([
    ['link', { href: () => '/cloud-groups/7' }],
    ['button', { opening: { open: () => undefined, label: () => 'Workshop' } }],
] as const)('is a %s in the order of Tab only in the current cell (LIST-14)', async (role, way) => {
    await renderPortal(
        <TabStopProvider value={-1}>
            <RowName row={{ id: '7' }} name="Workshop" {...way} />
        </TabStopProvider>,
    );
    expect(await screen.findByRole(role, { name: 'Workshop' })).toHaveAttribute('tabindex', '-1');
});
