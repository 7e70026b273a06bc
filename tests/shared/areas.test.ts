import { describe, expect, it } from 'vitest';
import { academyTarget } from '../../customRoutes/academy';
import { manifests } from '../../src/app/manifests';
import { areasFor } from '../../src/shared/areas';
import type { AreaCustomer, AreaUser } from '../../src/shared/manifest';
import { mayOpenTickets } from '../../src/tickets/mayOpen';
import { ACADEMY_URLS } from '../../src/config/academy';
import { makeCustomer, makeUser } from '../support/builders';

const user = (role: AreaUser['role'], cam = false): AreaUser => makeUser({ role, cam });
const customer = (flags: Partial<NonNullable<AreaCustomer>['flags']> = {}): AreaCustomer => makeCustomer({ flags });

const EVERYBODY = ['profile', 'licences', 'applications', 'academy'];

describe('the areas of the portal', () => {
    it.each([
        ['a user', user('USER'), customer(), EVERYBODY],
        ['a user with CAM', user('USER', true), customer(), ['profile', 'licences', 'applications', 'tickets', 'academy']],
        ['a user with CAM at a school', user('USER', true), customer({ school: true }), EVERYBODY],
        ['a user whose customer is not known yet', user('USER', true), undefined, EVERYBODY],
        [
            'an administrator',
            user('ADMIN'),
            customer(),
            ['profile', 'users', 'licences', 'cloudGroups', 'contracts', 'applications', 'academy'],
        ],
        [
            'a reading administrator',
            user('READER_ADMIN'),
            customer(),
            ['profile', 'users', 'licences', 'cloudGroups', 'contracts', 'applications', 'academy'],
        ],
        [
            'an administrator with CAM at a school',
            user('ADMIN', true),
            customer({ school: true }),
            ['profile', 'users', 'licences', 'cloudGroups', 'contracts', 'applications', 'tickets', 'academy'],
        ],
        [
            'an administrator of a demo customer',
            user('ADMIN'),
            customer({ demo: true }),
            ['profile', 'users', 'licences', 'contracts', 'applications', 'academy'],
        ],
        [
            'an administrator without contract information',
            user('ADMIN'),
            customer({ contractInfo: false }),
            ['profile', 'users', 'licences', 'cloudGroups', 'applications', 'academy'],
        ],
        [
            'an administrator whose customer is not known yet',
            user('ADMIN'),
            undefined,
            ['profile', 'users', 'licences', 'applications', 'academy'],
        ],
    ])('%s', (_who, person, whose, expected) => {
        expect(areasFor(manifests, person, whose, 'en').map(area => area.id)).toEqual(expected);
    });

    it('shows nothing before the user is known', () => {
        expect(areasFor(manifests, undefined, customer(), 'en')).toEqual([]);
    });

    it('calls the licences of an ordinary user licence keys', () => {
        const title = (person: AreaUser) =>
            areasFor(manifests, person, customer(), 'en').find(area => area.id === 'licences')?.titleKey;
        expect(title(user('USER'))).toBe('keys.title');
        expect(title(user('ADMIN'))).toBe('licences.title');
        expect(title(user('READER_ADMIN'))).toBe('licences.title');
    });

    it('has an entry for each of the eight tiles', () => {
        expect(manifests.filter(({ area }) => area)).toHaveLength(8);
    });

    it.each(['en', 'nl', 'fr'])('links to the external academy in %s', language => {
        expect(ACADEMY_URLS[language]).toMatch(/^https:/);
        expect(academyTarget(language)).toEqual({ href: ACADEMY_URLS[language], external: true });
    });

    it.each(['it', 'pl', 'sk'])('uses the English academy in %s', language => {
        expect(academyTarget(language)).toEqual({ href: ACADEMY_URLS.en, external: true });
    });

    it('uses the portal’s own academy in German', () => {
        expect(academyTarget('de')).toEqual({ href: '/academy', external: false });
    });

    it('hides tickets without the CAM flag, even from administrators', () => {
        expect(mayOpenTickets(user('ADMIN'), customer())).toBe(false);
    });
});
