import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '#dataProvider/types';
import ExpireKeys from '#src/keys/batch/expireKey';
import SendKeys from '#src/keys/batch/sendKey';
import type { SelectedIds } from '#src/shared/list/useSelectedIds';
import { useEvery } from '#src/shared/query/every';
import { makeKey, makeLicence } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

const selected = (ids: readonly string[]): SelectedIds => ({
    ids,
    count: ids.length,
    has: id => ids.includes(id),
    select: () => undefined,
    toggle: () => undefined,
    replace: () => undefined,
    subscribe: () => () => undefined,
});

/** What the list of users reads to filter by a licence. */
function UsersOfLicence() {
    const { query } = useEvery<User>('users', { meta: { licence: 'l1', expand: [] }, fields: ['id', 'email'], enabled: true });
    return query.data ? <output>read</output> : null;
}

/** A dialog for one selected key, for an administrator. */
const OF_ONE_KEY = {
    selected: selected(['k1']),
    licence: makeLicence({ id: 'l1' }),
    school: false,
    role: 'ADMIN',
    onClose: () => undefined,
} as const;

it('does not take the users for inactive whom the list of users has read without their state (KEY-5)', async () => {
    const key = makeKey({ id: 'k1', licenceId: 'l1', users: [{ id: 'u1', email: 'anna@holzmann.example', alias: 'Anna' }] });
    const user: Record<string, unknown> = { id: 'u1', email: 'anna@holzmann.example', active: true };
    const methods = {
        getEvery: async (_name: string, { select = [] }: { select?: readonly string[] }) => [
            { ...Object.fromEntries(select.map(field => [field, user[field]])), id: 'u1' },
        ],
        getMany: async () => ({ data: [key] as never[] }),
    };
    const list = await renderPortal(<UsersOfLicence />, { dataProvider: methods });
    await screen.findByText('read');
    await renderPortal(<SendKeys like="send" {...OF_ONE_KEY} />, { dataProvider: methods, queryClient: list.queryClient });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    expect(screen.queryByText(/inactive/i)).toBeNull();
});

it('keeps the choice of an expiry that all keys have already, so that another one can be chosen (KEY-6)', async () => {
    const key = makeKey({ id: 'k1', licenceId: 'l1', label: 'Plotter', expire: null });
    const { user } = await renderPortal(<ExpireKeys like="edit" {...OF_ONE_KEY} />, {
        dataProvider: { getMany: async () => ({ data: [key] as never[] }) },
    });
    const none = await screen.findByRole('checkbox', { name: 'No expiry' });
    await user.click(none);
    expect(await screen.findByText('Already has this expiry date')).toBeVisible();
    expect(none).toBeInTheDocument();
    await user.click(none);
    expect(screen.queryByText('Already has this expiry date')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change' })).toBeEnabled();
});
