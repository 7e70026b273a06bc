import { describe, expect, it } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import { errorKind } from '../../src/layout/errorKind';

const response = (status: number) => ({ status, statusText: '', data: null, internal: false });

describe('the kind of a page error', () => {
    it.each<[string, unknown, string]>([
        ['an address without a page', response(404), 'notFound'],
        ['a response of another status', response(500), 'unknown'],
        [
            'a record that does not exist',
            new PortalError('errors.404', { status: 404, reason: 'http', fromApi: true }),
            'notFound',
        ],
        [
            'a 404 of a server in between',
            new PortalError('errors.404', { status: 404, reason: 'http', foreign: true }),
            'unknown',
        ],
        ['a 404 without an error', new PortalError('errors.404', { status: 404, reason: 'http' }), 'notFound'],
        ['a failed call', new PortalError('errors.network', { status: 0, reason: 'network' }), 'unknown'],
        ['missing code (Chromium)', new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), 'outdated'],
        ['missing code (Firefox)', new TypeError('error loading dynamically imported module: https://x/a.js'), 'outdated'],
        ['missing code (Safari)', new TypeError('Importing a module script failed.'), 'outdated'],
        ['a missing style sheet', new Error('preload CSS'), 'outdated'],
        ['a fault of the code', new TypeError('x is undefined'), 'unknown'],
        ['something that is no error', 'boom', 'unknown'],
    ])('%s', (_what, error, kind) => {
        expect(errorKind(error)).toBe(kind);
    });
});
