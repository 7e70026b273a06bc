import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { useModal } from '#src/ui/modal/Dialog';
import { Modal, type ModalProps } from '#src/ui/modal/Modal';
import { SubmitButton } from '#src/ui/modal/SubmitButton';
import { renderPortal } from '../../support/renderPortal';

/** A page with a button that opens a modal. */
function Page({ children, onClosed, ...props }: Partial<ModalProps> & { children?: ReactNode; onClosed?: () => void }) {
    const [open, setOpen] = useState(false);
    const close = () => {
        setOpen(false);
        onClosed?.();
    };
    return (
        <main id="main" tabIndex={-1}>
            <button onClick={() => setOpen(true)}>Open</button>
            <Link to="/elsewhere">Elsewhere</Link>
            <Link to="/?sort=name">Sort</Link>
            {open && (
                <Modal title="Rename" onClose={close} {...props}>
                    {children}
                </Modal>
            )}
        </main>
    );
}

const openIt = async (ui: ReactNode) => {
    const portal = await renderPortal(ui);
    await portal.user.click(screen.getByRole('button', { name: 'Open' }));
    return { ...portal, dialog: screen.getByRole('dialog', { name: 'Rename' }) };
};

/** An input that appears when "wait" is pressed. */
function Late() {
    const [ready, setReady] = useState(false);
    return ready ? <input aria-label="late" /> : <span onClick={() => setReady(true)}>wait</span>;
}

/** A promise that the test settles. */
function pending() {
    let settle: () => void = () => undefined;
    const promise = new Promise<void>(resolve => {
        settle = resolve;
    });
    return { promise, settle };
}

describe('the focus of a modal', () => {
    it.each([
        ['the first text input', <input key="a" type="checkbox" />, <input key="b" aria-label="wanted" type="text" />],
        ['the first e-mail input', <select key="a" />, <input key="b" aria-label="wanted" type="email" />],
        ['the first password input', <input key="a" type="date" />, <input key="b" aria-label="wanted" type="password" />],
        ['the first field of several lines', <input key="a" type="radio" />, <textarea key="b" aria-label="wanted" />],
        ['an input without a type, no disabled one', <input key="a" disabled />, <input key="b" aria-label="wanted" />],
    ])('goes to %s', async (_what, before, wanted) => {
        await openIt(
            <Page>
                {before}
                {wanted}
                <input type="text" aria-label="later" />
            </Page>,
        );
        expect(screen.getByLabelText('wanted')).toHaveFocus();
    });

    it('falls back to the submit button', async () => {
        await openIt(<Page onSubmit={() => undefined} actions={<SubmitButton>Save</SubmitButton>} />);
        expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    });

    it('falls back to the dialog, and moves on to an input that comes later', async () => {
        const { dialog } = await openIt(
            <Page>
                <Late />
            </Page>,
        );
        expect(dialog).toHaveFocus();
        fireEvent.click(screen.getByText('wait'));
        await waitFor(() => expect(screen.getByLabelText('late')).toHaveFocus());
    });

    it.each([
        ['moves on from the submit button too', false],
        ['stays where the person has gone', true],
    ])('%s', async (_what, goes) => {
        const { user } = await openIt(
            <Page onSubmit={() => undefined} actions={<SubmitButton>Save</SubmitButton>}>
                <Late />
            </Page>,
        );
        if (goes) await user.tab();
        const before = screen.getByRole('button', { name: goes ? 'Close' : 'Save' });
        fireEvent.click(screen.getByText('wait'));
        const input = await screen.findByLabelText('late');
        await waitFor(() => expect(goes ? before : input).toHaveFocus());
    });

    it('stays inside', async () => {
        const { user } = await openIt(
            <Page actions={<button>Last</button>}>
                <input aria-label="name" />
            </Page>,
        );
        const close = screen.getByRole('button', { name: 'Close' });
        await user.tab();
        expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
        await user.tab();
        expect(close).toHaveFocus();
        await user.tab({ shift: true });
        expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
    });

    it('returns to what opened it', async () => {
        const { user } = await openIt(<Page />);
        await user.keyboard('{Escape}');
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
        expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    });

    it('returns to the page if what opened it is gone', async () => {
        const { user } = await openIt(<Page />);
        screen.getByRole('button', { name: 'Open' }).remove();
        await user.keyboard('{Escape}');
        expect(screen.getByRole('main')).toHaveFocus();
    });
});

