import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as session from '../../authProvider/session';
import { markSeen, noteActive, seenActive } from '../../src/tickets/seen';
import TicketsPage from '../../src/tickets/TicketsPage';
import { setViewportWidth } from '../support/browserParts';
import { makeMessage, makeTicket, makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

/** Answers with which support has closed a ticket (TICKET-7). */

const ME = 'anna@holzmann.example';
it('marks a ticket that was closed with an answer since it was seen active, and reads the messages of no other closed one', async () => {
    session.begin('t1');
    session.setUser(makeUser({ id: 'u1' }), session.getToken());
    noteActive(['t1', 't2', 't4']);
    const tickets = (['closed', 'solved', 'closed', 'open'] as const).map((status, at) =>
        makeTicket({ id: `t${at + 1}`, index: at + 1, status }),
    );
    const answer = makeMessage({ id: 'm2', authorRole: 1, created: 1_770_000_100 });
    const getTicketMessages = vi.fn(async ({ ticket: id }: { ticket: string }) =>
        id === 't2' ? [makeMessage(), answer] : [makeMessage()],
    );
    setViewportWidth(400);
    const getList = vi.fn(async () => ({ data: tickets, total: tickets.length })) as never;
    await renderPortal(<TicketsPage />, {
        user: { id: 'u1', email: ME, cam: true },
        dataProvider: { hasModule: async () => true, getList, getTicketMessages },
        route: '/tickets',
    });
    expect(await screen.findByText('New reply')).toBeVisible();
    expect(screen.getByRole('link', { name: /00002/ }).closest('li')).toHaveTextContent('New reply');
    await waitFor(() => expect(seenActive()).not.toContain('t1'));
    expect(new Set(getTicketMessages.mock.calls.map(([{ ticket: id }]) => id))).toEqual(new Set(['t1', 't2', 't4']));
    act(() => markSeen('t2', answer.created));
    expect(screen.queryByText('New reply')).not.toBeInTheDocument();
    expect(seenActive()).toEqual(['t4']);
    setViewportWidth(1280);
});
