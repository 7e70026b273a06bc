// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../i18n';
import { EMERGENCY_TEXTS } from '../../i18n/emergency';
import type { MessageKey, PublicKey } from '../../i18n/messages';
import { createPublicTranslate, loadPublicMessages } from '../../i18n/public';
import { LANGUAGES } from '../../src/config/language';
import { textsByKey } from '../support/texts';

/** Texts that the portal shows too, but for those that have the same key there. */
const ALSO_IN_THE_PORTAL: readonly (readonly [PublicKey, MessageKey])[] = [
    ['auth.invalidPasswordPattern', 'profile.password.tooShort'],
    ['auth.passwordMismatch', 'profile.password.mismatch'],
    ['auth.signOutReasons.missing', 'errors.session.missingAuthentication'],
    ['auth.signOutReasons.forbidden', 'errors.forbidden'],
    ['auth.signOutReasons.failed', 'errors.session.logoutFailed'],
    ['activateEdu.invalidToken', 'errors.edu.invalidToken'],
    ['activateEdu.notValidated', 'errors.edu.notValidated'],
    ['activateEdu.failed', 'errors.edu.activationFailed'],
    ['publicPages.status.badRequest', 'errors.400'],
    ['publicPages.status.unauthorised', 'errors.401'],
    ['publicPages.status.forbidden', 'errors.403'],
    ['publicPages.status.notFound', 'errors.404'],
    ['publicPages.status.server', 'errors.500'],
    ['publicPages.status.unknown', 'errors.unknown'],
    ['publicPages.network', 'errors.network'],
    ['publicPages.timeout', 'errors.timeout'],
    ['publicPages.tooMany', 'errors.429'],
    ['publicPages.busy', 'errors.503'],
    ['publicPages.later', 'errors.later'],
    ['publicPages.again', 'errors.again'],
];

describe('public texts', () => {
    it.each(LANGUAGES)('%s uses the words of the portal for the same texts', async language => {
        const own = new Map(textsByKey(await loadPublicMessages(language)));
        const portal = new Map(textsByKey(await loadMessages(language)));
        const sameKey = [...own.keys()].filter(key => portal.has(key)).map(key => [key, key] as const);
        expect(sameKey.length).toBeGreaterThan(5);
        for (const [key, there] of [...sameKey, ...ALSO_IN_THE_PORTAL]) expect(own.get(key), key).toBe(portal.get(there));
    });

    it.each(LANGUAGES)('%s mentions the contractual penalty', async language => {
        expect((await loadPublicMessages(language)).activateEdu.consentTerms).toMatch(/\b(1[\s.]?000\s(EUR|Euro)|EUR 1,000)\b/);
    });

    it.each(LANGUAGES)('%s has a text for when its texts cannot be loaded', language => {
        expect(EMERGENCY_TEXTS[language].reload).toBeTruthy();
    });

    it('falls back to English for an unknown language', async () => {
        expect(await loadPublicMessages('xx')).toBe(await loadPublicMessages('en'));
    });

    it('interpolates values as text', async () => {
        const t = createPublicTranslate(await loadPublicMessages('de'));
        expect(t('auth.customerNumber', { id: '$& <b>' })).toBe('Kundennummer $& <b>');
        expect(t('auth.customerNumber')).toBe('Kundennummer %{id}');
    });
});
