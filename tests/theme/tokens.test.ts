import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#deploy/accents.mjs';
import { dark, light, tokenStyleSheet } from '../../src/theme/tokens';

const TEXTS = ['text', 'textMuted', 'accent', 'accentHover', 'success', 'warning', 'danger'] as const;
const SOFT = ['success', 'warning', 'danger'] as const;

/** Sizes outside the scale: of icons, and of inputs on phones, which zoom into smaller ones. */
const OTHER_SIZES: Readonly<Record<string, readonly string[]>> = {
    'src/ui/Button.module.css': ['font-size: 1.125rem'],
    'src/shared/list/list.module.css': ['font-size: 1rem', 'font-size: 1rem'],
    'src/ui/inputs/box.module.css': ['font-size: 1rem'],
    'customRoutes/public/first.css': ['font: max(16px, 1rem)'],
};

const files = ['src', 'customRoutes'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.css'))
        .map(name => `${folder}/${name}`),
);

it('a line of the scale is a number, which is a length only in em', () => {
    for (const file of files) {
        const lengths = [
            ...readFileSync(file, 'utf8').matchAll(/^.*(?:height|width|margin|padding|top|bottom).*var\(--p-line-.*$/gm),
        ];
        const wrong = lengths
            .map(([line]) => line.trim())
            .filter(line => !line.startsWith('line-height:') && !/\d*em \*/.test(line));
        expect(wrong, file).toEqual([]);
    }
});

it('text has one of the five sizes of the scale', () => {
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) {
        const own = [...readFileSync(file, 'utf8').matchAll(/font(?:-size)?:[^;]*\d(?:px|rem|em|%)[^\s;]*/g)].map(
            ([found]) => found,
        );
        expect(own, file).toEqual(OTHER_SIZES[file] ?? []);
    }
});

describe('theme tokens', () => {
    it.each([
        ['light', light],
        ['dark', dark],
    ] as const)('every text colour of %s is readable on its surfaces', (_scheme, tokens) => {
        for (const name of TEXTS) {
            for (const surface of ['surface', 'background', 'surfaceMuted'] as const) {
                expect(contrast(tokens[name], tokens[surface]), `${name} on ${surface}`).toBeGreaterThanOrEqual(4.5);
            }
        }
        for (const name of SOFT) expect(contrast(tokens[name], tokens[`${name}Soft`]), name).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens.onAccent, tokens.accent)).toBeGreaterThanOrEqual(4.5);
        for (const name of ['text', 'textMuted'] as const) {
            expect(contrast(tokens[name], tokens.neutral), `${name} on neutral`).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(tokens.text, tokens.neutralHover)).toBeGreaterThanOrEqual(4.5);
        for (const surface of ['surface', 'background'] as const) {
            expect(contrast(tokens.borderStrong, tokens[surface]), surface).toBeGreaterThanOrEqual(3);
        }
    });

    it('has stronger lines and text for users who prefer more contrast', () => {
        expect(tokenStyleSheet()).toMatch(/prefers-contrast:more\).*--p-text-muted:var\(--p-text\);--p-border:var\(--p-text\)/);
    });
});
