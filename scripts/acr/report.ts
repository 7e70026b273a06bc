import { dump } from 'js-yaml';

/** The accessibility conformance report: what was judged, from what runs, in the OpenACR format and as text. Pure. */

export type Level = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated';

interface Criterion {
    num: string;
    handle: string;
    level: Level;
    /** names of runs, and `hand` */
    by: readonly string[];
    notes: string;
}

/** docs/accessibility/judged.yaml */
export interface Judged {
    author: { name: string; email: string };
    runs: Readonly<Record<string, { figure: string; what: string }>>;
    criteria: readonly Criterion[];
}

/** docs/accessibility/runs.json: what the runs have found. */
export interface Runs {
    /** ISO date of the sweep */
    date: string;
    figures: Readonly<Record<string, { measured: string; date: string }>>;
    axe: { version: string; rules: Readonly<Record<string, readonly string[]>> };
    /** rules of axe that the last sweep found violated; null if its report is not at hand */
    violated: readonly string[] | null;
}

/** The criteria of level AA by their numbers; the others are of level A. */
const AA = new Set(
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3'.split(
        ' ',
    ),
);
export const isAA = ({ num }: Pick<Criterion, 'num'>): boolean => AA.has(num);

const LEVELS: Readonly<Record<Level, string>> = {
    supports: 'Supports',
    'partially-supports': 'Partially supports',
    'does-not-support': 'Does not support',
    'not-applicable': 'Not applicable',
    'not-evaluated': 'Not evaluated',
};

const TITLE = 'Customer portal: accessibility conformance report';
const PRODUCT = 'The self-service portal of a CAD/CAM provider: licences, keys, users, contracts, tickets and its academy.';
const METHODS =
    'A self-assessment. Programs go through the pages, dialogs, menus and states of the portal before a release; what they cannot judge was judged by hand, by reading the code and looking at the pages. No assistive technology was used, and nobody who relies on one took part. Each criterion says how it was judged.';
const NOT_EVALUATED =
    'Where nobody has judged a criterion, this report says "Not evaluated" at levels A and AA, too, instead of guessing.';

interface Found {
    level: Level;
    how: string;
    notes: string;
}

/** What is reported of a criterion. A rule of axe that was violated limits what was judged. */
function found({ num, level, by, notes }: Criterion, { axe, violated }: Runs): Found {
    const rules = by.includes('sweep') ? (axe.rules[num] ?? []) : [];
    const wrong = rules.filter(rule => violated?.includes(rule));
    const runs = by.filter(one => one !== 'hand');
    const programs =
        runs.length > 0 ? `By programs: ${runs.join(', ')}${rules.length > 0 ? ` (axe: ${rules.join(', ')})` : ''}.` : '';
    const how = [programs, by.includes('hand') ? 'By hand.' : ''].filter(Boolean).join(' ') || 'Not judged.';
    return {
        level: level === 'supports' && wrong.length > 0 ? 'partially-supports' : level,
        how,
        notes: wrong.length > 0 ? `${notes} The last sweep found: ${wrong.join(', ')}.` : notes,
    };
}

const chaptersOf = ({ criteria }: Judged) =>
    [
        ['success_criteria_level_a', 'Level A', criteria.filter(one => !isAA(one))],
        ['success_criteria_level_aa', 'Level AA', criteria.filter(isAA)],
    ] as const;

/** The report in the OpenACR format, as YAML. */
export function openAcr(judged: Judged, runs: Runs): string {
    const chapters = chaptersOf(judged).map(([id, , criteria]) => [
        id,
        {
            criteria: criteria.map(one => {
                const { level, how, notes } = found(one, runs);
                return { num: one.num, components: [{ name: 'web', adherence: { level, notes: `${how} ${notes}` } }] };
            }),
        },
    ]);
    const report = {
        title: TITLE,
        product: { name: 'Customer portal', description: PRODUCT },
        author: judged.author,
        report_date: runs.date,
        version: 1,
        notes: NOT_EVALUATED,
        evaluation_methods_used: METHODS,
        catalog: '2.5-edition-wcag-2.2-en',
        chapters: {
            ...(Object.fromEntries(chapters) as object),
            success_criteria_level_aaa: { notes: 'Level AAA was not evaluated.', disabled: true },
        },
    };
    return `# Made by \`npm run acr\` from judged.yaml and runs.json.\n${dump(report, { lineWidth: 140 })}`;
}

/** The report as Markdown. */
export function rendered(judged: Judged, runs: Runs): string {
    const chapters = chaptersOf(judged).map(([, title, criteria]) => ({
        title,
        criteria: criteria.map(one => ({ ...one, ...found(one, runs) })),
    }));
    const all = chapters.flatMap(({ criteria }) => criteria);
    const counts = (Object.keys(LEVELS) as Level[])
        .map(level => [LEVELS[level], all.filter(one => one.level === level).length] as const)
        .filter(([, count]) => count > 0)
        .map(([label, count]) => `- ${label}: ${count}`);
    const runLines = Object.entries(judged.runs).map(
        ([id, { what }]) => `- ${id}: ${what}. Last result, of ${runs.figures[id]?.date}: ${runs.figures[id]?.measured}.`,
    );
    const parts = chapters.map(({ title, criteria }) =>
        [
            `## ${title}`,
            ...criteria.map(
                ({ num, handle, level, how, notes }) => `### ${num} ${handle}\n\n**${LEVELS[level]}.** ${notes}\n\n${how}`,
            ),
        ].join('\n\n'),
    );
    return `# Accessibility report

WCAG 2.2, levels A and AA, judged on ${runs.date}, in the OpenACR format too: [acr.yaml](/accessibility/acr.yaml).

## How it was judged

${METHODS}

${NOT_EVALUATED} "By programs" means that the runs below check it, "By hand" that somebody has read the code and looked at the pages.

${runLines.join('\n')}

The rules of axe ${runs.axe.version} that belong to a criterion are named with it. A rule that finds nothing does not prove that a criterion is met.

## Summary

${counts.join('\n')}

${parts.join('\n\n')}
`;
}
