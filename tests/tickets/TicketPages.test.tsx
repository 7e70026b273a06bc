import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import type { Ticket } from '../../dataProvider/types';
import TicketPage from '../../src/tickets/TicketPage';
import TicketsPage from '../../src/tickets/TicketsPage';
import { makeCustomer, makeMessage, makeTicket } from '../support/builders';
import { allowConsole } from '../support/console';
import { setViewportWidth } from '../support/browserParts';
import { failure } from '../support/fakeClient';
import { renderPortal, type PortalOptions } from '../support/renderPortal';

const ME = 'anna@holzmann.example';
const school = makeCustomer({ flags: { school: true } });

interface ListParams {
    filter: { status?: readonly string[] };
    pagination: { page: number; perPage: number };
}

/** Returns the page of `getList` with the requested status. */
const listOf = (tickets: readonly Ticket[]) =>
    vi.fn(async (_resource: string, { filter, pagination: { page, perPage } }: ListParams) => {
        const found = tickets.filter(({ status }) => !filter.status || filter.status.includes(status));
        return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
    }) as never;

type Methods = NonNullable<PortalOptions['dataProvider']>;

const openList = (dataProvider: Methods, user: PortalOptions['user'] = {}, customer = makeCustomer()) =>
    renderPortal(<TicketsPage />, {
        user: { id: 'u1', email: ME, cam: true, ...user },
        customer,
        dataProvider: { hasModule: async () => true, getTicketMessages: async () => [makeMessage()], ...dataProvider },
        route: '/tickets',
    });

const openTicket = (dataProvider: Methods, user: PortalOptions['user'] = {}, shown: Partial<Ticket> = {}) =>
    renderPortal(<TicketPage />, {
        user: { id: 'u1', email: ME, cam: true, ...user },
        dataProvider: {
            hasModule: async () => true,
            getOne: (async () => ({ data: makeTicket(shown) })) as never,
            getTicketMessages: async () => [makeMessage()],
            ...dataProvider,
        },
        route: '/tickets/t1',
        path: '/tickets/:ticket',
    });

