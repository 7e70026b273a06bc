import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { paths } from '#src/config/paths';
import { failedCalls, forgetFailedCalls, patternOf, rememberingFailures } from '#src/shared/failedCalls';
import { browserOf, withDiagnostics } from '#src/tickets/diagnostics';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

describe('the pattern of a path', () => {
    it('keeps the words of every path of the API and of the portal', () => {
        const api = [...readFileSync('mock-server/openapi.yaml', 'utf8').matchAll(/^ {2}(\/\S+):$/gm)].map(
            ([, path = '']) => path,
        );
        const portal = Object.values(paths).map(path => (typeof path === 'string' ? path : path('{id}', '{id}')));
        expect(api.length).toBeGreaterThan(50);
        for (const path of api) expect(patternOf(path)).toBe(path.replace(/\{\w+\}/g, '{id}'));
        for (const path of portal) expect(patternOf(path)).toBe(path.replace(/%7Bid%7D/g, '{id}'));
    });

    it('contains no id, address or query', () => {
        expect(patternOf("users/anna@a.example/keys?$filter=Email eq 'x@y.example'")).toBe('users/{id}/keys');
        expect(patternOf('/academy/d1/v2#t')).toBe('/academy/{id}/{id}');
    });
});

describe('the failed calls', () => {
    beforeEach(forgetFailedCalls);

    it('are the last five, the newest first, without aborted ones', async () => {
        const client = rememberingFailures(async path => {
            if (path === 'fine') return { status: 200, headers: new Headers(), data: undefined as never };
            if (path === 'aborted') throw new DOMException('', 'AbortError');
            throw new PortalError('errors.500', { status: 500, reason: 'http' });
        });
        for (const path of ['keys', 'users', 'fine', 'aborted', 'licences', 'users/u1', 'contracts', 'tickets/t5'])
            await client(path, { method: 'POST' }).catch(() => undefined);
        expect(failedCalls().map(({ pattern }) => pattern)).toEqual([
            'tickets/{id}',
            'contracts',
            'users/{id}',
            'licences',
            'users',
        ]);
        expect(failedCalls()[0]).toMatchObject({ method: 'POST', status: 500, error: 'errors.500' });
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
