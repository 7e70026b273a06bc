// @vitest-environment node
import { expect, it } from 'vitest';
import { startMockServer } from './support';

/** The messages of a ticket, from a server with a limit of its own for one response (QUERY-12). */

const mock = startMockServer({ pageLimit: 2 });

it('are all read, in their order', async () => {
    const { provider } = await mock.signedIn('admin@holzmann.example');
    const { ticketMessages } = mock.state();
    const [first] = ticketMessages.filter(({ ticketId }) => ticketId === 't1');
    if (!first) return expect.unreachable();
    for (const id of ['x1', 'x2', 'x3', 'x4', 'x5']) ticketMessages.push({ ...first, id, content: id });
    const stored = ticketMessages.filter(({ ticketId }) => ticketId === 't1').map(({ content }) => content);
    const messages = await provider.getTicketMessages({ ticket: 't1' });
    expect(messages.map(({ content }) => content)).toEqual(stored);
});
