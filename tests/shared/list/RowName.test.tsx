import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowName } from '#src/shared/list/RowName';
import { renderPortal } from '../../support/renderPortal';

it.each([
    ['Workshop', 'Workshop'],
    ['', '–'],
])('links a record named “%s” as “%s”', async (name, shown) => {
    await renderPortal(<RowName row={{ id: '7' }} name={name} href={({ id }) => `/cloud-groups/${id}`} />);
    expect(await screen.findByRole('link', { name: shown })).toHaveAttribute('href', '/cloud-groups/7');
});
