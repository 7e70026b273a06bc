import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal, type ModalProps } from '#src/ui/modal/Modal';
import { SubmitButton } from '#src/ui/modal/SubmitButton';
import { renderPortal } from '../../support/renderPortal';

const Form = (props: Partial<ModalProps>) => <Modal title="Form" onClose={() => undefined} {...props} />;

it('the submit button has the initial focus rather than a date input', async () => {
    await renderPortal(
        <Form onSubmit={() => undefined} actions={<SubmitButton>Save</SubmitButton>}>
            <input type="date" aria-label="Day" />
        </Form>,
    );
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

describe('a submit button with the initial focus', () => {
    let clock = 0;
    const past400ms = () => {
        clock += 400;
    };
    beforeEach(() => {
        vi.spyOn(performance, 'now').mockImplementation(() => clock);
    });
    const openConfirmation = async () => {
        const send = vi.fn();
        const opened = await renderPortal(<Form onSubmit={send} actions={<SubmitButton>Delete</SubmitButton>} />);
        expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
        return { ...opened, send };
    };

    it.each(['{Enter}', ' '])('ignores the key "%s" pressed at once', async key => {
        const { user, send } = await openConfirmation();
        await user.keyboard(key);
        expect(send).not.toHaveBeenCalled();
        expect(screen.getByRole('dialog')).toBeInTheDocument();
    });

    it.each(['{Enter}', ' '])('accepts the key "%s" after a moment', async key => {
        const { user, send } = await openConfirmation();
        past400ms();
        await user.keyboard(key);
        expect(send).toHaveBeenCalledTimes(1);
    });

    it('ignores a key that is held', async () => {
        const { send } = await openConfirmation();
        past400ms();
        const button = screen.getByRole('button', { name: 'Delete' });
        // What is not prevented presses the button.
        expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
        expect(fireEvent.keyDown(button, { key: ' ', repeat: true })).toBe(false);
        expect(fireEvent.keyUp(button, { key: ' ' })).toBe(false);
        expect(send).not.toHaveBeenCalled();
    });

    it('accepts a click at once', async () => {
        const { user, send } = await openConfirmation();
        await user.click(screen.getByRole('button', { name: 'Delete' }));
        expect(send).toHaveBeenCalledTimes(1);
    });
});

it('does not submit a form that was opened by holding Enter and starts with a filled input', async () => {
    await renderPortal(
        <Form onSubmit={() => undefined} actions={<SubmitButton>Save</SubmitButton>}>
            <input aria-label="name" defaultValue="old" />
            <textarea aria-label="note" />
        </Form>,
    );
    expect(fireEvent.keyDown(screen.getByLabelText('name'), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(screen.getByLabelText('note'), { key: 'Enter', repeat: true })).toBe(true);
});

/** An input before a field of several lines, which comes when "wait" is pressed. */
function LateInput() {
    const [ready, setReady] = useState(false);
    return (
        <>
            {ready ? <input aria-label="late" /> : <span onClick={() => setReady(true)}>wait</span>}
            <textarea aria-label="note" />
        </>
    );
}

it('stays in a multi-line field when an input appears later', async () => {
    await renderPortal(
        <Form onSubmit={() => undefined} actions={<SubmitButton>Save</SubmitButton>}>
            <LateInput />
        </Form>,
    );
    expect(screen.getByLabelText('note')).toHaveFocus();
    fireEvent.click(screen.getByText('wait'));
    await screen.findByLabelText('late');
    await waitFor(() => expect(screen.getByLabelText('note')).toHaveFocus());
});

it('places the cursor at the end of a restored text', async () => {
    const { user } = await renderPortal(
        <Form>
            <textarea aria-label="note" defaultValue="kept" />
        </Form>,
    );
    await user.keyboard(' draft');
    expect(screen.getByLabelText('note')).toHaveValue('kept draft');
});

/** Entries that are deleted after asking, in a part of the page that can take the focus or in none. */
function Entries({ isHome = false }: { isHome?: boolean }) {
    const [entries, setEntries] = useState(['a', 'b', 'c']);
    const [asked, setAsked] = useState<string | null>(null);
    const remove = () => {
        setEntries(entries.filter(entry => entry !== asked));
        setAsked(null);
    };
    return (
        <main id="main" tabIndex={-1}>
            <ul data-focus-home={isHome ? '' : undefined} tabIndex={-1}>
                {entries.map(entry => (
                    <li key={entry}>
                        <button onClick={() => setAsked(entry)}>{`Delete ${entry}`}</button>
                    </li>
                ))}
            </ul>
            {asked !== null && <Form onSubmit={remove} actions={<SubmitButton>Confirm</SubmitButton>} />}
        </main>
    );
}

it.each([
    ['the page', 'main', false],
    ['its list', 'list', true],
] as const)('moves the focus to the entry next to the deleted one, and to %s if none is left', async (_what, home, isHome) => {
    const { user } = await renderPortal(<Entries isHome={isHome} />);
    const remove = async (entry: string) => {
        await user.click(screen.getByRole('button', { name: `Delete ${entry}` }));
        await user.click(screen.getByRole('button', { name: 'Confirm' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await remove('b');
    expect(screen.getByRole('button', { name: 'Delete c' })).toHaveFocus();
    await remove('c');
    expect(screen.getByRole('button', { name: 'Delete a' })).toHaveFocus();
    await remove('a');
    expect(screen.getByRole(home)).toHaveFocus();
});
