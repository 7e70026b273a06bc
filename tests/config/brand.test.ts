// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PORTAL_NAMES, withBrand } from '#build/brand';

/** SHELL-13, as the build writes it; tests/customRoutes/public/boot.test.ts runs the script that reads it. */

const page = readFileSync('index.html', 'utf8');
const namesIn = (html: string): unknown => {
    const [, names] = /data-names='([^']*)'/.exec(html) ?? [];
    return names === undefined ? undefined : JSON.parse(names.replaceAll('&quot;', '"'));
};

it('names the portal in every language unless the operator configures a name', () => {
    const html = withBrand(page);
    expect(html).toContain('<title>Customer Portal</title>');
    expect(html).toContain('data-brand="Customer Portal"');
    expect(namesIn(html)).toEqual(PORTAL_NAMES);
});

it('uses the operator’s name in every language, as text', () => {
    const html = withBrand(page, 'Möbel & "Söhne" <$&>');
    expect(html).toContain('<title>Möbel &amp; &quot;Söhne&quot; &lt;$&amp;></title>');
    expect(html).toContain('data-brand="Möbel &amp; &quot;Söhne&quot; &lt;$&amp;>"');
    expect(html).not.toMatch(/VITE_BRAND|data-names/);
});
