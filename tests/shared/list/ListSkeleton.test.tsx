import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListSkeleton } from '#src/shared/list/ListSkeleton';
import { renderPortal } from '../../support/renderPortal';

// LIST-5
it.each([
    ['table', 11],
    ['cards', 10],
] as const)('has ten rows as %s, in a table below its head', async (mode, parts) => {
    await renderPortal(<ListSkeleton mode={mode} />);
    expect(screen.getByRole('status', { name: 'Loading the list' }).children).toHaveLength(parts);
});
