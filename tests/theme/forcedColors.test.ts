// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Meaning that is drawn by a background alone, which forced colours take away. */

const sheets = ['src', 'customRoutes'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.css'))
        .map(name => join(folder, name)),
);

/** The selectors of the bars in a sheet: their background shows a share or a day. */
const barsIn = (css: string): string[] =>
    [...css.matchAll(/([^{}]+)\{[^{}]*linear-gradient\([^;]*var\(--(?:share|at)\)/g)].map(([, selector = '']) =>
        selector.replace(/\/\*.*?\*\//gs, '').trim(),
    );

/** What a sheet says of forced colours. */
const forcedIn = (css: string): string =>
    [...css.matchAll(/@media \(forced-colors: active\) \{(?:[^{}]*\{[^{}]*\})*/g)].map(([block]) => block).join('\n');

it('every bar keeps its colours where colours are forced', () => {
    const bars = sheets.flatMap(sheet => {
        const css = readFileSync(sheet, 'utf8');
        return barsIn(css).map(selector => ({ sheet, selector, forced: forcedIn(css) }));
    });
    expect(bars.length).toBeGreaterThan(4);
    const isKept = ({ selector, forced }: (typeof bars)[number]) =>
        forced
            .split('}')
            .some(rule => rule.includes('forced-color-adjust: none') && rule.split('{').some(part => part.includes(selector)));
    expect(bars.filter(bar => !isKept(bar)).map(({ sheet, selector }) => `${sheet}: ${selector}`)).toEqual([]);
});
