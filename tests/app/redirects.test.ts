import { describe, expect, it } from 'vitest';
import { redirectFor } from '#src/app/redirects';

const leads = (address: string) => {
    const { pathname, search } = new URL(address, window.location.origin);
    const other = redirectFor({ pathname, search });
    return other && other.pathname + other.search;
};

describe.each([
    ['without a token', null],
    ['with a token', '{"token":"secret"}'],
])('%s', (_name, token) => {
    const signedIn = token !== null;

    it.each([
        ['/', null, '/dashboard'],
        ['/?mode=auth&redirect=licences%3Ffilter%3Da', null, '/licences?filter=a'],
        ['/?mode=auth&redirect=%2F%2Fevil.example', null, '/dashboard'],
        ['/dashboard', '/?mode=auth&redirect=dashboard', null],
        ['/licences/1?tab=a', '/?mode=auth&redirect=licences%2F1%3Ftab%3Da', null],
        ['/recover-password?token=t', null, null],
        ['/Recover-Password/', null, null],
        ['/activate-user?token=t', '/recover-password?token=t', '/recover-password?token=t'],
        ['/nothing', '/', '/'],
        ['/licences-2', '/', '/'],
    ])('%s', (address, visitor, user) => {
        if (token !== null) localStorage.setItem('token', token);
        expect(leads(address)).toBe(signedIn ? user : visitor);
    });
});

it('tells the page that a link activates an account', () => {
    const state = { token: 't' };
    expect(redirectFor({ pathname: '/activate-user', search: '', state })?.state).toEqual({ token: 't', activation: true });
});