describe('a modal', () => {
    it('protects the page beneath from the second click of a double click', async () => {
        const beneath = vi.fn();
        const { user } = await openIt(
            <>
                <button onClick={beneath}>Beneath</button>
                <Page actions={<SubmitButton>Save</SubmitButton>} onSubmit={() => undefined} />
            </>,
        );
        await user.click(screen.getByRole('button', { name: 'Close' }));
        const button = screen.getByRole('button', { name: 'Beneath' });
        fireEvent.click(button, { detail: 2 });
        expect(beneath).not.toHaveBeenCalled();
        fireEvent.click(button, { detail: 1 });
        expect(beneath).toHaveBeenCalledOnce();
    });

    it.each(['sm', 'lg', 'xl'] as const)('has the size %s', async size => {
        const { dialog } = await openIt(<Page size={size} />);
        expect(dialog).toHaveAttribute('data-size', size);
    });

    it('closes on a press beside it, but not on one that began inside', async () => {
        const closed = vi.fn();
        const { dialog, user } = await openIt(<Page onClosed={closed}>text</Page>);
        // The area outside it is its backdrop, whose events are the dialog's own.
        fireEvent.mouseDown(screen.getByText('text'));
        fireEvent.click(dialog);
        expect(closed).not.toHaveBeenCalled();
        await user.click(dialog);
        expect(closed).toHaveBeenCalledTimes(1);
    });

    it('stays open and keeps its focus when the browser closes it and its owner refuses', async () => {
        const { dialog } = await openIt(
            <Page>
                <input aria-label="name" />
            </Page>,
        );
        act(() => (dialog as HTMLDialogElement).close());
        await waitFor(() => expect(dialog).toHaveAttribute('open'));
        expect(screen.getByLabelText('name')).toHaveFocus();
    });

    it('above another one receives all keys', async () => {
        const outer = vi.fn();
        const inner = vi.fn();
        const { user } = await renderPortal(
            <Modal title="Outer" onClose={outer}>
                <Modal title="Inner" onClose={inner} />
            </Modal>,
        );
        // React runs the effects of the inner modal first: the outer one would be on top if they were opened together.
        await user.keyboard('{Escape}');
        expect(outer.mock.calls.length + inner.mock.calls.length).toBe(1);
    });

    it('does not pass its clicks to the row that it was opened from', async () => {
        const row = vi.fn();
        await renderPortal(
            <div onClick={row}>
                <Modal title="Rename" onClose={() => undefined}>
                    <button>inside</button>
                </Modal>
            </div>,
        );
        fireEvent.click(screen.getByRole('button', { name: 'inside' }));
        expect(row).not.toHaveBeenCalled();
    });
});

describe('a modal and the route', () => {
    function OpenedAt() {
        return <p>opened at {useModal()?.openedAt}</p>;
    }

    it('stores where it was opened and closes when the route changes', async () => {
        const closed = vi.fn();
        const { router } = await openIt(
            <Page onClosed={closed}>
                <OpenedAt />
            </Page>,
        );
        expect(screen.getByText('opened at /')).toBeInTheDocument();
        await act(() => router.navigate('/?sort=name'));
        expect(closed).not.toHaveBeenCalled();
        await act(() => router.navigate('/elsewhere'));
        expect(closed).toHaveBeenCalledTimes(1);
    });

    it('stays open over another route if it persists navigation, and knows where it was opened', async () => {
        const { router, dialog } = await openIt(
            <Page persistsNavigation>
                <OpenedAt />
            </Page>,
        );
        await act(() => router.navigate('/elsewhere'));
        expect(dialog).toHaveTextContent('opened at /');
        expect(dialog).toBeVisible();
    });
});

describe('a modal that is busy', () => {
    it('sends once under three clicks and Enter, disables everything, and keeps the focus', async () => {
        const sending = pending();
        const onSubmit = vi.fn(() => sending.promise);
        const closed = vi.fn();
        const { dialog, user } = await openIt(
            <Page
                onSubmit={onSubmit}
                onClosed={closed}
                actions={
                    <>
                        <button type="button">Cancel</button>
                        <SubmitButton>Save</SubmitButton>
                    </>
                }
            >
                <input aria-label="name" />
            </Page>,
        );
        const save = screen.getByRole('button', { name: 'Save' });
        const form = dialog.querySelector('form')!;
        await user.type(screen.getByLabelText('name'), 'abc');
        await act(async () => {
            save.click();
            save.click();
            save.click();
            form.requestSubmit();
        });
        expect(onSubmit).toHaveBeenCalledTimes(1);
        for (const button of screen.getAllByRole('button')) {
            if (dialog.contains(button)) expect(button).toBeDisabled();
        }
        expect(dialog).toHaveAttribute('aria-busy', 'true');
        await user.keyboard('{Escape}');
        await user.click(dialog);
        expect(closed).not.toHaveBeenCalled();

        await act(async () => {
            sending.settle();
            await sending.promise;
        });
        expect(save).toBeEnabled();
        expect(screen.getByLabelText('name')).toHaveValue('abc');
        expect(dialog.contains(document.activeElement)).toBe(true);
        expect(dialog).not.toHaveFocus();
    });

    it('does not submit the form that it was opened from', async () => {
        const outer = vi.fn();
        const inner = vi.fn();
        const { user } = await renderPortal(
            <form onSubmit={outer}>
                <Modal title="Rename" onClose={() => undefined} onSubmit={inner} actions={<SubmitButton>Save</SubmitButton>} />
            </form>,
        );
        await user.click(screen.getByRole('button', { name: 'Save' }));
        expect(inner).toHaveBeenCalledTimes(1);
        expect(outer).not.toHaveBeenCalled();
    });
});
