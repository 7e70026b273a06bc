import { expect, it } from 'vitest';
import { contrast } from '../../deploy/accents.mjs';
import { dark, light, type ColourTokens } from '../../src/theme/tokens';

/** The contrast of every colour that shows a state, as docs/quality/contrast.md; `vitest -u` writes it again. */

const STATES = ['success', 'warning', 'danger', 'accent'] as const;
const PLAIN = ['text', 'textMuted'] as const;
const SURFACES = ['surface', 'background', 'surfaceMuted', 'raised'] as const;
const TEXT_LIMIT = 4.5;
/** Of a bar beside its track; its words and figures stand beside it, so that the clear amber may stay below. */
const BAR_LIMIT = 3;

interface Cell {
    name: string;
    on: string;
    limit: number | null;
    of(tokens: ColourTokens): number;
}

const pair = (name: keyof ColourTokens, on: keyof ColourTokens, limit: number | null): Cell => ({
    name,
    on,
    limit,
    of: tokens => contrast(tokens[name], tokens[on]),
});

const CELLS: readonly Cell[] = [
    ...STATES.flatMap(name => SURFACES.map(on => pair(name, on, TEXT_LIMIT))),
    ...STATES.map(name => pair(name, `${name}Soft`, TEXT_LIMIT)),
    ...PLAIN.flatMap(name => ([...SURFACES, 'neutral'] as const).map(on => pair(name, on, TEXT_LIMIT))),
    pair('onAccent', 'accent', TEXT_LIMIT),
    pair('onAccent', 'accentHover', TEXT_LIMIT),
    pair('borderStrong', 'surface', BAR_LIMIT),
    pair('accent', 'neutral', BAR_LIMIT),
    pair('successBar', 'surface', BAR_LIMIT),
    pair('dangerBar', 'surface', BAR_LIMIT),
    pair('warningBar', 'surface', null),
];

const SCHEMES = { light, dark } as const;

it.each(Object.entries(SCHEMES))('every colour of a state keeps its limit in %s', (_scheme, tokens) => {
    for (const { name, on, limit, of } of CELLS) {
        if (limit !== null) expect(of(tokens), `${name} on ${on}`).toBeGreaterThanOrEqual(limit);
    }
});

it('the table of contrasts is the one of the tokens', async () => {
    const ratio = (value: number) => (Math.floor(value * 100) / 100).toFixed(2);
    const rows = [
        ['colour', 'on', 'limit', 'light', 'dark'],
        ...CELLS.map(({ name, on, limit, of }) => [
            `\`${name}\``,
            `\`${on}\``,
            limit?.toFixed(1) ?? 'none',
            ratio(of(light)),
            ratio(of(dark)),
        ]),
    ];
    const widths = [0, 1, 2, 3, 4].map(at => Math.max(...rows.map(row => row[at]?.length ?? 0)));
    const [head = '', ...body] = rows.map(row => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
    const line = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`;
    const text = [
        '# Contrast of the colours',
        '',
        'Of every colour that shows a state or carries text, in both themes, computed from `src/theme/tokens.ts` as in WCAG 2.2; rounded down. Written by',
        '`npx vitest run tests/theme -u`, and compared by the same test. The amber bar has no limit: its figure and its word stand beside it.',
        '',
        head,
        line,
        ...body,
        '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('../../docs/quality/contrast.md');
});