const warning = () => screen.findByRole('heading', { name: 'Permission missing' });
const field = () => screen.findByRole('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });

it('leaves out the question if no ticket has one', async () => {
    setViewportWidth(400);
    const { content: _first, ...bare } = makeTicket({ status: 'closed' });
    await openList({ getList: listOf([bare]) });
    expect(await screen.findByRole('link', { name: /00084/ })).toBeVisible();
    expect(screen.getByText('Closed')).toBeVisible();
    expect(screen.getAllByText('Created')).not.toHaveLength(0);
    expect(screen.queryByText('Question')).not.toBeInTheDocument();
    setViewportWidth(1280);
});

it('shows every active ticket, even if many colleagues have one', async () => {
    const tickets = Array.from({ length: 25 }, (_, index) => makeTicket({ id: `t${index}`, index }));
    const { user } = await openList({ getList: listOf(tickets) }, { role: 'ADMIN' });
    await user.click(await screen.findByRole('button', { name: /^Show more/ }));
    expect(screen.getByRole('link', { name: /00024/ })).toBeVisible();
});

it('shows a ticket whose status is unknown among the closed ones', async () => {
    await openList({ getList: listOf([makeTicket({ status: 'archived' as never })]) });
    expect(await screen.findByRole('link', { name: /00084/ })).toBeVisible();
});

it('confirms that a message has arrived, and keeps the focus throughout', async () => {
    let send: (id: string) => void = () => undefined;
    const thread = [makeMessage()];
    const { user } = await openTicket({
        getTicketMessages: async () => [...thread],
        sendTicketMessage: () => new Promise<string>(resolve => (send = resolve)),
    });
    await user.type(await field(), 'Second question');
    await user.click(sendButton());
    await waitFor(() => expect(sendButton()).toBeDisabled());
    expect(await field()).toHaveFocus();
    thread.push(makeMessage({ id: 'm2', content: 'Second question' }));
    send('m2');
    expect(await screen.findByText('Your message was received.')).toBeInTheDocument();
    expect(screen.getByText('Your message was received.').closest('[role=status]')).not.toBeNull();
    expect(await field()).toHaveFocus();
});

it('are narrowed to those in a state, without a second list of active ones', async () => {
    const tickets = [makeTicket(), makeTicket({ id: 't2', index: 85, status: 'closed' })];
    const { user } = await openList({ getList: listOf(tickets) });
    expect(await screen.findByRole('heading', { name: 'Active tickets' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Active 1' }));
    const active = within(await screen.findByRole('region', { name: 'Active tickets' }));
    expect(await active.findByText('00084')).toBeVisible();
    expect(screen.queryByText('00085')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Active tickets' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Closed 1' }));
    expect(await screen.findByText('00085')).toBeVisible();
    expect(screen.queryByText('00084')).not.toBeInTheDocument();
});

describe('the permission', () => {
    it.each([
        ['without the cam flag', { role: 'ADMIN' as const, cam: false }, makeCustomer(), /contact our support/],
        ['of a student', { role: 'USER' as const }, school, /contact your licence administrator/],
    ])('%s is missing, and no call is made', async (_who, user, customer, next) => {
        // The fake fails the test on any call that it does not know.
        await renderPortal(<TicketsPage />, { user: { cam: true, ...user }, customer, dataProvider: {} });
        expect(await warning()).toBeVisible();
        expect(screen.getByText(next)).toBeVisible();
    });

    it('of a school’s administrator is granted', async () => {
        await openList({ getList: listOf([makeTicket()]) }, {}, school);
        expect(await screen.findByText(/Your last message/)).toBeVisible();
        expect(screen.getByRole('link', { name: /Ticket 00084/ })).toBeVisible();
    });

    it.each([
        ['no licence holds the module', { hasModule: async () => false }],
        ['the licences are refused', { hasModule: async () => Promise.reject(failure(403)) }],
        ['the tickets are refused', { getList: vi.fn(async () => Promise.reject(failure(403))) as never }],
    ])('is missing if %s', async (_why, methods) => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        await openList({ getList: listOf([makeTicket()]), ...methods });
        expect(await warning()).toBeVisible();
        expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    });

    it('depends on the tickets if the licences cannot be loaded', async () => {
        allowConsole(/^PortalError/);
        await openList({ getList: listOf([makeTicket()]), hasModule: async () => Promise.reject(failure(500)) });
        expect(await screen.findByRole('link', { name: /Ticket 00084/ })).toBeVisible();
    });
});

describe('a new ticket', () => {
    it.each([
        ['can be closed first', {}, /or close it before you create a new one/],
        ['is worked on', { status: 'inprogress' as const }, /as soon as it is closed or solved/],
    ])('leads to the active one, which %s, without a call', async (_what, fields, text) => {
        const { user } = await openList({ getList: listOf([makeTicket(fields)]) });
        await screen.findByRole('link', { name: /Ticket 00084/ });
        await user.click(screen.getByRole('button', { name: 'New ticket' }));
        const modal = within(await screen.findByRole('dialog'));
        expect(modal.getByText(text)).toBeVisible();
        expect(modal.getByRole('link', { name: 'Open ticket 00084' })).toHaveAttribute('href', '/tickets/t1');
        expect(modal.queryByRole('textbox')).not.toBeInTheDocument();
    });

    it('is offered as the next step if there is none', async () => {
        await openList({ getList: listOf([]) });
        expect(await screen.findByText('No tickets yet')).toBeVisible();
        expect(screen.getAllByRole('button', { name: 'New ticket' })).toHaveLength(2);
    });
});

describe('a thread', () => {
    it('that cannot be loaded says so, accepts no message, and is loaded again on request', async () => {
        allowConsole(/^PortalError/);
        const getTicketMessages = vi.fn(async () => [makeMessage()]).mockRejectedValueOnce(failure(404));
        const { user } = await openTicket({ getTicketMessages });
        expect(await screen.findByRole('alert')).toHaveTextContent('The messages could not be loaded');
        expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        expect(await field()).toBeVisible();
    });
});

describe('writing', () => {
    it('is possible for an administrator with read access in their own ticket, and not in others', async () => {
        const first = await openTicket({}, { role: 'READER_ADMIN' });
        expect(await field()).toBeVisible();
        expect(screen.getByRole('button', { name: 'Close ticket' })).toBeVisible();
        first.unmount();
        await openTicket({}, { role: 'READER_ADMIN' }, { authors: ['ben@holzmann.example'] });
        expect(await screen.findByRole('note')).toHaveTextContent('You can read this ticket');
        expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
        expect(screen.queryByRole('button', { name: 'Close ticket' })).not.toBeInTheDocument();
    });

    it('keeps the draft until the message appears, even though it was accepted', async () => {
        const sendTicketMessage = vi.fn(async () => 'm2');
        const getTicketMessages = vi.fn(async () => [makeMessage()]);
        const { user } = await openTicket({ sendTicketMessage, getTicketMessages });
        fireEvent.change(await field(), { target: { value: ' More ' } });
        await user.tripleClick(sendButton());
        expect(await screen.findByText(/not yet known whether your message was received/)).toBeVisible();
        expect(sendTicketMessage).toHaveBeenCalledExactlyOnceWith({ ticket: 't1', content: 'More' });
        expect(await field()).toHaveValue(' More ');
        expect(sessionStorage.getItem('drafts')).toContain('More');

        getTicketMessages.mockResolvedValue([makeMessage(), makeMessage({ id: 'm2', content: 'More' })]);
        await user.click(screen.getByRole('button', { name: 'Check again' }));
        await waitFor(async () => expect(await field()).toHaveValue(''));
        expect(sendTicketMessage).toHaveBeenCalledOnce();
        expect(sessionStorage.getItem('drafts') ?? '').not.toContain('More');
    });

    it('checks first if the response was lost, and sends the same text twice only on purpose', async () => {
        allowConsole(/PortalError/); // ra-core reports every failed call in development
        const lost = new PortalError('errors.network', { status: 0, reason: 'network' });
        const stored = [makeMessage()];
        const sendTicketMessage = vi.fn(async ({ content }: { content: string }) => {
            stored.push(makeMessage({ id: `m${stored.length + 1}`, content }));
            throw lost;
        });
        const { user } = await openTicket({
            sendTicketMessage: sendTicketMessage,
            getTicketMessages: async () => [...stored],
        });
        for (const times of [1, 2]) {
            // The first message has the same words: it is not taken for the one that is sent.
            fireEvent.change(await field(), { target: { value: 'First question' } });
            await user.click(sendButton());
            await waitFor(async () => expect(await field()).toHaveValue(''));
            expect(sendTicketMessage).toHaveBeenCalledTimes(times);
            expect(screen.getAllByText('First question')).toHaveLength(times + 1);
        }
    });

    it('is not taken for the same words of a colleague', async () => {
        allowConsole(/PortalError/); // ra-core reports every failed call in development
        const stored = [makeMessage()];
        const sendTicketMessage = vi.fn(async () => {
            stored.push(makeMessage({ id: 'm2', content: 'More', author: 'ben@holzmann.example' }));
            throw new PortalError('errors.network', { status: 0, reason: 'network' });
        });
        const { user } = await openTicket({ sendTicketMessage, getTicketMessages: async () => [...stored] });
        fireEvent.change(await field(), { target: { value: 'More' } });
        await user.click(sendButton());
        expect(await screen.findByText(/The message was not received/)).toBeVisible();
        expect(await field()).toHaveValue('More');
    });

    it('is sent once by a triple click that the server refuses at once', async () => {
        allowConsole(/^PortalError/);
        const sendTicketMessage = vi.fn(async () => Promise.reject(failure(500)));
        const { user } = await openTicket({ sendTicketMessage });
        fireEvent.change(await field(), { target: { value: 'More' } });
        await user.tripleClick(sendButton());
        expect(await screen.findByText(/The message was not received/)).toBeVisible();
        expect(sendTicketMessage).toHaveBeenCalledOnce();
        expect(await field()).toHaveValue('More');
    });

    it('clears a draft after a reload if the message has arrived by then', async () => {
        sessionStorage.setItem(
            'drafts',
            JSON.stringify({
                'u1@10010/ticket/t1/message': '{"content":"More"}',
                'u1@10010/ticket/t1/message/sent': '{"content":"More","before":0}',
            }),
        );
        await openTicket({ getTicketMessages: async () => [makeMessage(), makeMessage({ id: 'm2', content: 'More' })] });
        await waitFor(async () => expect(await field()).toHaveValue(''));
        await waitFor(() => expect(sessionStorage.getItem('drafts') ?? '').not.toContain('More'));
    });

    it('shows a message of others as text, with its line breaks', async () => {
        await openTicket({
            getTicketMessages: async () => [makeMessage({ content: '<b>x</b>\nnext', author: 'ben@holzmann.example' })],
        });
        expect(await screen.findByText(/<b>x<\/b>/)).toHaveTextContent('<b>x</b> next');
        expect(screen.getByText('ben@holzmann.example')).toBeVisible();
    });
});

describe('the facts of a ticket', () => {
    const fact = async (label: string) => (await screen.findByText(label)).nextElementSibling;

    it('name the last reply of the support', async () => {
        const reply = makeMessage({ id: 'm2', authorRole: 1, author: 'support@cad.example', created: 1_770_086_400 });
        await openTicket({
            getTicketMessages: async () => [makeMessage(), reply, makeMessage({ id: 'm3', created: 1_770_172_800 })],
        });
        await waitFor(async () => expect(await fact('Last reply from support')).toHaveTextContent(/^3 Feb 2026/));
        expect(await fact('Created')).toHaveTextContent('2 Feb 2026');
        expect(await fact('Authors')).toHaveTextContent(ME);
    });

    it('say that there is no reply yet', async () => {
        await openTicket({});
        await waitFor(async () => expect(await fact('Last reply from support')).toHaveTextContent('None yet'));
    });
});
