import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Key } from '../../dataProvider/types';
import { toast } from '../../src/ui/feedback/toast';
import { makeKey, makeLicence } from '../support/builders';
import { allowConsole } from '../support/console';
import { KEY_COUNTING } from '../support/texts';
import { anna, ben, key, listOf, open } from './keyDialogs';

/** Dialogs of keys whose record, or licence, is not as one expects (LICENCE-8, MANY-14). */

const shared: Key = { ...key, users: [anna, ben] };

it('an assignment is not sent when somebody else got the key since the dialog named its users, which is said', async () => {
    allowConsole(/^PortalError/); // ra-core reports every failed call in development
    const error = vi.spyOn(toast, 'error');
    const { user, onDialog } = await open(
        { kind: 'assign', key },
        { getList: listOf([anna, ben]), getOne: (async () => ({ data: shared })) as never },
    );
    await user.click(await screen.findByRole('option', { name: /Ben/ }));
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
        expect(error).toHaveBeenCalledExactlyOnceWith('This was changed in the meantime. Please refresh and try again.'),
    );
    expect(onDialog).not.toHaveBeenCalled();
});

describe('a licence without a free key', () => {
    const full = makeLicence({ id: 'l1', count: 2, count_active_licences: 2, expire: null });

    it('is announced in place of the form, with the keys that have no user', async () => {
        const spare = makeKey({ id: 'k5', label: 'Reserve', licenceId: 'l1' });
        const { user, onDialog } = await open({ kind: 'create' }, { getList: listOf([key, spare]) }, { of: full });
        expect(screen.getByRole('dialog')).toHaveTextContent('This licence has no keys left.');
        expect(screen.getByText(KEY_COUNTING)).toBeVisible();
        expect(screen.queryByLabelText('Label')).not.toBeInTheDocument();
        await user.click(await screen.findByRole('button', { name: 'Assign user: Reserve' }));
        expect(onDialog).toHaveBeenCalledExactlyOnceWith({ kind: 'assign', key: spare });
    });

    it('says that every key has a user', async () => {
        await open({ kind: 'create' }, { getList: listOf([key]) }, { of: full });
        expect(await screen.findByText(/Each of them has a user/)).toBeVisible();
    });
});
