// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PORTAL_NAMES, withSettings } from '#build/brand';
import { renderPage } from '#deploy/page.mjs';
import { settingsFrom } from '#deploy/settings.mjs';

/** The page with its settings (WIRE-1, SHELL-13); tests/customRoutes/public/boot.test.ts runs the script that reads them. */

const source = readFileSync('index.html', 'utf8');
const built = withSettings(source, settingsFrom({}, { server: false }));
const render = (given: object) => renderPage(built, settingsFrom(given, { server: false }));

const attribute = (html: string, name: string): unknown => {
    const [, text = ''] = new RegExp(`${name}='([^']*)'`).exec(html) ?? [];
    return JSON.parse(text.replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
};

describe('the page', () => {
    it('is named in every language unless the operator configures a name', () => {
        expect(built).toContain('<title>Customer Portal</title>');
        expect(built).toContain('data-brand="Customer Portal"');
        expect(attribute(built, 'data-names')).toEqual(PORTAL_NAMES);
        expect(render({ defaultLanguage: 'sk' })).toContain('<title>Zákaznícky portál</title>');
    });

    it('has the operator’s name in every place, as text', () => {
        const html = render({ brandName: 'Möbel & "Söhne" <$&>' });
        expect(html).toContain('<title>Möbel &amp; &quot;Söhne&quot; &lt;$&amp;&gt;</title>');
        expect(html).toContain('data-brand="Möbel &amp; &quot;Söhne&quot; &lt;$&amp;&gt;"');
        expect(html.match(/ data-name="Möbel &amp; &quot;Söhne&quot; &lt;\$&amp;&gt;"/g)).toHaveLength(2);
        expect(html).not.toContain('Customer Portal</title>');
    });

    it('has the logo in place of the portal’s own mark, and the mark without one', () => {
        expect(built).toContain('<svg class="p-mark"');
        const html = render({ brandLogo: '/brand/logo.svg' });
        expect(html).toContain('<span class="f-mark"><img src="/brand/logo.svg" alt="" height="32" /></span>');
        expect(html).not.toContain('<svg class="p-mark"');
    });

    it('has the accents of both themes before any script, and none by default', () => {
        expect(built).toContain('<style id="accents"></style>');
        const html = render({ brandAccent: '#0b6b45', brandAccentDark: '#7fdcb2' });
        const [, style = ''] = /<style id="accents">([^<]*)</.exec(html) ?? [];
        expect(style).toMatch(
            /^:root\{--p-accent:#0b6b45;--p-accent-hover:#\w{6};--p-accent-soft:#\w{6};--p-on-accent:#ffffff\}/,
        );
        expect(style).toMatch(/:root\[data-theme=dark\]\{--p-accent:#7fdcb2;.*--p-on-accent:#0f1115\}/);
        expect(html.indexOf(style), 'it follows the theme, which it changes').toBeGreaterThan(
            html.lastIndexOf('</style>', html.indexOf(style)),
        );
    });

    it('carries what the portal reads, whatever it contains, and nothing of the server’s', () => {
        const brandName = `</script><script>alert('x')</script> & Söhne`;
        const html = render({ brandName, contactUrl: 'mailto:help@example.com' });
        expect(attribute(html, 'data-settings')).toMatchObject({
            brandName,
            contactUrl: 'mailto:help@example.com',
            apiBase: '/api',
        });
        expect(attribute(html, 'data-settings')).not.toHaveProperty('listen');
        expect(html).not.toContain('<script>alert');
    });

    it('asks for the script of reports only where they are on, with their path and share', () => {
        const tags = (html: string) => html.match(/<script[^>]*report[^>]*>.*?<\/script>/g);
        expect(tags(built)).toBeNull();
        expect(tags(render({ reportPath: '/reports', reportShare: 0.1 }))).toEqual([
            '<script type="module" src="/report.js" data-path="/reports" data-share="0.1"></script>',
        ]);
        expect(tags(render({ reportPath: '/reports' }))?.[0]).toContain('data-share="1"');
        expect(tags(render({ reportShare: 0.1 }))).toBeNull();
        const byHand = built.replace('<head>', '<head><script src="/report.js" type="module" data-path="/x"></script>');
        expect(tags(byHand)).toHaveLength(1);
        expect(renderPage(byHand, settingsFrom({}, { server: false }))).toBe(built);
    });

    it('gets the same settings from a page that has others', () => {
        const other = { reportPath: '/reports', brandName: 'Other', brandLogo: '/brand/other.svg', brandAccent: '#7a1f5c' };
        expect(renderPage(render(other), settingsFrom({}, { server: false }))).toBe(built);
    });

    it('is refused if it is another site’s', () => {
        expect(() => renderPage('<html></html>', settingsFrom({}, { server: false }))).toThrow('no place for a setting');
    });
});
