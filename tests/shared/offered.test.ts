import { describe, expect, it } from 'vitest';
import { PAGES } from '#deploy/settings.mjs';
import { allManifests, manifests } from '../../src/app/manifests';
import { paths } from '../../src/config/paths';
import { areasFor } from '../../src/shared/areas';
import type { AreaCustomer } from '../../src/shared/manifest';
import { lets, offered, offeredPaths } from '../../src/shared/offered';
import { makeCustomer, makeUser } from '../support/builders';

/** Pages that the operator switches off, for everybody or by a flag of the customer (PAGE-1, PAGE-2). */

const customer = (flags: Partial<NonNullable<AreaCustomer>['flags']> = {}): AreaCustomer => makeCustomer({ flags });
const ADMIN = makeUser({ role: 'ADMIN', cam: true });

const withRules = (rules: Record<string, string>) => {
    const some = allManifests.map(manifest => offered(manifest, rules));
    const isOffered = offeredPaths(allManifests, rules);
    return {
        pathsOf: (name: string) =>
            some.find(manifest => manifest.name === name)?.pages?.map(({ path }) => decodeURIComponent(path)),
        areas: (whose: AreaCustomer) => areasFor(some, ADMIN, whose, 'de').map(({ id }) => id),
        offers: (whose: AreaCustomer) =>
            some.flatMap(({ offers = [] }) => offers.filter(offer => offer.shown(ADMIN, whose)).map(({ id }) => id)),
        isOffered: (path: string, whose: AreaCustomer = customer()) => isOffered(path, whose),
    };
};

it('the names of the setting are those of the manifests', () => {
    const used = allManifests.flatMap(manifest => [manifest.switch, ...(manifest.pages ?? []).map(page => page.switch)]);
    expect([...new Set(used)].filter(name => name !== undefined).sort()).toEqual([...PAGES].sort());
});

it('without rules everything is offered, and nothing waits for the customer', () => {
    expect(manifests.map(({ pages }) => pages?.length)).toEqual(allManifests.map(({ pages }) => pages?.length));
    expect(manifests.flatMap(({ pages = [] }) => pages.flatMap(({ rules = [] }) => rules))).toEqual([]);
    const { isOffered } = withRules({});
    for (const path of ['/contracts', '/licences/1/keys', '/nowhere']) expect(isOffered(path)).toBe(true);
});

describe.each(PAGES)('%s switched off', name => {
    const off = withRules({ [name]: 'off' });

    it('has no pages, no area, and no offers that lead there, for any customer', () => {
        const own = allManifests.filter(manifest => manifest.switch === name);
        expect(own.length).toBeGreaterThan(0);
        for (const manifest of own) {
            expect(off.pathsOf(manifest.name) ?? []).toEqual([]);
            for (const whose of [customer(), customer({ contractInfo: true, school: true }), undefined]) {
                expect(off.areas(whose)).not.toContain(manifest.name);
                const shown = off.offers(whose);
                for (const { id } of manifest.offers ?? []) expect(shown, id).not.toContain(id);
            }
            for (const { path } of manifest.pages ?? []) {
                const shown = decodeURIComponent(path)
                    .replace(/\/:\w+\?/g, '')
                    .replace(/:\w+/g, 'x1');
                expect(off.isOffered(shown), shown).toBe(false);
            }
        }
    });

    it('leaves every other area as it is', () => {
        const all = withRules({}).areas(customer({ contractInfo: true }));
        expect(off.areas(customer({ contractInfo: true }))).toEqual(all.filter(id => id !== name));
    });
});

it('a licence’s keys, seats and users go with the licences', () => {
    const { isOffered, pathsOf } = withRules({ licences: 'off' });
    expect([pathsOf('keys'), pathsOf('seats')]).toEqual([[], []]);
    expect(pathsOf('users')).toEqual(['/user-management', '/user-management/:user']);
    for (const path of [paths.licenceKeys('1'), paths.licenceSeats('1'), paths.licenceUsers('1')])
        expect(isOffered(path)).toBe(false);
    expect(isOffered(paths.user('u1'))).toBe(true);
});

it('the keys alone leave the licence’s other pages', () => {
    const { isOffered } = withRules({ keys: 'off' });
    expect([paths.licence('1'), paths.licenceKeys('1'), paths.licenceSeats('1')].map(path => isOffered(path))).toEqual([
        true,
        false,
        true,
    ]);
});

describe('a rule with a flag', () => {
    it.each([
        ['beta', { beta: true }, true],
        ['beta', { beta: false }, false],
        ['!school', { school: false }, true],
        ['!school', { school: true }, false],
        ['off', {}, false],
    ] as const)('%s lets a customer with %j in: %s', (rule, flags, expected) => {
        expect(lets([rule], customer(flags))).toBe(expected);
        const { areas, isOffered, offers } = withRules({ tickets: rule });
        expect(areas(customer(flags)).includes('tickets')).toBe(expected);
        expect(offers(customer(flags)).includes('create-ticket')).toBe(expected);
        expect(isOffered(paths.ticket('7'), customer(flags))).toBe(expected);
    });

    it('hides while the customer is unknown', () => {
        expect(lets(['!school'], undefined)).toBe(false);
        expect(withRules({ academy: '!school' }).areas(undefined)).not.toContain('academy');
    });

    it('keeps the page, with its rules for the guard', () => {
        const [page] =
            offered(
                allManifests.find(({ name }) => name === 'deadlines')!,
                { deadlines: 'beta' },
            ).pages ?? [];
        expect(page).toMatchObject({ path: '/deadlines', rules: ['beta'] });
    });
});
