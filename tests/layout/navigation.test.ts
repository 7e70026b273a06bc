import { describe, expect, it } from 'vitest';
import { manifests } from '../../src/app/manifests';
import { isActive, navigationFor } from '../../src/layout/navigation';
import { areasFor } from '../../src/shared/areas';
import { makeCustomer, makeUser } from '../support/builders';

const entry = (href: string, external = false) => ({ href, external });

describe('the navigation', () => {
    it('starts with the dashboard, even before the user is known', () => {
        expect(navigationFor([]).map(({ id }) => id)).toEqual(['dashboard']);
        expect(navigationFor(areasFor(manifests, makeUser({ role: 'USER' }), makeCustomer(), 'de')).map(({ id }) => id)).toEqual([
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
