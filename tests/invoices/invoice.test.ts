import { describe, expect, it } from 'vitest';
import { invoiceFileName } from '../../src/invoices/invoice';

describe('the name of an invoice’s file', () => {
    it.each([
        ['Rechnung-2026-0001.pdf', 'Rechnung-2026-0001.pdf'],
        ['Rechnung 1', 'Rechnung 1.pdf'],
        ['Rechnung.PDF ', 'Rechnung.pdf'],
        ['../../etc/passwd', 'etc passwd.pdf'],
        ['a\\b:c*d?e"f<g>h|i.pdf', 'a b c d e f g h i.pdf'],
        ['invoice\u202efdp.exe', 'invoice fdp.exe.pdf'],
        ['line\nbreak\u0000.pdf', 'line break.pdf'],
        ['.hidden', 'hidden.pdf'],
        ['con', '_con.pdf'],
        ['COM1.pdf', '_COM1.pdf'],
        ['', 'invoice-i7.pdf'],
        ['///', 'invoice-i7.pdf'],
        ['.pdf', 'invoice-i7.pdf'],
    ])('%j is %j', (name, file) => {
        expect(invoiceFileName({ id: 'i7', name })).toBe(file);
    });

    it('is cut between whole characters', () => {
        expect(invoiceFileName({ id: 'i7', name: '😀'.repeat(500) })).toBe(`${'😀'.repeat(60)}.pdf`);
    });
});
