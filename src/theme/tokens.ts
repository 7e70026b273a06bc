/**
 * All design tokens, one set for light and dark. The public pages use them as CSS variables (`--p-<name>`, written into index.html at build
 * time), the signed-in portal through the MUI theme. Apart from one accent, colour only shows state; every text colour has a contrast of at
 * least 4.5:1 on `surface` and `background`.
 */
export interface ColourTokens {
    background: string;
    surface: string;
    /** raised or hovered surface */
    surfaceMuted: string;
    border: string;
    /** borders of inputs, contrast 3:1 on the surface */
    borderStrong: string;
    text: string;
    textMuted: string;
    accent: string;
    accentHover: string;
    /** text on the accent */
    onAccent: string;
    /** background of a selected row or entry */
    accentSoft: string;
    success: string;
    successSoft: string;
    warning: string;
    warningSoft: string;
    danger: string;
    dangerSoft: string;
}

export const light: ColourTokens = {
    background: '#f6f6f8',
    surface: '#ffffff',
    surfaceMuted: '#f0f1f4',
    border: '#e1e3e9',
    borderStrong: '#858b99',
    text: '#1a1d24',
    textMuted: '#565d6d',
    accent: '#2a55c9',
    accentHover: '#1f43a6',
    onAccent: '#ffffff',
    accentSoft: '#e8edfb',
    success: '#14713f',
    successSoft: '#e4f4eb',
    warning: '#875300',
    warningSoft: '#fdf1dc',
    danger: '#b3261e',
    dangerSoft: '#fceae8',
};

export const dark: ColourTokens = {
    background: '#121419',
    surface: '#1a1d24',
    surfaceMuted: '#242831',
    border: '#2f3440',
    borderStrong: '#7b8394',
    text: '#eceef3',
    textMuted: '#a6adbb',
    accent: '#93b1ff',
    accentHover: '#b3c8ff',
    onAccent: '#0e1a3a',
    accentSoft: '#222e4d',
    success: '#69d39c',
    successSoft: '#173326',
    warning: '#f0bd62',
    warningSoft: '#3a2d13',
    danger: '#ff938b',
    dangerSoft: '#43211f',
};

export const FONT_STACK = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
export const MONO_STACK = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
export const RADIUS = 6;

/** attribute of the html element with the active colour scheme */
export const THEME_ATTRIBUTE = 'data-theme';

/** The brand's accent per scheme, `#rrggbb` (`VITE_BRAND_ACCENT`, `VITE_BRAND_ACCENT_DARK`); defaults to the portal's own. */
export interface BrandAccents {
    light?: string;
    dark?: string;
}

const HEX = /^#[0-9a-f]{6}$/i;

const channels = (hex: string): number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes `share` (0 to 1) of the second colour into the first. */
function mix(first: string, second: string, share: number): string {
    const [a, b] = [channels(first), channels(second)];
    const mixed = a.map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share));
    return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
    const [red = 0, green = 0, blue = 0] = channels(hex)
        .map(value => value / 255)
        .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
    const [dim = 0, bright = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
    return (bright + 0.05) / (dim + 0.05);
}

/**
 * Returns the tokens with a brand's accent, and the hover, tint and text colours derived from it.
 * @throws if the accent is not `#rrggbb` or its contrast on the surface is below 4.5:1, so that the build fails instead of a page
 */
export function withAccent(tokens: ColourTokens, accent: string | undefined): ColourTokens {
    if (!accent) return tokens;
    if (!HEX.test(accent)) throw new Error(`The accent "${accent}" is no colour of the form #rrggbb.`);
    if (contrast(accent, tokens.surface) < 4.5) throw new Error(`The accent ${accent} has less than 4.5:1 on ${tokens.surface}.`);
    const onAccent = contrast(accent, light.surface) >= 4.5 ? light.surface : dark.background;
    return {
        ...tokens,
        accent,
        accentHover: mix(accent, tokens.text, 0.2),
        accentSoft: mix(tokens.surface, accent, 0.1),
        onAccent,
    };
}

const declarations = (tokens: ColourTokens): string =>
    Object.entries(tokens)
        .map(([name, value]) => `--p-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}:${value}`)
        .join(';');

/** Returns the tokens as a style sheet: light by default, dark by the attribute or, without it, by the system's setting. */
export function tokenStyleSheet(accents: BrandAccents = {}): string {
    const [bright, dim] = [withAccent(light, accents.light), withAccent(dark, accents.dark)];
    return [
        `:root{color-scheme:light;${declarations(bright)};--p-radius:${RADIUS}px;--p-font:${FONT_STACK};--p-mono:${MONO_STACK}}`,
        `:root[${THEME_ATTRIBUTE}=dark]{color-scheme:dark;${declarations(dim)}}`,
        `@media (prefers-color-scheme:dark){:root:not([${THEME_ATTRIBUTE}]){color-scheme:dark;${declarations(dim)}}}`,
        // The tripled pseudo-class makes it apply in either scheme.
        '@media (prefers-contrast:more){:root:root:root{--p-text-muted:var(--p-text);--p-border:var(--p-text);--p-border-strong:var(--p-text)}}',
    ].join('\n');
}
