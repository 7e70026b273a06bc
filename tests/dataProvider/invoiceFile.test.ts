// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createApi } from '../../dataProvider/api';
import { getInvoiceFile } from '../../dataProvider/actions/contracts';
import type { HttpClient } from '../../dataProvider/httpClient';

const answering =
    (content: string, type: string): HttpClient =>
    async <T>() => ({ status: 200, headers: new Headers(), data: new Blob([content], { type }) as T });

describe('the file of an invoice', () => {
    it.each([
        'application/pdf',
        'application/pdf; charset=binary',
        'Application/PDF',
        'application/octet-stream',
        'text/html',
        '',
    ])('is accepted as "%s", because its bytes decide', async type => {
        const file = await getInvoiceFile(createApi(answering('%PDF-1.7\n', type)), { invoice: 'i1' });
        expect(file.size).toBe(9);
    });

    it.each([
        ['a page', '<!doctype html>', 'application/pdf'],
        ['a page that is called a download', '<!doctype html>', 'application/octet-stream'],
        ['a PDF that begins with something else', ' %PDF-1.7\n', 'application/pdf'],
        ['JSON', '{}', 'application/json'],
        ['the beginning of a beginning', '%PD', 'application/pdf'],
    ])('is refused when it is %s', async (_what, content, type) => {
        await expect(getInvoiceFile(createApi(answering(content, type)), { invoice: 'i1' })).rejects.toMatchObject({
            message: 'contracts.errors.invoice',
            status: 200,
            reason: 'malformed',
        });
    });
});
