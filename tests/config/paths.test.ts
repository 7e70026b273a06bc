import { describe, expect, it } from 'vitest';
import { paths, signInFor, targetAfterSignIn } from '../../src/config/paths';

describe('the target after sign-in', () => {
    it.each([
        ['auth', 'licences?filter=a', '/licences?filter=a'],
        ['auth', '/user-management/u1', '/user-management/u1'],
        ['auth', 'redirects/academy', '/redirects/academy'],
        ['auth', '//evil.example', '/dashboard'],
        ['auth', '///evil.example', '/dashboard'],
        ['auth', 'https://evil.example', '/dashboard'],
        ['auth', 'javascript:alert(1)', '/dashboard'],
        ['auth', 'mailto:a@b.example', '/dashboard'],
        ['auth', '\\evil.example', '/dashboard'],
        ['auth', 'a\\evil.example', '/dashboard'],
        ['auth', 'lic\tences', '/dashboard'],
        ['auth', '.well-known', '/dashboard'],
        ['auth', '?a=b', '/dashboard'],
        ['auth', '', '/dashboard'],
        ['auth', null, '/dashboard'],
        [null, 'licences', '/dashboard'],
        ['other', 'licences', '/dashboard'],
    ])('mode %s and redirect %j: %s', (mode, redirect, target) => {
        expect(targetAfterSignIn(mode, redirect)).toBe(target);
    });

    it('returns to the page that required the sign-in, with its query', () => {
        const page = '/licences/l 1/seats?filter=k1&orderby=name desc';
        const query = new URL(signInFor(page), 'https://portal.example').searchParams;
        expect(targetAfterSignIn(query.get('mode'), query.get('redirect'))).toBe(page);
    });

    it('encodes ids', () => {
        expect(paths.licenceSeats('a/b?c')).toBe('/licences/a%2Fb%3Fc/seats');
    });
});
