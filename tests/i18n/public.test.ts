// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createPublicTranslate, EMERGENCY_TEXTS, loadPublicMessages } from '../../i18n/public';
import { LANGUAGES } from '../../src/config/language';

/** Every key with its text. */
function flatten(value: unknown, prefix = ''): [string, string][] {
    if (typeof value === 'string') return [[prefix, value]];
    return Object.entries(value as object).flatMap(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key));
}

const placeholders = (text: string): string[] => [...text.matchAll(/%\{\w+\}/g)].map(([found]) => found).sort();

describe('public texts', () => {
    it.each(LANGUAGES)('%s has the keys and placeholders of English, and no empty text', async language => {
        const english = flatten(await loadPublicMessages('en'));
        const texts = flatten(await loadPublicMessages(language));
        expect(texts.map(([key]) => key)).toEqual(english.map(([key]) => key));
        texts.forEach(([key, text], index) => {
            expect(text.trim(), key).not.toBe('');
            expect(placeholders(text), key).toEqual(placeholders(english[index]![1]));
        });
    });

    it.each(LANGUAGES)('%s names the contractual penalty', async language => {
        expect((await loadPublicMessages(language)).activateEdu.consentTerms).toContain('1000 EUR');
    });

    it.each(LANGUAGES)('%s has words for the case that its texts cannot be fetched', language => {
        expect(EMERGENCY_TEXTS[language]?.reload).toBeTruthy();
    });

    it('answers an unknown language with English', async () => {
        expect(await loadPublicMessages('xx')).toBe(await loadPublicMessages('en'));
    });

    it('interpolates, and takes values as text', async () => {
        const t = createPublicTranslate(await loadPublicMessages('de'));
        expect(t('auth.customerNumber', { id: '$& <b>' })).toBe('Kundennummer $& <b>');
        expect(t('auth.customerNumber')).toBe('Kundennummer %{id}');
    });
});
