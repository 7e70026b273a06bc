import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { allowConsole } from '../../support/console';
import { ModalPage } from '../../support/ModalPage';
import { renderPortal } from '../../support/renderPortal';

/** Fails when it is pressed. */
function Fragile() {
    const [isPressed, press] = useState(false);
    if (isPressed) throw new Error('too thin');
    return <button onClick={() => press(true)}>Break</button>;
}

it('a modal whose content fails, fails alone: it says so, can be closed, and is whole when it is opened again (SHELL-15)', async () => {
    allowConsole(/too thin|The above error/);
    const { user } = await renderPortal(
        <ModalPage>
            <Fragile />
        </ModalPage>,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Break' }));
    const failed = screen.getByRole('dialog', { name: 'Oops, something went wrong' });
    expect(within(failed).getByRole('alert')).toHaveTextContent('please contact our support');
    await user.click(within(failed).getAllByRole('button', { name: 'Close' })[1]!);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('button', { name: 'Break' })).toBeInTheDocument();
});
