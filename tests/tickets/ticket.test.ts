import { describe, expect, it } from 'vitest';
import type { TicketMessage, TicketStatus } from '../../dataProvider/types';
import { authorOf, inOrder, isActive, isOwn, mayClose, ticketNumber, writeObstacle } from '../../src/tickets/ticket';

const me = { role: 'USER', email: 'anna@holzmann.example' } as const;
const reader = { role: 'READER_ADMIN', email: 'Ruth@holzmann.example' } as const;
const ticket = (status: TicketStatus, authors: string[] = [me.email]) => ({ status, authors });

describe('a ticket', () => {
    it.each([
        [0, '00000'],
        [84, '00084'],
        [12345, '12345'],
        [123456, '123456'],
        [Number.NaN, '–'],
    ])('%i is shown as %s', (index, shown) => expect(ticketNumber({ index })).toBe(shown));

    it.each([
        ['open', true, null, true],
        ['inprogress', true, null, false],
        ['closed', false, 'closed', false],
        ['solved', false, 'closed', false],
    ] as const)('%s: active %s, obstacle to writing %s, can be closed %s', (status, active, obstacle, closable) => {
        expect(isActive(ticket(status))).toBe(active);
        expect(writeObstacle(ticket(status), me)).toBe(obstacle);
        expect(mayClose(ticket(status), me)).toBe(closable);
    });

    it('of another user can be read, not changed, by an administrator with read access; their own can be changed', () => {
        expect(writeObstacle(ticket('open'), reader)).toBe('foreign');
        expect(mayClose(ticket('open'), reader)).toBe(false);
        const own = ticket('open', ['ruth@holzmann.example', 'support@cad-provider.example']);
        expect(writeObstacle(own, reader)).toBeNull();
        expect(mayClose(own, reader)).toBe(true);
        expect(mayClose(ticket('open', ['other@holzmann.example']), { ...me, role: 'ADMIN' })).toBe(true);
    });
});

describe('whose a ticket is', () => {
    const support = 'support@cad-provider.example';
    it.each([
        [['Anna@holzmann.example', support], true],
        [['ben@holzmann.example', support, me.email], false],
        [[support], false],
        [[], false],
    ])('%j: own %s', (authors, own) => expect(isOwn(ticket('open', authors), me.email)).toBe(own));
});

describe('a message', () => {
    it.each([
        [0, 'ANNA@holzmann.example', 'self'],
        [0, 'ben@holzmann.example', 'customer'],
        [1, 'support@cad-provider.example', 'support'],
        [7, me.email, 'support'],
    ])('of role %i by %s is from %s', (authorRole, author, side) => {
        expect(authorOf({ authorRole, author, content: '', created: 0 }, me.email)).toBe(side);
    });

    it('is sorted by time, and within a second as the server sent it', () => {
        const at = (id: string, created: number): TicketMessage => ({ id, created, content: '', author: '', authorRole: 0 });
        const sorted = inOrder([at('c', 9), at('a', 1), at('d', 9), at('b', 5)]);
        expect(sorted.map(message => message.id)).toEqual(['a', 'b', 'c', 'd']);
    });
});
