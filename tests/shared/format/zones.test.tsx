import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DeadlinesPage from '#customRoutes/deadlines/DeadlinesPage';
import type { Contract, Invoice } from '#dataProvider/types';
import { ContractMark } from '#src/contracts/ContractFields';
import { invoiceList } from '#src/invoices/columns';
import { FirstInvoices } from '#src/invoices/FirstInvoices';
import { dayTexts, yearOf, yearsOf } from '#src/invoices/invoice';
import { utcAsLocal } from '#src/invoices/zip/zip';
import { columnsOf } from '#src/shared/export/ofList';
import type { ExportContext } from '#src/shared/export/types';
import { daysLeft, nowSeconds, todayUtc } from '#src/shared/format/date';
import { readersToday } from '#src/shared/format/day';
import { dayAndTime, readersDay } from '#src/shared/format/time';
import { makeCustomer, makeKey } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

/** A day is one day (WIRE-8): those of expiries, contracts and invoices are UTC's, what has a time of day is the reader's. */

const before = process.env.TZ;

afterEach(() => {
    vi.useRealTimers();
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
});

const seconds = (time: string): number => Date.parse(time) / 1000;

/** The last second of a year in UTC: the next year in Auckland and Berlin. The first one is still the year before in Honolulu. */
const INVOICES: Invoice[] = [
    { id: 'i1', name: 'Last', created: seconds('2026-12-31T23:59:59Z'), contractId: 'c1' },
    { id: 'i2', name: 'First', created: seconds('2027-01-01T00:00:00Z'), contractId: 'c1' },
];

const listOf = (rows: Record<string, readonly object[]>) => ({
    getList: vi.fn(async (resource: string) => {
        const found = rows[resource] ?? [];
        return { data: [...found], total: found.length };
    }) as never,
});

describe.each(['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Berlin'])('in %s', zone => {
    beforeEach(() => {
        process.env.TZ = zone;
    });

    it('an invoice has its day in UTC: filter, search, list and files', async () => {
        expect(INVOICES.map(yearOf)).toEqual([2026, 2027]);
        expect(yearsOf(INVOICES)).toEqual([2027, 2026]);
        expect(dayTexts(INVOICES[0]!, 'en')).toEqual([
            '31 Dec 2026',
            '31/12/2026',
            '31.12.2026',
            '31 December 2026',
            'December 2026',
        ]);
        const provider = { getPages: async () => undefined };
        const columns = await columnsOf(invoiceList(), { t: (key: string) => key, provider } as unknown as ExportContext);
        const day = columns.find(({ type }) => type === 'date');
        expect(INVOICES.map(invoice => day?.value(invoice))).toEqual(['2026-12-31', '2027-01-01']);
        const stamp = utcAsLocal(INVOICES[0]!.created);
        expect([stamp.getFullYear(), stamp.getMonth(), stamp.getDate(), stamp.getHours()]).toEqual([2026, 11, 31, 23]);
        await renderPortal(<FirstInvoices contract="c1" />, { dataProvider: listOf({ invoices: INVOICES }) });
        expect(await screen.findByText('31 Dec 2026')).toBeVisible();
        expect(screen.getByText('1 Jan 2027')).toBeVisible();
    });

    it.each([
        // the morning of 27 November in Auckland
        '2026-11-26T20:00:00Z',
        // still 25 November in Honolulu
        '2026-11-26T00:30:00Z',
    ])('what ends on the day of %s in UTC ends today', async now => {
        vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
        expect(todayUtc()).toBe('2026-11-26');
        const key = makeKey({ label: 'Bench', licenceId: 'l1', expire: seconds('2026-11-26T23:59:59Z') });
        expect(daysLeft(key.expire ?? 0, nowSeconds())).toBe(0);
        const contract: Contract = {
            id: 'c1',
            name: 'Support',
            startOn: '2025-11-29',
            endOn: '2026-11-28',
            cancellationOn: '2026-11-26',
            invoiceOn: null,
            invoiceInterval: 907530004,
            invoiceTo: '',
            details: [],
        };
        const dataProvider = listOf({ keys: [key], contracts: [contract] });
        const customer = makeCustomer({ flags: { contractInfo: true } });
        // Its texts are awaited before it renders.
        const deadlines = await act(() => renderPortal(<DeadlinesPage />, { route: '/deadlines', customer, dataProvider }));
        const day = (await screen.findByRole('link', { name: 'Bench' })).closest('ul')?.closest('li');
        expect(within(day!).getByText('today')).toBeVisible();
        deadlines.unmount();
        await renderPortal(<ContractMark contract={contract} />);
        expect(screen.getByText('(today)')).toBeInTheDocument();
    });
});

// In one locale each, which nobody else uses: formatters are kept, and a reader's zone does not change.
it.each([
    ['Pacific/Auckland', 'de-AT', '2027-01-01', '01.01.2027', '01.01.2027, 12:59'],
    ['Pacific/Honolulu', 'de-CH', '2026-12-31', '31.12.2026', '31.12.2026, 13:59'],
    ['Europe/Berlin', 'de-LI', '2027-01-01', '01.01.2027', '01.01.2027, 00:59'],
])('what has a time of day is the reader’s in %s', (zone, language, day, shown, moment) => {
    process.env.TZ = zone;
    const time = seconds('2026-12-31T23:59:59Z');
    expect(readersToday(new Date(time * 1000))).toBe(day);
    expect(readersDay(time, language)).toBe(shown);
    expect(dayAndTime(time, language).replaceAll(/\s/g, ' ')).toBe(moment);
});
