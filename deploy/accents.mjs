/** The brand's accent: the colours derived from it, and whether it can be read. */

/** What an accent stands on, as in src/theme/tokens.ts, which a test compares. */
export const GROUNDS = {
    light: { surface: '#ffffff', background: '#f6f7f9', surfaceMuted: '#f1f2f5', text: '#1a1d24' },
    dark: { surface: '#171a20', background: '#0f1115', surfaceMuted: '#1f232b', text: '#eceef3' },
};

/** Below this contrast text is hard to read (WCAG 2.2). */
const READABLE = 4.5;

const channels = hex => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes `share` (0 to 1) of the second colour into the first. */
function mix(first, second, share) {
    const [a, b] = [channels(first), channels(second)];
    const mixed = a.map((value, at) => Math.round(value + (b[at] - value) * share));
    return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(hex) {
    const [red, green, blue] = channels(hex)
        .map(value => value / 255)
        .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(first, second) {
    const [dim, bright] = [luminance(first), luminance(second)].sort((a, b) => a - b);
    return (bright + 0.05) / (dim + 0.05);
}

/** The accent of a theme with the hover, tint and text colours derived from it. */
export function accentTokens(theme, accent) {
    const { surface, text } = GROUNDS[theme];
    return {
        accent,
        accentHover: mix(accent, text, 0.2),
        accentSoft: mix(surface, accent, 0.1),
        onAccent: contrast(accent, GROUNDS.light.surface) >= READABLE ? GROUNDS.light.surface : GROUNDS.dark.background,
    };
}

/** Why an accent cannot be used in a theme, as the rest of a sentence; null if it can. */
export function accentProblem(theme, accent) {
    if (!/^#[0-9a-f]{6}$/i.test(accent)) return `"${accent}" is no colour of the form #rrggbb.`;
    const { surface, background, surfaceMuted } = GROUNDS[theme];
    const [ground, ratio] = [surface, background, surfaceMuted, accentTokens(theme, accent).accentSoft]
        .map(colour => [colour, contrast(accent, colour)])
        .reduce((worst, one) => (one[1] < worst[1] ? one : worst));
    // Cut off, not rounded: 4.49 is not 4.5.
    const shown = Math.floor(ratio * 100) / 100;
    return ratio < READABLE
        ? `${accent} has a contrast of ${shown}:1 on ${ground} in the ${theme} theme; 4.5:1 is needed.`
        : null;
}

const declarations = (theme, accent) =>
    Object.entries(accentTokens(theme, accent))
        .map(([name, value]) => `--p-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}:${value}`)
        .join(';');

/** The style sheet that replaces the portal's own accents; empty without any. It follows that of src/theme/tokens.ts. */
export function accentStyleSheet({ light, dark }) {
    const rules = [];
    if (light) rules.push(`:root{${declarations('light', light)}}`);
    if (dark) {
        const colours = declarations('dark', dark);
        rules.push(`:root[data-theme=dark]{${colours}}`);
        rules.push(`@media (prefers-color-scheme:dark){:root:not([data-theme]){${colours}}}`);
    }
    return rules.join('');
}
