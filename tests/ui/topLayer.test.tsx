import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { toast, Toaster } from '#src/ui/feedback/toast';
import { Modal } from '#src/ui/modal/Modal';
import { renderPortal } from '../support/renderPortal';

/** Messages, and a dialog with a question above it. */
function Page() {
    const [open, setOpen] = useState<readonly string[]>([]);
    const without = (title: string) => () => setOpen(open.filter(other => other !== title));
    return (
        <>
            <Toaster />
            <button onClick={() => setOpen(['Rename'])}>Open</button>
            {open.includes('Rename') && (
                <Modal title="Rename" onClose={without('Rename')}>
                    <button onClick={() => setOpen([...open, 'Really?'])}>Ask</button>
                    {open.includes('Really?') && <Modal title="Really?" onClose={without('Really?')} />}
                </Modal>
            )}
        </>
    );
}

const dialog = (name: string) => screen.getByRole('dialog', { name });
const messages = () => screen.getByRole('region', { name: 'Messages' });
const press = (name: string) => screen.getByRole('button', { name });

it('shows dialogs above each other, with the messages in the topmost and everything else inert', async () => {
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { user } = await renderPortal(<Page />);
    const before = messages();
    await user.click(press('Open'));
    const rename = dialog('Rename');
    expect(rename).toContainElement(messages());
    await user.click(press('Ask'));
    const question = dialog('Really?');
    expect(question).toContainElement(messages());
    expect(shown.mock.contexts).toEqual([rename, question]);

    await user.keyboard('{Escape}');
    expect(question).not.toBeInTheDocument();
    expect(press('Ask')).toHaveFocus();
    expect(rename).toContainElement(messages());
    await user.keyboard('{Escape}');
    expect(press('Open')).toHaveFocus();
    // The same element, because a new live region announces nothing.
    expect(messages()).toBe(before);
});

it('lets the user dismiss a message above a dialog', async () => {
    const { user } = await renderPortal(<Page />);
    await user.click(press('Open'));
    act(() => {
        toast.error('save changes failed', { id: 'failed' });
    });
    const message = screen.getByText('save changes failed').closest('[data-toast-id]');
    await user.click(press('Dismiss the message'));
    expect(message).toHaveAttribute('data-leaving');
    expect(dialog('Rename')).toBeInTheDocument();
});
