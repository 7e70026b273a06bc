import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast } from '#src/ui/feedback/toast';
import { CheckboxField, TextField } from '#src/shared/form/fields';
import { FormModal } from '#src/shared/form/FormModal';
import { UNCHANGED, usePortalForm, type PortalFormOptions } from '#src/shared/form/usePortalForm';
import { renderPortal } from '#tests/support/renderPortal';

interface Values {
    label: string;
    email: string;
    mail: boolean;
}

type Options = Partial<PortalFormOptions<Values, unknown>>;

function TestForm(options: Options) {
    const form = usePortalForm<Values>({
        draft: 'test/1',
        initial: { label: '', email: '', mail: false },
        check: ({ label, email }) => ({ label: label === '' && 'No label', email: !email.includes('@') && 'No address' }),
        send: async () => undefined,
        done: 'Sent',
        ...options,
    });
    return (
        <FormModal form={form} title="Form" submit="Send">
            <TextField name="label" label="Label" />
            <TextField name="email" label="E-mail" />
            <CheckboxField name="mail" label="Mail" />
        </FormModal>
    );
}

const label = () => screen.getByRole('textbox', { name: 'Label' });
const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const send = () => screen.getByRole('button', { name: 'Send' });
const drafts = () => sessionStorage.getItem('drafts') ?? '';

const open = async (options: Options = {}) => {
    const onClose = vi.fn();
    const rendered = await renderPortal(<TestForm onClose={onClose} {...options} />, { user: { id: 'u1' } });
    return { ...rendered, onClose };
};

it('focuses the first wrong field, and shows the error of each until it is changed', async () => {
    const { user } = await open();
    await user.click(send());
    await waitFor(() => expect(label()).toHaveFocus());
    expect(label()).toHaveAccessibleDescription('No label');
    expect(email()).toHaveAccessibleDescription('No address');
    await user.keyboard('x');
    expect(label()).toHaveAccessibleDescription('');
    expect(email()).toHaveAccessibleDescription('No address');
    await user.click(send());
    await waitFor(() => expect(email()).toHaveFocus());
});

it('sends once, notifies, drops the draft and closes', async () => {
    const success = vi.spyOn(toast, 'success');
    let answer = (_value?: unknown): void => undefined;
    const sending = vi.fn(
        () =>
            new Promise(resolve => {
                answer = resolve;
            }),
    );
    const onDone = vi.fn();
    const { user, onClose } = await open({ send: sending, onDone });
    await user.type(label(), 'A');
    await user.type(email(), 'a@b');
    await user.click(screen.getByRole('checkbox', { name: 'Mail' }));
    expect(drafts()).toContain('a@b');
    await user.tripleClick(send());
    expect(sending).toHaveBeenCalledExactlyOnceWith({ label: 'A', email: 'a@b', mail: true });
    expect(send()).toBeDisabled();
    answer({ id: '1' });
    await waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith('Sent'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onDone).toHaveBeenCalledOnce();
    expect(drafts()).toBe('');
});

it('leads nowhere if another page is shown when the answer comes', async () => {
    let answer = (): void => undefined;
    const sending = () => new Promise<void>(resolve => (answer = resolve));
    const [success, onDone] = [vi.spyOn(toast, 'success'), vi.fn()];
    const { user, onClose } = await open({ send: sending, onDone, initial: { label: 'A', email: 'a@b', mail: false } });
    await user.click(send());
    const { pathname } = window.location;
    window.history.pushState({}, '', '/elsewhere');
    answer();
    await waitFor(() => expect(success).toHaveBeenCalledWith('Sent'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onDone).not.toHaveBeenCalled();
    window.history.pushState({}, '', pathname);
});

it('keeps what was typed after a failure, and shows the failure beside its field or in a toast', async () => {
    const { user, onClose } = await open({
        send: async () => Promise.reject(new Error('taken')),
        refusal: (_failure, values) => (values.email === 'a@b' ? { email: 'Taken' } : null),
        notify: vi.fn(),
    });
    await user.type(label(), 'A');
    await user.type(email(), 'a@b');
    await user.click(send());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription('Taken');
    expect(email()).toHaveValue('a@b');
    await user.type(email(), 'c');
    expect(email()).toHaveAccessibleDescription('');
    await user.click(send());
    await waitFor(() => expect(send()).toBeEnabled());
    expect(email()).toHaveValue('a@bc');
    expect(drafts()).toContain('a@bc');
    expect(onClose).not.toHaveBeenCalled();
});

it('opens with the draft: only changed fields of the right type', async () => {
    const first = await open();
    await first.user.type(email(), 'kept@b');
    first.unmount();
    await open({ initial: { label: 'New name', email: '', mail: false } });
    expect(email()).toHaveValue('kept@b');
    expect(label()).toHaveValue('New name');
});

it.each(['{', '[]', 'null', '{"label":5,"mail":"yes"}'])('ignores the draft %s', async text => {
    sessionStorage.setItem('drafts', JSON.stringify({ 'u1/test/1': text }));
    await open();
    expect(label()).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Mail' })).not.toBeChecked();
});

it('stores nothing without a name, e.g. passwords', async () => {
    const { user } = await open({ draft: undefined });
    await user.type(label(), 'secret');
    expect(drafts()).toBe('');
});

it('closes without a message if nothing was changed', async () => {
    const success = vi.spyOn(toast, 'success');
    const { user, onClose } = await open({ check: () => ({}), send: async () => UNCHANGED });
    await user.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(success).not.toHaveBeenCalled();
});

it('stays open with the rest if only a part succeeded', async () => {
    const { user, onClose } = await open({ check: () => ({}), rest: () => ({ label: 'left' }) });
    await user.click(send());
    await waitFor(() => expect(label()).toHaveValue('left'));
    expect(onClose).not.toHaveBeenCalled();
});

/** Fills a field as some password managers do: no event, and React's own view of the value is changed too. */
const fill = (field: HTMLElement, value: string) => Object.assign(field, { value });

it.each([
    ['without an event', () => undefined],
    ['with `change` alone', (field: HTMLElement) => field.dispatchEvent(new Event('change', { bubbles: true }))],
])('sends what its fields show, filled %s', async (_how, tell) => {
    const send = vi.fn(async () => undefined);
    const { user } = await open({ send });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(email()).toBeInvalid();
    fill(email(), 'anna@holzmann.example');
    tell(email());
    // Typing into another field renders the form again.
    await user.type(label(), 'x');
    expect(email()).toHaveValue('anna@holzmann.example');
    fill(label(), 'Workshop');
    Object.assign(screen.getByRole('checkbox', { name: 'Mail' }), { checked: true });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
        expect(send).toHaveBeenCalledExactlyOnceWith({ label: 'Workshop', email: 'anna@holzmann.example', mail: true }),
    );
});

it('leaves a value that its field cannot show as it is', async () => {
    const send = vi.fn(async () => undefined);
    const { user } = await open({ send, initial: { label: 'Two\nlines', email: 'a@b.example', mail: false } });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ label: 'Two\nlines', email: 'a@b.example', mail: false }));
});
