import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import type { Ticket } from '#dataProvider/types';
import CreateTicketModal from '#src/tickets/CreateTicketModal';
import { Toaster } from '#src/ui/feedback/toast';
import { makeTicket } from '../support/builders';
import { allowConsole } from '../support/console';
import { renderPortal } from '../support/renderPortal';

/** A ticket whose answer is lost, on a server whose rows lack the first message (TICKET-2, TICKET-4). */

const ME = 'anna@holzmann.example';
const lost = new PortalError('errors.network', { status: 0, reason: 'network' });

/** A new ticket of this author is there afterwards. */
async function send(author: string, content?: string) {
    allowConsole(/^PortalError/); // ra-core reports every failed call in development
    const { content: _first, ...bare } = makeTicket({ id: 't9', index: 99, authors: [author] });
    const stored: (Omit<Ticket, 'content'> & { content?: string })[] = [];
    const createTicket = vi.fn(async () => {
        stored.push(content === undefined ? bare : { ...bare, content });
        throw lost;
    });
    const getList = (async () => ({ data: [...stored], total: stored.length })) as never;
    const rendered = await renderPortal(<Dialog />, { user: { email: ME }, dataProvider: { createTicket, getList } });
    const field = screen.getByRole('textbox', { name: 'Your question' });
    fireEvent.change(field, { target: { value: 'It does not start' } });
    await rendered.user.click(screen.getByRole('button', { name: 'Create ticket' }));
    return { ...rendered, field };
}

function Dialog() {
    const user = { id: 'u1', email: ME, role: 'ADMIN' } as never;
    return (
        <>
            <CreateTicketModal active={undefined} user={user} onClose={() => undefined} />
            <Toaster />
        </>
    );
}

it.each([
    ['without its text', undefined],
    ['with the same words', 'It does not start'],
])('is not taken for that of a colleague %s, and its text is kept', async (_which, content) => {
    const { field, address } = await send('eva@holzmann.example', content);
    expect(await screen.findByText(/The ticket was not received. Your text has been kept/)).toBeVisible();
    expect(field).toHaveValue('It does not start');
    expect(address()).toBe('/');
});

it.each([
    ['ANNA@holzmann.example', undefined],
    ['ANNA@holzmann.example', 'It does not start'],
    ['Anna Holzmann', 'It does not start'],
])('is found as one’s own: %s, %s', async (author, content) => {
    const { address } = await send(author, content);
    expect(await screen.findByText('The ticket was received and created.')).toBeInTheDocument();
    expect(address()).toBe('/tickets/t9');
});
