// @vitest-environment node
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../i18n';

const TEXTS = { free: 'One: %{smart_count} |||| %{smart_count} of %{total}, “%{name}”', code: '%{code}' };

it.each([
    ['en', 12345, '12,345 of 20,000, “A”'],
    ['de', 12345, '12.345 of 20.000, “A”'],
    ['de', 1, 'One: 1'],
])('%s formats the number %i in a text like the language', (language, count, expected) => {
    const { translate } = createI18nProvider(language, TEXTS);
    expect(translate('free', { smart_count: count, total: 20000, name: 'A' })).toBe(expected);
});

it('leaves text as it is, including digits and dollar signs', () => {
    expect(createI18nProvider('en', TEXTS).translate('code', { code: '907530099 $&' })).toBe('907530099 $&');
});
