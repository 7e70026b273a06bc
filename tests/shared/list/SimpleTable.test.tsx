import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { columnsOf } from '#src/shared/columns/list';
import { free, name, text } from '#src/shared/columns/kinds';
import { SimpleTable } from '#src/shared/list/SimpleTable';
import { makeKey } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';
import { setViewportWidth } from '../../support/browserParts';
import type { Key } from '#dataProvider/types';

/** Short tables are drawn from columns as data, as lists are. */

const columns = columnsOf<Key>([
    name('label', 'keys.fields.label'),
    text('token', 'keys.fields.key', { isIn: key => key.token !== '' }),
    free('place', 'keys.fields.expire', { reads: [], cell: (_key, { place }) => place, inCards: 'mark' }),
]);
const shown = (...tokens: string[]) =>
    renderPortal(
        <SimpleTable<Key>
            label="Keys"
            rows={tokens.map((token, at) => makeKey({ id: `k${at}`, label: `Key ${at}`, token }))}
            columns={columns}
        />,
    );

it('names its rows by the column that names them, and leaves out what no row has', async () => {
    await shown('', '');
    const table = within(await screen.findByRole('table', { name: 'Keys' }));
    expect(table.getAllByRole('rowheader').map(cell => cell.textContent)).toEqual(['Key 0', 'Key 1']);
    expect(table.getAllByRole('columnheader').map(cell => cell.textContent)).toEqual(['Label', 'Expiry date']);
    expect(table.getAllByText('table')).toHaveLength(2);
});

it('shows the same columns on the cards of a narrow window', async () => {
    setViewportWidth(500);
    await shown('T-1');
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByRole('heading', { name: 'Key 0' })).toBeVisible();
    expect(card.getByText('phone')).toBeVisible();
    expect(card.getByRole('definition')).toHaveTextContent('T-1');
});
