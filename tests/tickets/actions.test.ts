import { expect, it } from 'vitest';
import { ticketActions } from '../../src/tickets/actions';
import { offered } from '../support/offered';

const me = { role: 'USER', email: 'anna@holzmann.example' } as const;

it.each([
    ['open', me, 'close'],
    ['inprogress', me, ''],
    ['solved', me, ''],
    ['open', { ...me, role: 'READER_ADMIN', email: 'ruth@holzmann.example' }, ''],
] as const)('the actions on a ticket that is %s, for %o: "%s" (TICKET-3)', (status, person, expected) => {
    expect(offered(ticketActions({ status, authors: [me.email] }, person))).toBe(expected);
});
