import { beforeEach, describe, expect, it } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { paths } from '#src/config/paths';
import { createApi } from '#dataProvider/api';
import { failedCalls } from '#src/shared/failedCalls';
import { forgetFailedCalls, rememberingFailures } from '#src/shared/rememberedFailures';
import { routeOf } from '#src/shared/routeOf';
import { browserOf, withDiagnostics } from '#src/tickets/diagnostics';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

describe('the page', () => {
    it('is named by its pattern, without ids', () => {
        const portal = Object.values(paths).map(path => (typeof path === 'string' ? path : path('x1', 'x1')));
        for (const path of portal) expect(routeOf(path)).toBe(path.replaceAll('x1', '{id}'));
        expect(routeOf('/academy/d1/v2')).toBe('/academy/{id}/{id}');
    });
});

describe('the failed calls', () => {
    beforeEach(forgetFailedCalls);

    it('are the last five, the newest first, without aborted ones', async () => {
        const client = rememberingFailures(async path => {
            if (path.startsWith('users/fine')) return { status: 200, headers: new Headers(), data: undefined as never };
            if (path.startsWith('users/aborted')) throw new DOMException('', 'AbortError');
            throw new PortalError('errors.500', { status: 500, reason: 'http' });
        });
        const api = createApi(client);
        const send = (id: string) => api('POST /users/{id}/send', { path: { id } });
        const calls = [
            () => api('GET /keys', { query: "?$filter=Email eq 'x@y.example'" }),
            () => send('anna@a.example'),
            () => send('fine'),
            () => send('aborted'),
            () => api('GET /licences', {}),
            () => api('PUT /users/{id}/keys/{keyId}', { path: { id: 'u1', keyId: 'k1' } }),
            () => api('GET /contracts', {}),
            () => api('PATCH /tickets/{id}', { path: { id: 't5' }, body: { status: 'closed' } }),
        ];
        for (const call of calls) await call().catch(() => undefined);
        expect(failedCalls().map(({ pattern }) => pattern)).toEqual([
            'tickets/{id}',
            'contracts',
            'users/{id}/keys/{id}',
            'licences',
            'users/{id}/send',
        ]);
        expect(failedCalls()[0]).toMatchObject({ method: 'PATCH', status: 500, error: 'errors.500' });
    });
});

describe('the technical details', () => {
    const call = { method: 'PATCH', pattern: 'users/{id}', status: 500, error: 'users.errors.edit', at: 0 };
    const circumstances = { version: 'V', page: '/tickets', browser: 'B', calls: [call, { ...call, method: 'PUT' }] };

    it('stand below the message', () => {
        expect(withDiagnostics('Help \n', 'Details', circumstances, 512)).toBe(
            'Help\n\nDetails:\nV\n/tickets\nB\n1970-01-01T00:00:00Z PATCH users/{id} 500 users.errors.edit\n' +
                '1970-01-01T00:00:00Z PUT users/{id} 500 users.errors.edit',
        );
    });

    it('leave out what has no room, and themselves', () => {
        const fitting = withDiagnostics('x'.repeat(420), 'Details', circumstances, 512);
        expect(fitting).toContain('PATCH');
        expect(fitting).not.toContain('PUT');
        expect(withDiagnostics('x'.repeat(500), 'Details', circumstances, 512)).toBeNull();
        expect(withDiagnostics('', 'Details', { ...circumstances, version: null }, 20)).toBe('Details:\n/tickets\nB');
    });

    it('name the browser', () => {
        expect(browserOf(CHROME)).toBe('Chrome 130, Windows');
        expect(browserOf(`${CHROME} Edg/131.0`)).toBe('Edge 131, Windows');
        expect(browserOf('curl')).toBe('? ?, ?');
    });
});
