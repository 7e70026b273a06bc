/**
 * All design tokens, one set for light and dark. They are CSS variables (`--p-<name>`), written into index.html at build time; MUI's theme uses
 * these too (`src/shared/list/GridTheme.tsx`). Apart from one accent, colour only shows state; every text colour has a contrast of at least
 * 4.5:1 on `surface` and `background`.
 */
export interface ColourTokens {
    background: string;
    surface: string;
    /** hovered rows, heads of tables, skeletons */
    surfaceMuted: string;
    /** floating elements: menus, modals, toasts */
    raised: string;
    /** secondary buttons and the tracks of bars */
    neutral: string;
    neutralHover: string;
    /** hairline of cards, tables and separators */
    border: string;
    /** line of inputs and checkboxes, and of nothing else; contrast 3:1 on the surface */
    borderStrong: string;
    text: string;
    textMuted: string;
    accent: string;
    accentHover: string;
    /** text on the accent */
    onAccent: string;
    /** background of a selected row or entry */
    accentSoft: string;
    /** For each state: its text, the surface behind that text, and the saturated colour of bars and marks, which need a text beside them. */
    success: string;
    successSoft: string;
    successBar: string;
    warning: string;
    warningSoft: string;
    warningBar: string;
    danger: string;
    dangerSoft: string;
    dangerBar: string;
}

export const light: ColourTokens = {
    background: '#f6f7f9',
    surface: '#ffffff',
    surfaceMuted: '#f1f2f5',
    raised: '#ffffff',
    neutral: '#e9ebf0',
    neutralHover: '#dfe2e9',
    border: '#e3e5eb',
    borderStrong: '#858b99',
    text: '#1a1d24',
    textMuted: '#5a6172',
    accent: '#2a55c9',
    accentHover: '#1f43a6',
    onAccent: '#ffffff',
    accentSoft: '#e8edfb',
    success: '#14713f',
    successSoft: '#e3f5ea',
    successBar: '#1c9a58',
    warning: '#9a5800',
    warningSoft: '#fff2d1',
    warningBar: '#e08e00',
    danger: '#b3261e',
    dangerSoft: '#fdeceb',
    dangerBar: '#d93a30',
};

export const dark: ColourTokens = {
    background: '#0f1115',
    surface: '#171a20',
    surfaceMuted: '#1f232b',
    raised: '#22262f',
    neutral: '#2a2f3a',
    neutralHover: '#343a47',
    border: '#2a2f39',
    borderStrong: '#7b8394',
    text: '#eceef3',
    textMuted: '#a6adbb',
    accent: '#93b1ff',
    accentHover: '#b3c8ff',
    onAccent: '#0e1a3a',
    accentSoft: '#222e4d',
    success: '#6fd6a1',
    successSoft: '#173527',
    successBar: '#3fb97c',
    warning: '#f3c15f',
    warningSoft: '#3b2e12',
    warningBar: '#f0b23c',
    danger: '#ff938b',
    dangerSoft: '#45221f',
    dangerBar: '#f26d63',
};

/** The portal's own typeface, and until it has loaded a fallback with the same widths. src/start/appearance.ts decides which (`data-typeface`). */
const FALLBACKS = '"Portal fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const FONT_STACK = `Portal, ${FALLBACKS}`;
const MONO_STACK = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
export const RADIUS = 8;

/** The type scale: size and line height in px. Text is in `rem`, so that it follows the browser's own text size. */
const TYPE = {
    title: [26, 32],
    section: [17, 24],
    body: [15, 22],
    small: [13.5, 20],
    figure: [28, 32],
} as const;

const ROOT_PX = 16;

const typeDeclarations = Object.entries(TYPE)
    .map(([name, [size, line]]) => `--p-size-${name}:${size / ROOT_PX}rem;--p-line-${name}:${(line / size).toFixed(4)}`)
    .join(';');

/** Shadows of floating elements. */
const SHADOW = {
    light: '0 1px 2px rgb(16 20 32/.08),0 8px 28px rgb(16 20 32/.16)',
    dark: '0 1px 2px rgb(0 0 0/.5),0 10px 32px rgb(0 0 0/.6)',
};

/** The characters of each file of the typeface (scripts/typeface.mjs). */
const FILES = {
    latin: 'U+20-7E,U+A0-FF,U+2009,U+2011,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039,U+203A,U+20AC,U+2190-2193,U+2212,U+D7',
    'latin-ext': 'U+100-17F,U+218-21B',
};

const face = (name: string, range: string) =>
    `@font-face{font-family:Portal;src:url(/src/theme/typeface/${name}.woff2) format("woff2");font-weight:400 600;font-display:swap;unicode-range:${range}}`;

/** A system typeface, adjusted to the widths and heights of the portal's, measured over the portal's texts. */
const fallback = (weight: string, fonts: readonly string[], [size, ascent, descent]: readonly [number, number, number]) =>
    `@font-face{font-family:"Portal fallback";font-weight:${weight};src:${fonts.map(font => `local("${font}")`).join(',')};` +
    `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

/** The portal's typeface as a style sheet; the files' paths are Vite's. */
export const typefaceStyleSheet = (): string =>
    [
        ...Object.entries(FILES).map(([name, range]) => face(name, range)),
        fallback('400 500', ['Arial', 'Liberation Sans', 'Roboto'], [106.5, 90.9, 22.6]),
        fallback('600', ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], [101.6, 95.3, 23.7]),
    ].join('\n');

/** attribute of the html element with the active colour scheme */
const THEME_ATTRIBUTE = 'data-theme';

const declarations = (tokens: ColourTokens): string =>
    Object.entries(tokens)
        .map(([name, value]) => `--p-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}:${value}`)
        .join(';');

/**
 * Returns the tokens as a style sheet: light by default, dark by the attribute or, without it, by the system's setting. A brand's accents
 * follow it in a style sheet of their own (deploy/accents.mjs).
 */
export function tokenStyleSheet(): string {
    const darkDeclarations = `color-scheme:dark;${declarations(dark)};--p-shadow:${SHADOW.dark}`;
    return [
        `:root{color-scheme:light;${declarations(light)};--p-shadow:${SHADOW.light};${typeDeclarations};--p-radius:${RADIUS}px;--p-font:${FALLBACKS};--p-mono:${MONO_STACK}}`,
        `:root[data-typeface]{--p-font:${FONT_STACK}}`,
        `:root[${THEME_ATTRIBUTE}=dark]{${darkDeclarations}}`,
        `@media (prefers-color-scheme:dark){:root:not([${THEME_ATTRIBUTE}]){${darkDeclarations}}}`,
        // The tripled pseudo-class makes it apply in either scheme.
        '@media (prefers-contrast:more){:root:root:root{--p-text-muted:var(--p-text);--p-border:var(--p-text);--p-border-strong:var(--p-text)}}',
    ].join('\n');
}
