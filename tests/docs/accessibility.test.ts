// @vitest-environment node
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { reportPage, STATEMENT_LANGUAGES, statementPage } from '#build/accessibility/page';
import { renderReport, renderStatement } from '#deploy/page.mjs';
import { settingsFrom } from '#deploy/settings.mjs';
import { isAA, openAcr, rendered, type Judged, type Runs } from '#scripts/acr/report';

/** The accessibility statement and the report (ACCESS-1). */

const read = (name: string): string => readFileSync(`docs/accessibility/${name}`, 'utf8');
const judged = load(read('judged.yaml')) as Judged;
const runs = JSON.parse(read('runs.json')) as Runs;
/** OpenACR 0.1.0, of github.com/GSA/openacr (public domain). */
const schema = JSON.parse(readFileSync('scripts/acr/openacr-0.1.0.json', 'utf8')) as object;

/** How many criteria WCAG 2.2 has at these levels; 4.1.1, which it has removed, is in the catalogue of OpenACR. */
const LEVEL_A = 32;
const LEVEL_AA = 24;

interface Report {
    catalog: string;
    chapters: Record<string, { criteria?: { num: string; components: { adherence: { level: string; notes: string } }[] }[] }>;
}

describe('the report', () => {
    it('is made from what was judged and what the runs have found: `npm run acr`', () => {
        expect(read('acr.yaml')).toBe(openAcr(judged, runs));
        expect(read('report.md')).toBe(rendered(judged, runs));
    });

    it('is of the OpenACR format', () => {
        const validate = new Ajv({ strict: false }).compile(schema);
        expect([validate(load(read('acr.yaml'))), validate.errors]).toEqual([true, null]);
        expect(validate({ title: 'x' })).toBe(false);
    });

    it('has the operator as its author, by address or page, also when it is rendered again', () => {
        const authorOf = (text: string) => (load(text) as { author: object }).author;
        const settings = (accessibilityContact: string) =>
            settingsFrom({ brandName: 'Nord: "Werk"', accessibilityContact }, { server: false });
        const once = renderReport(read('acr.yaml'), settings('mailto:a11y@nord.example?subject=Portal'));
        expect(authorOf(once)).toEqual({ name: 'Nord: "Werk"', email: 'a11y@nord.example' });
        const again = renderReport(once, settings('https://nord.example/access'));
        expect(authorOf(again)).toEqual({ name: 'Nord: "Werk"', email: '', website: 'https://nord.example/access' });
        expect(new Ajv({ strict: false }).compile(schema)(load(again))).toBe(true);
    });

    it('has every criterion of levels A and AA once', () => {
        const numbers = judged.criteria.map(({ num }) => num);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(judged.criteria.filter(isAA)).toHaveLength(LEVEL_AA);
        expect(judged.criteria.filter(one => !isAA(one))).toHaveLength(LEVEL_A);
        const { chapters, catalog } = load(read('acr.yaml')) as Report;
        expect(catalog).toBe('2.5-edition-wcag-2.2-en');
        expect(chapters.success_criteria_level_a?.criteria).toHaveLength(LEVEL_A);
    });

    it('says of each how it was judged, and of what nobody has judged that it was not', () => {
        const known = new Set([...Object.keys(judged.runs), 'hand']);
        for (const { num, level, by, notes } of judged.criteria) {
            expect([num, level === 'not-evaluated'], num).toEqual([num, by.length === 0]);
            expect(
                by.filter(one => !known.has(one)),
                num,
            ).toEqual([]);
            expect(notes, num).toMatch(/\.$/);
        }
        expect(read('report.md')).toContain('### 1.4.12 Text Spacing\n\n**Not evaluated.**');
    });

    it('does not say that a criterion is met of which a rule was violated', () => {
        const violated = { ...runs, violated: ['color-contrast'] };
        const text = rendered(judged, violated);
        expect(text).toMatch(/### 1\.4\.3 .*\n\n\*\*Partially supports\.\*\* .* The last sweep found: color-contrast\./);
        expect(rendered(judged, { ...runs, violated: [] })).toBe(rendered(judged, { ...runs, violated: null }));
    });
});

describe.each(STATEMENT_LANGUAGES)('the statement (%s)', language => {
    const page = statementPage(language, '');
    const settings = settingsFrom(
        { brandName: 'Nord & Werk', accessibilityContact: 'mailto:a11y@nord.example' },
        { server: false },
    );

    it('has the same parts as the others', () => {
        const shape = (name: string) =>
            [...read(`${name}.md`).matchAll(/^(#+|-)|\]\(([^)]+)\)|%\{\w+\}/gm)].map(([mark]) => mark);
        expect(shape(language)).toEqual(shape('en'));
        expect([...page.matchAll(/<h2 id/g)]).toHaveLength(5);
    });

    it('has a title, a day, its languages, no script, and the operator’s name and contact', () => {
        const branded = renderStatement(page, settings);
        expect(page).toContain(`<html lang="${language}"`);
        expect(page).not.toMatch(/<script|\son\w+=|contact:|%\{/i);
        expect(page).toMatch(/2026/);
        expect([...page.matchAll(/hreflang="/g)]).toHaveLength(STATEMENT_LANGUAGES.length - 1);
        expect(branded).toMatch(/<title>.+ – Nord &amp; Werk<\/title>/);
        expect(branded).toContain('<a class="contact" href="mailto:a11y@nord.example">');
    });
});

it('the report is a page, too, which leads to the statement', () => {
    const page = reportPage('');
    expect(page).toContain('<a href="/accessibility/en.html">');
    expect(page).toContain('<a href="/accessibility/acr.yaml">');
    const ids = [...page.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    for (const id of ids) expect(page).toContain(`href="#${id}"`);
});
