type Theme = 'light' | 'dark';
/** What an accent stands on, as in src/theme/tokens.ts. */
export const GROUNDS: Readonly<Record<Theme, Readonly<Record<'surface' | 'background' | 'surfaceMuted' | 'text', string>>>>;
/** The contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number;
/** The accent of a theme with the hover, tint and text colours derived from it. */
export function accentTokens(theme: Theme, accent: string): Record<'accent' | 'accentHover' | 'accentSoft' | 'onAccent', string>;
