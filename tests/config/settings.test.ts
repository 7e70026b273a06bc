import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forPortal, settingsFrom } from '#deploy/settings.mjs';

/** The portal with the settings that its page carries (WIRE-1). */

const root = document.documentElement;
let before: string | undefined;

beforeEach(() => {
    before = root.dataset.settings;
});
afterEach(() => {
    root.dataset.settings = before;
    vi.resetModules();
});

/** The modules as a page with these settings gets them. */
function opened<Module>(given: object, load: () => Promise<Module>): Promise<Module> {
    root.dataset.settings = JSON.stringify(forPortal(settingsFrom(given, { server: false })));
    vi.resetModules();
    return load();
}

describe('the settings of a page', () => {
    it('are the addresses and the brand', async () => {
        const given = {
            apiBase: 'https://api.brand.example/v2/',
            brandLogo: '/brand/logo.svg',
            academyContactUrl: 'https://a.example/c',
        };
        const { API_BASE, BRAND, ACADEMY_CONTACT_URL } = await opened(given, () => import('#src/config/env'));
        expect([API_BASE, BRAND.logo, ACADEMY_CONTACT_URL]).toEqual([
            'https://api.brand.example/v2',
            '/brand/logo.svg',
            'https://a.example/c',
        ]);
    });

    it('are the divisors of contract prices', async () => {
        const { INTERVALS } = await opened({ periodDivisors: [12, 6, 4, 2, 1, 1] }, () => import('#src/config/periods'));
        expect(Object.values(INTERVALS).map(({ divisor }) => divisor)).toEqual([12, 6, 4, 2, 1, 1]);
    });

    it('are the operator’s links', async () => {
        const given = { imprintUrl: 'https://b.example/imprint', contactUrl: 'mailto:help@b.example' };
        const { OPERATOR } = await opened(given, () => import('#src/config/operator'));
        expect(OPERATOR).toMatchObject({ imprint: given.imprintUrl, privacy: '', contact: given.contactUrl });
    });

    it('are the languages that are offered', async () => {
        localStorage.setItem('language', 'it');
        vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['it-IT']);
        const given = { languages: ['nl', 'de'], defaultLanguage: 'de' };
        const { LANGUAGES, currentLanguage } = await opened(given, () => import('#src/config/language'));
        expect(LANGUAGES).toEqual(['nl', 'de']);
        expect(currentLanguage()).toBe('de');
        expect(localStorage.getItem('language')).toBe('de');
    });

    it.each([
        ['en', {}, { href: '/academy', external: false }],
        ['it', { academyUrlEn: 'https://a.example/en' }, { href: 'https://a.example/en', external: true }],
        [
            'nl',
            { academyUrlEn: 'https://a.example/en', academyUrlNl: 'https://a.example/nl' },
            { href: 'https://a.example/nl', external: true },
        ],
    ])('in %s with %j lead to the academy', async (language, given, target) => {
        const { academyTarget } = await opened(given, () => import('#customRoutes/academy'));
        expect(academyTarget(language)).toEqual(target);
    });

    it('are the hosts of players', async () => {
        const { frameAddress } = await opened(
            { academyFrameHosts: ['https://play.example'] },
            () => import('#customRoutes/academy/video/frameAddress'),
        );
        expect(frameAddress('https://play.example/1')).toMatchObject({ own: false });
        expect(frameAddress('https://other.example/1')).toBeNull();
    });
});
