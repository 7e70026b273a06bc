import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Ticket } from '#dataProvider/types';
import { queryKeys } from '#src/shared/query/keys';
import { ticketKeys } from '#src/tickets/keys';
import { noteStatus } from '#src/tickets/status';

const ticket = (id: string, status: Ticket['status']) => ({ id, status }) as Ticket;
const COLLECTION = queryKeys.collection('tickets');
const PAGE = queryKeys.page('tickets', { pagination: { page: 1, perPage: 10 } });
const MESSAGES = ticketKeys.messages('t1');

describe('the status of a ticket', () => {
    it('is put into every list and its record, which are read again when next used', () => {
        const queries = new QueryClient();
        const other = ticket('t2', 'open');
        queries.setQueryData(queryKeys.record('tickets', 't1'), ticket('t1', 'open'));
        queries.setQueryData(COLLECTION, { rows: [ticket('t1', 'open'), other], total: 2 });
        queries.setQueryData(PAGE, { data: [ticket('t1', 'open')], total: 1 });
        queries.setQueryData(MESSAGES, []);
        noteStatus(queries, { id: 't1', status: 'closed' });
        expect(queries.getQueryData(queryKeys.record('tickets', 't1'))).toEqual(ticket('t1', 'closed'));
        expect(queries.getQueryData(COLLECTION)).toEqual({ rows: [ticket('t1', 'closed'), other], total: 2 });
        expect(queries.getQueryData(PAGE)).toEqual({ data: [ticket('t1', 'closed')], total: 1 });
        expect(queries.getQueryState(COLLECTION)?.isInvalidated).toBe(true);
        expect(queries.getQueryState(PAGE)?.isInvalidated).toBe(true);
        expect(queries.getQueryState(MESSAGES)?.isInvalidated).toBe(false);
    });

    it('that is known already leaves everything as fresh as it is; a collection too large to be kept stays so', () => {
        const queries = new QueryClient();
        queries.setQueryData(COLLECTION, { rows: [ticket('t1', 'open')], total: 1 });
        queries.setQueryData(queryKeys.collection('tickets', { user: 'u1' }), { rows: null, total: 900 });
        noteStatus(queries, { id: 't1', status: 'open' });
        noteStatus(queries, { id: 't9', status: 'closed' });
        expect(queries.getQueryState(COLLECTION)?.isInvalidated).toBe(false);
        expect(queries.getQueryData(queryKeys.collection('tickets', { user: 'u1' }))).toEqual({ rows: null, total: 900 });
    });
});
