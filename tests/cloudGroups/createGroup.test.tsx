import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import CreateGroupModal from '#src/cloudGroups/CreateGroupModal';
import { Toaster } from '#src/ui/feedback/toast';
import { allowConsole } from '../support/console';
import { renderPortal } from '../support/renderPortal';

/** A group whose answer is lost (MANY-3). */

const lost = new PortalError('errors.network', { status: 0, reason: 'network' });

it('is found by the next press, and not called somebody else’s; another one of that name is', async () => {
    allowConsole(/^PortalError/); // ra-core reports every failed call in development
    const create = vi.fn(async () => Promise.reject(lost));
    const findGroups = vi
        .fn(async () => [{ id: 'g9', label: 'Fair' }])
        .mockResolvedValueOnce([]) // nobody has the name
        .mockRejectedValueOnce(lost); // the look-up
    const { user } = await renderPortal(
        <>
            <CreateGroupModal onClose={() => undefined} />
            <Toaster />
        </>,
        { dataProvider: { create, findGroups } },
    );
    const press = () => user.click(screen.getByRole('button', { name: 'Create' }));
    fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value: 'Fair' } });
    await press();
    expect(await screen.findByText(/connection/i)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^Use as default group/ }));
    await press();
    expect(await screen.findByText('A cloud group with this name already exists.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^Use as default group/ }));
    await press();
    expect(await screen.findByText('The cloud group was created.')).toBeInTheDocument();
    expect(create).toHaveBeenCalledOnce();
});
