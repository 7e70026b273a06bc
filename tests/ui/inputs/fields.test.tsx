import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '#src/ui/inputs/CheckboxField';
import { DateField, type DateFieldProps } from '#src/ui/inputs/DateField';
import { MessageField } from '#src/ui/inputs/MessageField';
import { TextField } from '#src/ui/inputs/TextField';
import { renderPortal } from '../../support/renderPortal';

function Day(props: Partial<DateFieldProps>) {
    const [day, setDay] = useState(props.value ?? '');
    return <DateField min="2026-01-31" label="Expiry" clearLabel="Clear" {...props} value={day} onChange={setDay} />;
}

describe('DateField', () => {
    it('holds a day, offers none before the first, and keeps the focus when cleared', async () => {
        const { user } = await renderPortal(<Day />);
        const input = screen.getByLabelText('Expiry');
        expect(input).toHaveAttribute('min', '2026-01-31');
        expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();

        fireEvent.change(input, { target: { value: '2099-05-04' } });
        expect(input).toHaveValue('2099-05-04');
        await user.click(screen.getByRole('button', { name: 'Clear' }));
        expect(input).toHaveValue('');
        expect(input).toHaveFocus();
    });

    it('says that there is no date, and that a date is not complete', async () => {
        const { user } = await renderPortal(<Day hint="Later can be changed." />);
        const input = screen.getByLabelText('Expiry');
        expect(input).toHaveAccessibleDescription('No date\u00a0· Later can be changed.');
        // jsdom has no parts of a date: as a browser that holds "12" in the month.
        const badInput = vi.spyOn(Object.getPrototypeOf((input as HTMLInputElement).validity), 'badInput', 'get');
        badInput.mockReturnValue(true);
        fireEvent.keyUp(input);
        expect(input).toHaveAccessibleDescription('This date is not complete.\u00a0· Later can be changed.');
        badInput.mockRestore();
        await user.click(screen.getByRole('button', { name: 'Clear' }));
        expect(input).toHaveAccessibleDescription('No date\u00a0· Later can be changed.');
        expect(input).toHaveFocus();
    });

    it('shows its error at the field', async () => {
        await renderPortal(<Day error="Please choose a date." />);
        const input = screen.getByLabelText('Expiry');
        expect(input).toBeInvalid();
        expect(input).toHaveAccessibleDescription('Please choose a date.');
        expect(screen.getByRole('alert')).toHaveTextContent('Please choose a date.');
    });
});

describe('CheckboxField', () => {
    it('is named by its label, described by its hint, and reports a change', async () => {
        const onChange = vi.fn();
        const { user } = await renderPortal(<CheckboxField label="Send" hint="By mail" checked={false} onChange={onChange} />);
        const box = screen.getByRole('checkbox', { name: 'Send' });
        expect(box).toHaveAccessibleDescription('By mail');
        await user.click(screen.getByText('Send'));
        expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    });
});

it('a field for an address takes what is typed: browsers rewrite what an input of that type holds', async () => {
    await renderPortal(<TextField label="E-mail" type="email" value="" onChange={vi.fn()} />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveAttribute('inputmode', 'email');
    expect(input).toHaveAttribute('autocapitalize', 'none');
});

describe('a field with a maximum', () => {
    const ignore = () => undefined;

    it.each([
        ['of one line', <TextField key="t" label="Name" value="  ab👍  " maxLength={10} onChange={ignore} />],
        ['of several lines', <MessageField key="m" label="Name" value="  ab👍  " maximum={100} onChange={ignore} />],
    ])('%s counts the characters to be sent, without surrounding spaces', async (_which, field) => {
        await renderPortal(field);
        expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('  ab👍  ');
        expect(screen.getByText(/^3\/100?$/)).toBeVisible();
    });

    it.each([
        ['de', 'Der Text darf höchstens 3 Zeichen lang sein. Bitte kürzen Sie ihn.'],
        ['fr', 'Le texte ne doit pas dépasser 3 caractères. Veuillez le raccourcir.'],
        ['sk', 'Text môže mať najviac 3 znakov. Skráťte ho.'],
    ] as const)('announces in %s how long a text may be, not how long it is', async (language, words) => {
        await renderPortal(<MessageField label="Text" value="abcd" maximum={3} onChange={ignore} />, { language });
        expect(screen.getByRole('status')).toHaveTextContent(words);
    });
});
