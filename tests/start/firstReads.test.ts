import { describe, expect, it } from 'vitest';
import pages from '#build/startPages.json';
import { readsOf as readsIn, type Flags, type Reader, type StartPages } from '#src/start/startPages';
import { makeUser } from '../support/builders';

const readsOf = (path: string, view: string | null, user: Reader, flags: Flags | null) =>
    readsIn(pages as StartPages, path, view, user, flags);

describe('the first reads of pages', () => {
    const administrator = makeUser({ id: 'u1', role: 'ADMIN', cam: true });
    const other = makeUser({ id: 'u 2', role: 'USER', cam: true });

    it.each([
        ['/licences', null, administrator, ['licences?$top=500&$count=true&$newDb=true']],
        [
            '/licences/',
            null,
            other,
            ['licences?$top=500&$count=true&$newDb=true', 'users/u%202/keys?$top=500&$count=true&$newDb=true'],
        ],
        [
            '/licences/a%2Fb/seats',
            null,
            administrator,
            [/^licences\/a%2Fb\?\$expand=/, 'licences/a%2Fb/seats?$top=500&$count=true'],
        ],
        ['/licences/1/seats', null, other, []],
        ['/contracts', null, administrator, ['contracts?$top=500&$count=true']],
        ['/contracts', 'invoices', administrator, ['contracts?$top=500&$count=true', 'invoices?$top=500&$count=true']],
        ['/contracts', null, other, []],
        ['/contracts/c1', null, administrator, ['contracts/c1', 'invoices?$top=500&$count=true']],
        ['/contracts/c1', null, other, []],
        ['/tickets', null, other, [/^licences\?\$expand=modules/, 'tickets?$top=500&$count=true']],
        ['/tickets/t%2F1', null, other, [/^licences\?/, 'tickets/t%2F1', 'tickets/t%2F1/messages?$count=true']],
        [
            '/user-management/u9',
            null,
            administrator,
            [/^users\/u9\?/, /^users\/u9\/keys\?/, /^licences\?/, /^users\/u9\/cloudGroups\?/],
        ],
        ['/user-management/u9', null, other, []],
        ['/academy/d1/v1', null, other, ['academy/videos/v1', 'academy/videos/v1/path', 'academy/tags']],
        ['/profile', null, administrator, []],
    ] as const)('of %s?view=%s', (path, view, user, expected) => {
        expect(readsOf(path, view, user, { contractInfo: true }).map(read => read.path)).toEqual(
            expected.map(read => (typeof read === 'string' ? read : (expect.stringMatching(read) as string))),
        );
    });

    it.each([
        ['/contracts', {}, 0],
        ['/contracts', { contractInfo: true }, 1],
        ['/cloud-groups/g1', { demo: true }, 0],
        ['/cloud-groups/g1', {}, 2],
        ['/tickets', { cam: true, school: true }, 0],
        ['/tickets', { cam: true }, 2],
        ['/tickets', {}, 0],
    ] as const)('of %s with the flags %j; none while the customer is unknown', (path, flags, count) => {
        const user = path === '/tickets' ? { ...other, cam: 'cam' in flags } : administrator;
        expect(readsOf(path, null, user, flags)).toHaveLength(count);
        expect(readsOf(path, null, user, null)).toEqual([]);
    });
});
