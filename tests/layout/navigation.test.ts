import { describe, expect, it } from 'vitest';
import { isActive, navigationFor } from '../../src/layout/navigation';
import { makeCustomer, makeUser } from '../support/builders';

const entry = (href: string, external = false) => ({ id: 'licences', titleKey: 'licences.title', href, external }) as const;

describe('the navigation', () => {
    it('begins with the dashboard, also before the person is known', () => {
        expect(navigationFor(undefined, undefined, 'en').map(({ id }) => id)).toEqual(['dashboard']);
        expect(navigationFor(makeUser({ role: 'USER' }), makeCustomer(), 'de').map(({ id }) => id)).toEqual([
            'dashboard',
            'profile',
            'licences',
            'applications',
            'academy',
        ]);
    });

    it.each([
        ['its page', '/licences', true],
        ['a page below it', '/licences/5/users', true],
        ['a page with a longer name', '/licences-old', false],
        ['another page', '/', false],
    ])('marks an entry at %s', (_where, pathname, expected) => {
        expect(isActive(entry('/licences'), pathname)).toBe(expected);
    });

    it('never marks an external entry', () => {
        expect(isActive(entry('https://academy.example', true), 'https://academy.example')).toBe(false);
    });
});
