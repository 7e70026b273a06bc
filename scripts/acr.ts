import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import axe from 'axe-core';
import { load } from 'js-yaml';
import { openAcr, rendered, type Judged, type Runs } from './acr/report';

/**
 * `npm run acr` makes the accessibility report, `docs/accessibility/acr.yaml` and `report.md`, from what was judged (`judged.yaml`), the
 * figures of docs/quality.md, and the report of the last `npm run test:pages` if it is there. What it has read of them it keeps in
 * `runs.json`.
 */

const FOLDER = 'docs/accessibility';
const SWEEP = 'test-results/pages.jsonl';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The year of the figures' dates. */
const YEAR = /dates of (\d{4})/;

const quality = readFileSync('docs/quality.md', 'utf8');

/** The measured value and the date of a figure, by how its row begins. */
function figureOf(beginning: string): { measured: string; date: string } {
    const row = quality.split('\n').find(line => line.replaceAll('*', '').startsWith(`| ${beginning}`));
    const [, , , measured = '', date = ''] = (row ?? '').split('|').map(cell => cell.trim());
    if (date === '') throw new Error(`docs/quality.md has no figure "${beginning}".`);
    return { measured: measured.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('*', ''), date };
}

/** The rules of axe that the sweep runs, by the criteria that axe names: `wcag111` is 1.1.1. */
function rulesByCriterion(): Record<string, string[]> {
    const rules: Record<string, string[]> = {};
    for (const { ruleId, tags } of axe.getRules(TAGS)) {
        if (tags.some(tag => tag === 'experimental' || tag === 'deprecated')) continue;
        for (const tag of tags) {
            const [, principle, guideline, number] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
            if (number) (rules[`${principle}.${guideline}.${number}`] ??= []).push(ruleId);
        }
    }
    return rules;
}

/** The rules of axe that the last sweep found violated, by the last result of each part. */
function violatedIn(file: string, rules: ReadonlySet<string>): string[] | null {
    if (!existsSync(file)) return null;
    const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
    const last = new Map(
        lines.map(line => {
            const { name, who, part, wrong } = JSON.parse(line) as Record<'name' | 'who' | 'part', string> & { wrong: string[] };
            return [[name, who, part].join('|'), wrong];
        }),
    );
    const found = [...last.values()]
        .flat()
        .filter(text => text.includes('axe: '))
        .flatMap(text => Array.from(text.matchAll(/([a-z-]+): /g), ([, rule = '']) => rule));
    return [...new Set(found.filter(rule => rules.has(rule)))].toSorted();
}

const judged = load(readFileSync(`${FOLDER}/judged.yaml`, 'utf8')) as Judged;
const rules = rulesByCriterion();
const figures = Object.fromEntries(Object.entries(judged.runs).map(([id, { figure }]) => [id, figureOf(figure)]));
const date = new Date(`${figures.sweep?.date} ${YEAR.exec(quality)?.[1]} UTC`);
const runs: Runs = {
    date: date.toISOString().slice(0, 10),
    figures,
    axe: { version: axe.version, rules },
    violated: violatedIn(SWEEP, new Set(Object.values(rules).flat())),
};

writeFileSync(`${FOLDER}/runs.json`, `${JSON.stringify(runs, null, 4)}\n`);
writeFileSync(`${FOLDER}/acr.yaml`, openAcr(judged, runs));
writeFileSync(`${FOLDER}/report.md`, rendered(judged, runs));
console.log(`Wrote ${FOLDER}/acr.yaml, report.md and runs.json.`);
