/**
 * The look in one place: one set of tokens for light and dark. The public pages use them as CSS variables
 * (`--p-<name>`, written into index.html at build time), the signed-in portal through the MUI theme.
 * Colour is for state only, next to one accent; every text colour has at least 4.5:1 on `surface` and `background`.
 */
export interface ColourTokens {
    background: string;
    surface: string;
    /** raised or hovered surface */
    surfaceMuted: string;
    border: string;
    /** borders of inputs, 3:1 against the surface */
    borderStrong: string;
    text: string;
    textMuted: string;
    accent: string;
    accentHover: string;
    /** text on the accent */
    onAccent: string;
    /** tint behind a chosen row or entry */
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

/** localStorage key of the choice `light`, `dark` or `system`; public/boot.js reads it before the first paint. */
export const THEME_MODE_KEY = 'theme-mode';
/** attribute of the html element that carries the scheme in force */
export const THEME_ATTRIBUTE = 'data-theme';

const declarations = (tokens: ColourTokens): string =>
    Object.entries(tokens)
        .map(([name, value]) => `--p-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}:${value}`)
        .join(';');

/** The tokens as a style sheet: light by default, dark by the attribute or, without one, by the system. */
export function tokenStyleSheet(): string {
    return [
        `:root{color-scheme:light;${declarations(light)};--p-radius:${RADIUS}px;--p-font:${FONT_STACK};--p-mono:${MONO_STACK}}`,
        `:root[${THEME_ATTRIBUTE}=dark]{color-scheme:dark;${declarations(dark)}}`,
        `@media (prefers-color-scheme:dark){:root:not([${THEME_ATTRIBUTE}]){color-scheme:dark;${declarations(dark)}}}`,
    ].join('\n');
}
