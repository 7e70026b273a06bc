// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Application, Contract, Invoice } from '../../dataProvider/types';
import { withSignedCalls } from './signedCalls';

const { send, signIn, state } = withSignedCalls();

const ADMIN = 'admin@holzmann.example';

describe('contracts', () => {
    it('are returned to administrators, including those with read access', async () => {
        const { body } = await send<Contract[]>(await signIn(ADMIN), 'GET', '/contracts');
        expect(body.map(contract => contract.id)).toEqual(['c1', 'c2', 'c3', 'c4']);
        expect(body[0]).not.toHaveProperty('customerId');
        expect(body[0]).toMatchObject({ invoiceInterval: 907530000, startOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
        expect((await send(await signIn('reader@holzmann.example'), 'GET', '/contracts/c1')).status).toBe(200);
        expect((await send(await signIn(ADMIN), 'GET', '/contracts/c5')).status).toBe(404);
    });

    it.each(['user@holzmann.example', 'admin@lehmann.example', 'admin@demo.example'])(
        'are refused with 403 to %s',
        async email => {
            const session = await signIn(email);
            for (const path of ['/contracts', '/contracts/c1', '/invoices', '/invoices/i1']) {
                expect((await send(session, 'GET', path)).status).toBe(403);
            }
        },
    );

    it('include every invoice interval', () => {
        const intervals = new Set(state().contracts.map(contract => contract.invoiceInterval));
        expect([...intervals].sort()).toEqual([907530000, 907530001, 907530002, 907530003, 907530004, 907530005]);
    });
});

describe('invoices', () => {
    it('are counted, sorted and searched', async () => {
        const session = await signIn(ADMIN);
        const { body } = await send<{ '@odata.count': number; value: Invoice[] }>(
            session,
            'GET',
            `/invoices?$count=true&$top=5&$orderby=${encodeURIComponent('created desc')}`,
        );
        expect(body['@odata.count']).toBeGreaterThan(20);
        expect(body.value).toHaveLength(5);
        const created = body.value.map(invoice => invoice.created);
        expect(created).toEqual([...created].sort((one, other) => other - one));
        expect(body.value[0]).not.toHaveProperty('total');
    });

    it('are downloaded as a PDF under their name', async () => {
        const session = await signIn(ADMIN);
        const invoice = state().invoices.find(row => row.customerId === '10010')!;
        const file = await send<Buffer>(session, 'GET', `/invoices/${invoice.id}`);
        expect(file.status).toBe(200);
        expect(file.headers.get('content-type')).toBe('application/pdf');
        expect(file.headers.get('content-disposition')).toContain(invoice.name);
        expect(file.body.subarray(0, 5).toString()).toBe('%PDF-');
        expect(file.body.length).toBeGreaterThan(1000);
        const foreign = state().invoices.find(row => row.customerId === '10020')!;
        expect((await send(session, 'GET', `/invoices/${foreign.id}`)).status).toBe(404);
    });

    it('follow the interval of their contract: a quarterly one every three months', () => {
        const months = (contractId: string) => {
            const dates = state()
                .invoices.filter(row => row.contractId === contractId)
                .map(({ created }) => new Date(created * 1000));
            const numbers = dates.map(date => date.getUTCFullYear() * 12 + date.getUTCMonth());
            return new Set(numbers.slice(1).map((month, at) => month - numbers[at]!));
        };
        const interval = Object.fromEntries(state().contracts.map(row => [row.id, row.invoiceInterval]));
        for (const [contract, code, step] of [
            ['c1', 907530000, 1],
            ['c5', 907530001, 2],
            ['c3', 907530002, 3],
            ['c7', 907530003, 6],
            ['c2', 907530004, 12],
        ] as const) {
            expect(interval[contract]).toBe(code);
            expect([...months(contract)], contract).toEqual([step]);
        }
    });

    it('are dated in the past and belong to a contract', () => {
        const contracts = new Set(state().contracts.map(contract => contract.id));
        for (const invoice of state().invoices) {
            expect(contracts).toContain(invoice.contractId);
            expect(invoice.created).toBeLessThanOrEqual(Date.UTC(2026, 2, 10, 12) / 1000);
            expect(invoice.total).toBeGreaterThan(0);
        }
    });
});

describe('applications', () => {
    it('are returned to every signed-in user, with absolute URLs', async () => {
        const session = await signIn('user@holzmann.example');
        const { body } = await send<Application[]>(session, 'GET', '/applications');
        expect(body.map(application => application.id)).toEqual(['pcad', 'rooms', 'showroom', 'phome', 'cam']);
        const hrefs = body.flatMap(({ documents, downloads, links }) =>
            [...documents, ...downloads, ...links].map(item => item.href),
        );
        for (const href of hrefs) expect(href).toMatch(/^http:\/\/localhost:\d+\/media\//);
        const files = await Promise.all(hrefs.map(async href => (await fetch(href, { method: 'HEAD' })).status));
        expect(files).toEqual(hrefs.map(() => 200));

        expect((await send<Application>(session, 'GET', '/rest/applications/pcad')).body.label).toBe('pCAD');
        expect((await send(session, 'GET', '/rest/applications/nothing')).status).toBe(404);
        expect((await send(null, 'GET', '/applications')).status).toBe(401);
    });
});
