import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '#dataProvider';
import type { Licence } from '#dataProvider/types';
import { listFreshMs, recordFreshMs } from '#src/shared/query/freshness';
import { readList, useCollection, useList } from '#src/shared/query/lists';
import type { ListRequest } from '#src/shared/query/queries';
import { readRecords } from '#src/shared/query/records';
import type { Change } from '#dataProvider/calls';
import { touchedBy } from '#dataProvider/calls/changes';
import { invalidateAfter } from '#src/shared/query/touches';
import { allowConsole } from '../../support/console';
import { failure, fakeClient, type FakeCall } from '../../support/fakeClient';

const licences = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `l${index}`, name: `Licence ${String(index).padStart(5, '0')}` }));

const counted = (rows: object[], count = rows.length) => ({ '@odata.count': count, value: rows });

const page = (number: number, more: Partial<ListRequest> = {}): ListRequest => ({
    pagination: { page: number, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
    ...more,
});

/** A cache in front of a server that answers what `reply` says. */
function setUp(reply: unknown) {
    const fake = fakeClient({ 'GET licences': reply });
    const provider = createDataProvider({ client: fake.client });
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const ids = async (request: ListRequest = page(1)) =>
        (await readList(queries, provider, 'licences', request)).data.map(({ id }) => id as string);
    const wrapper = ({ children }: { children: ReactNode }) => (
        <CoreAdminContext dataProvider={provider as unknown as DataProvider} queryClient={queries}>
            {children}
        </CoreAdminContext>
    );
    /** Renders a list; `ask` changes its request. */
    const show = (request: ListRequest) => {
        const { result, rerender, unmount } = renderHook((asked: ListRequest) => useList<Licence>('licences', asked), {
            wrapper,
            initialProps: request,
        });
        return {
            list: () => result.current,
            shown: () => result.current.data?.map(({ id }) => id),
            ask: (next: ListRequest) => rerender(next),
            unmount,
        };
    };
    return { ...fake, provider, queries, ids, wrapper, show, calls: fake.calls };
}

/** A server with many rows that honours paging. */
const paging =
    (total: number) =>
    ({ path }: FakeCall) => {
        const query = new URL(path, 'http://api.example').searchParams;
        const skip = Number(query.get('$skip') ?? 0);
        return counted(licences(total).slice(skip, skip + Number(query.get('$top'))), total);
    };

describe('a small collection', () => {
    it('is read once; search, order and pages make no call, and appear at once', async () => {
        const { calls, show } = setUp(counted(licences(60)));
        const { list, shown, ask } = show(page(1));
        await waitFor(() => expect(list().total).toBe(60));
        ask(page(3));
        expect(shown()).toHaveLength(10);
        ask(page(1, { filter: { q: '00042,00007' } }));
        expect(shown()).toEqual(['l7', 'l42']);
        ask(page(1, { sort: { field: 'name', order: 'DESC' } }));
        expect(shown()?.[0]).toBe('l59');
        expect(calls).toHaveLength(1);
    });

    it('is one cache entry for all components and options', async () => {
        const { calls, ids, wrapper } = setUp(counted(licences(300)));
        const overview = renderHook(() => useCollection<Licence>('licences', {}), { wrapper });
        await waitFor(() => expect(overview.result.current.page?.data).toHaveLength(300));
        overview.unmount();
        const ofUser = renderHook(() => useList('licences', { pagination: { page: 1, perPage: 500 } }), { wrapper });
        expect(ofUser.result.current.data).toHaveLength(300);
        expect(await ids(page(2))).toHaveLength(25);
        expect(calls).toHaveLength(1);
    });

    it('is shared by simultaneous requests', async () => {
        const { calls, ids } = setUp(counted(licences(60)));
        await Promise.all([ids(page(1)), ids(page(2)), ids(page(1, { filter: { q: 'x' } }))]);
        expect(calls).toHaveLength(1);
    });

    it('is read again when it is no longer fresh, or when a component requires it', async () => {
        const { calls, ids, wrapper } = setUp(counted(licences(3)));
        const start = Date.now();
        const clock = vi.spyOn(Date, 'now').mockReturnValue(start);
        await ids();
        clock.mockReturnValue(start + 5 * 60_000 - 1);
        await ids(page(2));
        expect(calls).toHaveLength(1);
        clock.mockReturnValue(start + 5 * 60_000);
        await ids(page(2));
        expect(calls).toHaveLength(2);
        renderHook(() => useList('licences', page(2), { now: true }), { wrapper });
        await waitFor(() => expect(calls).toHaveLength(3));
    });

    it('is fresh for as long as LIST-6 says', () => {
        expect([listFreshMs('licences'), listFreshMs('keys'), listFreshMs('cloudGroups')]).toEqual([300_000, 60_000, 300_000]);
        expect([recordFreshMs('users'), recordFreshMs('cloudGroups'), recordFreshMs('tickets')]).toEqual([300_000, 60_000, 0]);
    });

    it('provides records by id while it is fresh', async () => {
        const { called, ids, provider, queries } = setUp(counted(licences(3)));
        await ids();
        const read = () => readRecords(queries, provider, 'licences', { ids: ['l2', 'gone', 'l0'] });
        expect((await read()).map(({ id }) => id)).toEqual(['l2', 'l0']);
        expect(called('GET licences')).toHaveLength(1);
        await invalidateAfter(queries, ['PATCH /licences/{id}']);
        await read();
        expect(called('GET licences')).toHaveLength(2);
    });

    it.each([2, 300])('provides %i records by ids that the server spells in another case', async many => {
        const rows = licences(many).map(({ id, name }) => ({ id: id.toUpperCase(), name }));
        const { ids: readPage, provider, queries } = setUp(counted(rows));
        const ids = licences(many).map(({ id }) => id);
        const read = async () => (await readRecords(queries, provider, 'licences', { ids })).map(({ id }) => id);
        expect(await read()).toEqual(ids);
        await readPage();
        expect(await read()).toEqual(ids);
    });
});

describe('records by id', () => {
    it('are taken from the collection that is being read', async () => {
        const { calls, provider, queries, ids } = setUp(counted(licences(3)));
        const list = ids();
        const records = readRecords(queries, provider, 'licences', { ids: ['l2'] });
        await expect(records).resolves.toMatchObject([{ id: 'l2' }]);
        await list;
        expect(calls).toHaveLength(1);
    });

    it('are read if the collection cannot be', async () => {
        const { provider, queries, ids } = setUp(({ path }: FakeCall) =>
            path.includes('filter') ? counted(licences(1)) : failure(500),
        );
        const list = ids();
        await expect(readRecords(queries, provider, 'licences', { ids: ['l0'] })).resolves.toMatchObject([{ id: 'l0' }]);
        await expect(list).rejects.toMatchObject({ status: 500 });
    });
});

describe('a change', () => {
    it('invalidates what it touches, and nothing else', async () => {
        const { calls, ids, queries } = setUp(counted(licences(3)));
        await ids();
        await invalidateAfter(queries, ['POST /tickets', 'PATCH /keys/{id}']);
        await ids(page(2));
        expect(calls).toHaveLength(1);
        await invalidateAfter(queries, ['DELETE /keys/{id}']);
        await ids(page(2));
        expect(calls).toHaveLength(2);
    });

    it.each<[string, Change]>([
        ['the mail of a key', 'POST /keys/{id}/send'],
        ['the request of a key', 'POST /keys/request'],
        ['the mail of personal data', 'POST /users/{id}/send'],
        ['the mail of a new password', 'POST /users/{id}/recover'],
        ['a sign-out everywhere', 'POST /users/{id}/logout'],
        ['the request of a transfer', 'POST /transfer/request'],
    ])('touches nothing: %s', (_what, change) => {
        expect([...touchedBy([change])]).toEqual([]);
    });

    it('discards reads that began before it, in a list and outside', async () => {
        const answers: ((rows: unknown) => void)[] = [];
        const { ids, queries, show } = setUp(() => new Promise(resolve => answers.push(resolve)));
        const beside = ids().catch(() => 'superseded');
        await waitFor(() => expect(answers).toHaveLength(1));
        await act(() => invalidateAfter(queries, ['PATCH /licences/{id}']));
        const { shown } = show(page(1));
        await waitFor(() => expect(answers).toHaveLength(2));
        await act(() => invalidateAfter(queries, ['PATCH /licences/{id}']));
        await waitFor(() => expect(answers).toHaveLength(3));
        answers[0]?.(counted(licences(1)));
        answers[1]?.(counted(licences(1)));
        answers[2]?.(counted(licences(2)));
        await waitFor(() => expect(shown()).toEqual(['l0', 'l1']));
        expect(await beside).toBe('superseded');
    });
});

describe('a large collection', () => {
    it('is searched, sorted and paged by the server; each page is read once', async () => {
        const { calls, show } = setUp(paging(600));
        const { list, shown, ask } = show(page(1));
        await waitFor(() => expect(shown()).toHaveLength(25));
        expect(list().total).toBe(600);
        ask(page(24));
        // what is there stays until the next page arrives
        expect([shown()?.[0], list().isPlaceholderData]).toEqual(['l0', true]);
        await waitFor(() => expect(shown()?.[0]).toBe('l575'));
        ask(page(1));
        await waitFor(() => expect(shown()?.[0]).toBe('l0'));
        expect(calls).toHaveLength(3);
    });

    it('is searched by the server if rows lack the searched fields; the current rows stay until then', async () => {
        const thin = setUp([]);
        const tickets = [1, 2].map(index => ({ id: `t${index}`, index, status: 'closed', created: index, authors: [] }));
        thin.on('GET tickets', ({ path }: FakeCall) => counted(path.includes('$filter') ? tickets.slice(1) : tickets));
        const { result, rerender } = renderHook((filter: { q?: string }) => useList('tickets', { filter }), {
            wrapper: thin.wrapper,
            initialProps: {},
        });
        await waitFor(() => expect(result.current.data).toHaveLength(2));
        rerender({ q: 'words of the first message' });
        expect([result.current.data?.length, result.current.isPlaceholderData]).toEqual([2, true]);
        await waitFor(() => expect(result.current.data).toHaveLength(1));
        expect(thin.calls).toHaveLength(2);
    });

    it('is read page by page outside of rendering too', async () => {
        const { calls, ids } = setUp(paging(600));
        expect((await ids(page(2)))[0]).toBe('l25');
        expect(calls).toHaveLength(2);
    });
});

describe('pending reads', () => {
    const never = (signals: AbortSignal[]) => (call: FakeCall) =>
        new Promise((_resolve, reject) => {
            const { signal } = call.request;
            if (!signal) return;
            signals.push(signal);
            signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        });

    it('are aborted when nobody waits for them, and only then', async () => {
        const signals: AbortSignal[] = [];
        const { show } = setUp(never(signals));
        const [first, second] = [show(page(1)), show(page(2))];
        await waitFor(() => expect(signals).toHaveLength(1));
        first.unmount();
        expect(signals[0]?.aborted).toBe(false);
        second.unmount();
        expect(signals[0]?.aborted).toBe(true);
    });

    it('continue for a search that replaces another', async () => {
        const signals: AbortSignal[] = [];
        const { show } = setUp(never(signals));
        const { ask } = show(page(1));
        await waitFor(() => expect(signals).toHaveLength(1));
        ask(page(1, { filter: { q: '00007' } }));
        expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    });

    it('fail for all components and are repeated by a retry', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const { calls, on, show } = setUp(failure(500));
        const { list, shown } = show(page(1));
        expect(list().isPending).toBe(true);
        await waitFor(() => expect(list().error).not.toBeNull());
        expect(list().isPending).toBe(false);
        on('GET licences', counted(licences(1)));
        await act(() => list().refetch());
        await waitFor(() => expect(shown()).toEqual(['l0']));
        expect(calls).toHaveLength(2);
    });

    it('fail without removing the current rows', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const { on, show } = setUp(counted(licences(2)));
        const { list, shown } = show(page(1));
        await waitFor(() => expect(shown()).toHaveLength(2));
        on('GET licences', failure(500));
        await act(() => list().refetch());
        await waitFor(() => expect(list().error?.message).toBe('errors.500'));
        expect(shown()).toHaveLength(2);
    });
});
