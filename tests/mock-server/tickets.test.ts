// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Ticket, TicketMessage } from '../../dataProvider/types';
import { withPortalServer, WHO, type Who } from './portalServer';

const { advance, call, state } = withPortalServer();

const list = async (who: Who): Promise<Ticket[]> => (await call<Ticket[]>(who, 'GET', '/tickets')).body;
const create = (who: Who, content: string) => call<{ ticketId: string }>(who, 'POST', '/tickets', { content, type: 'text' });
const write = (who: Who, ticket: string, content: string) =>
    call<TicketMessage>(who, 'POST', `/tickets/${ticket}/messages`, { content, type: 'text' });
const close = (who: Who, ticket: string) => call<Ticket>(who, 'PATCH', `/tickets/${ticket}`, { status: 'closed' });

describe('reading tickets', () => {
    it('returns a USER their own, and administrators those of the customer', async () => {
        expect((await list('user')).map(ticket => ticket.id)).toEqual(['t1', 't2', 't5']);
        expect((await list('admin')).map(ticket => ticket.id)).toEqual(['t1', 't2', 't3', 't4', 't5']);
        expect((await call('user', 'GET', '/tickets/t3')).status).toBe(404);
        expect((await call('admin', 'GET', '/tickets/t6/messages')).status).toBe(404);
    });

    it('returns 403 without the cam flag, without a CAM licence and to a USER of a school', async () => {
        expect((await call('lehmann', 'GET', '/tickets')).status).toBe(403);
        expect((await call('student', 'GET', '/tickets')).status).toBe(403);
        expect((await call('school', 'GET', '/tickets')).status).toBe(200);
        expect((await call('reader', 'GET', '/tickets')).status).toBe(403);
        state().users.find(user => user.id === WHO.reader)!.cam = true;
        expect((await call('reader', 'GET', '/tickets')).status).toBe(200);
        // a USER needs a key of a licence with the module
        for (const key of state().keys) if (key.userId === WHO.user) key.userId = null;
        expect((await call('user', 'GET', '/tickets')).status).toBe(403);
    });

    it('returns number, state, authors and the first message', async () => {
        const { body } = await call<Ticket>('user', 'GET', '/tickets/t2');
        expect(body).toMatchObject({ index: 31, status: 'solved', content: expect.stringMatching(/^Bohrungen/) });
        expect(body.authors).toEqual(['user@holzmann.example', expect.stringMatching(/^support@/)]);
        const found = await call<Ticket[]>(
            'admin',
            'GET',
            `/tickets?$filter=${encodeURIComponent("contains(Content,'NESTING')")}`,
        );
        expect(found.body.map(ticket => ticket.id)).toEqual(['t4']);
    });
});

describe('one active ticket', () => {
    it('refuses a second one until the open one is closed', async () => {
        expect((await create('user', 'Noch eine Frage')).status).toBe(409);
        const closed = await close('user', 't5');
        expect([closed.status, closed.body.status]).toEqual([200, 'closed']);
        expect((await close('user', 't5')).status).toBe(409);

        const { status, body } = await create('user', '  Noch eine Frage ');
        expect(status).toBe(201);
        const ticket = (await list('user')).find(row => row.id === body.ticketId);
        expect(ticket).toMatchObject({
            status: 'open',
            index: 85,
            content: 'Noch eine Frage',
            authors: ['user@holzmann.example'],
        });
        expect((await create('user', 'Und noch eine')).status).toBe(409);
    });

    it('counts the tickets that the caller sees', async () => {
        // t4 is in progress and belongs to another user: the administrator sees it, the USER does not
        await close('user', 't5');
        expect((await create('admin', 'Eine Frage')).status).toBe(409);
        expect((await create('user', 'Eine Frage')).status).toBe(201);
        expect((await create('northfield', 'A question')).status).toBe(201);
    });

    it.each(['t1', 't2', 't4'])('does not close %s, which is not open', async id => {
        expect((await close('admin', id)).status).toBe(409);
    });
});

describe('messages', () => {
    it('returns them in order, with their authors', async () => {
        const { body } = await call<TicketMessage[]>('user', 'GET', '/tickets/t1/messages');
        expect(body.map(message => message.authorRole)).toEqual([0, 1, 0]);
        expect(body[0]!.created).toBeLessThan(body[1]!.created);
    });

    it('accepts them while the ticket is open or in progress', async () => {
        advance(60);
        const written = await write('user', 't5', ' Es geht wieder. ');
        expect(written.status).toBe(201);
        expect(written.body).toMatchObject({ content: 'Es geht wieder.', author: 'user@holzmann.example', authorRole: 0 });
        expect((await write('admin', 't4', 'Gibt es Neues?')).status).toBe(201);
        expect((await write('user', 't1', 'Hallo?')).status).toBe(409);
        expect((await write('user', 't2', 'Hallo?')).status).toBe(409);
    });

    it('accepts them from an administrator with read access only in their own tickets', async () => {
        state().users.find(user => user.id === WHO.reader)!.cam = true;
        expect((await write('reader', 't5', 'Hallo?')).status).toBe(403);
        expect((await close('reader', 't5')).status).toBe(403);
        for (const ticket of state().tickets) ticket.status = 'solved';
        const { status, body } = await create('reader', 'Eine Frage');
        expect(status).toBe(201);
        expect((await write('reader', body.ticketId, 'Noch etwas')).status).toBe(201);
        expect((await close('reader', body.ticketId)).status).toBe(200);
    });

    it('counts characters, not code units', async () => {
        expect((await write('user', 't5', '👍'.repeat(512))).status).toBe(201);
        expect((await write('user', 't5', 'x'.repeat(513))).status).toBe(400);
        expect((await write('user', 't5', '   ')).status).toBe(400);
    });
});
