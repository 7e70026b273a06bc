import { screen, within } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { expect, it } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import { NextKeys } from '#src/licences/LicenceSections';
import { makeKey, makeLicence } from '#tests/support/builders';
import { renderPortal } from '#tests/support/renderPortal';

const people = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `u${at}`, email: `p${at}@holzmann.example`, alias: `Person ${at}` }));

// KEY-8
it.each([
    [4, 4],
    [5, 3],
])('a key of %i users names %i of them', async (count, named) => {
    const key = makeKey({ label: 'Hall', users: people(count) });
    const getList = (async () => ({ data: [key], total: 1 })) as unknown as PortalDataProvider['getList'];
    await renderPortal(
        <RecordContextProvider value={makeLicence({ id: key.licenceId })}>
            <NextKeys />
        </RecordContextProvider>,
        { dataProvider: { getList } },
    );
    const row = within(await screen.findByRole('listitem'));
    expect(row.getAllByRole('link', { name: /^Person/ })).toHaveLength(named);
    expect(row.queryAllByText(', …')).toHaveLength(count > named ? 1 : 0);
});
