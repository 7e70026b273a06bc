import { describe, expect, it } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { routeOf } from '#src/shared/routeOf';
import { failedBy, receiverOf, releaseOf } from '#src/app/reports/report';
import { paths } from '#src/config/paths';

/** What may never stand in a report (REPORT-2). */
const SECRET = 'max.mustermann@firma.example';

describe('the route of a report', () => {
    it.each([
        ['/', '/'],
        ['/licences', '/licences'],
        ['/licences/', '/licences'],
        ['/licences/10010101', '/licences/{id}'],
        ['/licences/10010101/keys', '/licences/{id}/keys'],
        ['/user-management/4711', '/user-management/{id}'],
        ['/academy/search', '/academy/search'],
        ['/academy/membership', '/academy/membership'],
        ['/academy/12', '/academy/{id}'],
        ['/academy/12/34', '/academy/{id}/{id}'],
        [`/user-management/${SECRET}`, '/user-management/{id}'],
        [`/${SECRET}`, '*'],
        ['/licences/10010101/keys/33', '*'],
        ['/licences/10010101/secret', '*'],
        ['//evil.example', '*'],
    ])('of %s is %s', (path, route) => {
        expect(routeOf(path)).toBe(route);
    });

    it('never contains what stands in the path of a record, on any page of the portal', () => {
        for (const path of Object.values(paths)) {
            const address = typeof path === 'string' ? path : path(SECRET, 'key/4711');
            const route = routeOf(address);
            expect(route).not.toBe('*');
            expect(route).toMatch(/^\/(?:[a-z-]+|\{id\})?(?:\/(?:[a-z-]+|\{id\}))*$/);
        }
    });
});

describe('what failed', () => {
    it('is the key and the status of a call, and none of what the server said', () => {
        const error = new PortalError('users.errors.load', {
            status: 500,
            reason: 'http',
            code: SECRET,
            serverMessage: `no user ${SECRET}`,
        });
        expect(failedBy(error)).toEqual({ error: 'users.errors.load', status: 500 });
    });

    it('is only the kind of page that shows it, never the text of an error', () => {
        expect(failedBy(new TypeError(`cannot read ${SECRET}`))).toEqual({ error: 'errorPage.unknownTitle', status: 0 });
        expect(failedBy(`thrown ${SECRET}`, 'outdated')).toEqual({ error: 'errorPage.outdatedTitle', status: 0 });
    });

    it('is nothing for an aborted call, and for the end of a session', () => {
        expect(failedBy(new DOMException('aborted', 'AbortError'))).toBeNull();
        expect(failedBy(new PortalError('errors.401', { status: 401, reason: 'http' }))).toBeNull();
    });
});

describe('the receiver', () => {
    it.each([
        [{ path: '/reports' }, { path: '/reports', share: 1 }],
        [
            { path: '/ops/portal.reports', share: '0.05' },
            { path: '/ops/portal.reports', share: 0.05 },
        ],
    ])('of %o is %o', (tag, receiver) => {
        expect(receiverOf(tag)).toEqual(receiver);
    });

    it.each([
        {},
        { path: '' },
        { path: 'reports' },
        { path: 'https://collector.example/x' },
        { path: '//collector.example/x' },
        { path: '/\\collector.example' },
        { path: '/reports?key=1' },
        { path: '/reports#x' },
        { path: '/reports', share: '0' },
        { path: '/reports', share: '-1' },
        { path: '/reports', share: '2' },
        { path: '/reports', share: 'all' },
    ])('is nobody for %o', tag => {
        expect(receiverOf(tag)).toBeNull();
    });
});

it('names the build by the hash of its entry', () => {
    expect(releaseOf('https://portal.example/assets/index-DH2N_33D.js')).toBe('DH2N_33D');
    expect(releaseOf('https://portal.example/src/app/main.tsx')).toBe('');
});
