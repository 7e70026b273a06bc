import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import type { Language } from '../../src/config/language';
import { expect, test } from '../support/fixtures';
import { lengthen } from '../support/lengthen';
import { focusIsIn, focusReturned, walk } from './focus';
import { enlarge, overlaps, SIZES } from './largeText';
import { buttonsOutOfView, covered, facts, squeezed } from './measures';
import { FRONT, HEIGHT, reach, widen, WIDE } from './reach';
import { layerOf, type Stage, type View } from './view';
import { SAMPLE, VIEWS } from './viewTable';

/**
 * A sweep over every page, modal, menu and state (docs/quality.md, "Accessibility and languages"): axe, the focus, and texts that are 30 %
 * longer. The full sweep takes three quarters of an hour and has a command of its own (`npm run test:pages`, which sets `PAGE_RUN`); the
 * run of all browser tests checks a sample.
 */

// Views are independent: the workers share them.
test.describe.configure({ mode: 'parallel' });

/** `all`; `rest`: what is missing from the report; `broken`: what failed there. */
const RUN = process.env.PAGE_RUN;
const ALL = RUN !== undefined;
const REPORT = 'test-results/pages.jsonl';

/** The result of a run. */
interface Outcome {
    name: string;
    who: string | null;
    /** `looks`, `large` (text alone), or the language of the longer texts */
    part: string;
    wrong: readonly string[];
}

const keyOf = ({ name, who, part }: Omit<Outcome, 'wrong'>): string => [name, who, part].join('|');
/** The report's last result for each part. */
const reported = new Map(
    RUN !== 'all' && ALL && existsSync(REPORT)
        ? readFileSync(REPORT, 'utf8')
              .trim()
              .split('\n')
              .map(line => JSON.parse(line) as Outcome)
              .map(outcome => [keyOf(outcome), outcome.wrong.length === 0])
        : [],
);
const isWanted = (part: Omit<Outcome, 'wrong'>): boolean =>
    RUN === 'broken' ? reported.get(keyOf(part)) === false : !reported.has(keyOf(part));

const views = VIEWS.filter(view => ALL || SAMPLE.has(view.name));

/**
 * The languages with the longest words: German for every account, Polish for every view; the others for the plain pages, without overlays
 * and failures.
 */
const LONG: readonly Language[] = ALL ? ['pl'] : [];
const OTHERS: readonly Language[] = ALL ? ['en', 'fr', 'it', 'nl', 'sk'] : [];
const isPlain = (view: View): boolean => !view.reach && !view.arrange && !view.loading;

/** Whether a page beside the portal is written in a language. */
const isOwn =
    ({ document }: View) =>
    (language: Language): boolean =>
        document === undefined || document(language) === language;

const NARROW = 320;
const PHONE = 360;

/** The colour schemes to check: both for a page or an overlay; one for a page that is loading, empty or failing. */
function schemes(view: View, width: number): readonly ('light' | 'dark')[] {
    if (view.layer || isPlain(view)) return ['light', 'dark'];
    return width === NARROW ? ['dark'] : ['light'];
}

/** The window height that shows the whole page. */
const heightOf = (page: Page): Promise<number> =>
    page.evaluate(least => Math.max(least, document.documentElement.scrollHeight), HEIGHT);

/** Closes the overlay with Escape, and returns the problems. */
async function close(view: View, page: Page): Promise<string[]> {
    if (!view.layer) return [];
    await page.keyboard.press('Escape');
    if (view.busy) return (await layerOf(page, view.layer).isVisible()) ? [] : ['Escape closes it while something is under way'];
    try {
        await layerOf(page, view.layer).waitFor({ state: 'detached', timeout: 2_000 });
    } catch {
        return ['Escape does not close it'];
    }
    return focusReturned(page);
}

/** All problems of the texts at this width when they are 30 % longer. */
async function longer(view: View, stage: Stage, width: number): Promise<string[]> {
    await widen(view, stage, width);
    await lengthen(stage.page);
    const wrong = [
        ...(await facts(stage.page, {
            language: await stage.page.evaluate(() => document.documentElement.lang),
            heading: false,
        })),
        ...(await squeezed(stage.page, view.layer ? FRONT[view.layer] : 'body')),
        ...(view.layer === 'modal' ? await buttonsOutOfView(stage.page) : []),
    ];
    return wrong.map(text => `longer texts at ${width} px: ${text}`);
}

function report(view: View, part: string, wrong: readonly string[]): void {
    // If the run was stopped, this view has no result.
    if (!ALL || wrong.some(text => /Test ended|has been closed/.test(text))) return;
    mkdirSync('test-results', { recursive: true });
    const plain = wrong.map(text => stripVTControlCharacters(text).slice(0, 900));
    const outcome: Outcome = { name: view.name, who: view.who, part, wrong: plain };
    appendFileSync(REPORT, `${JSON.stringify(outcome)}\n`);
}

/** Texts depend on the page, not on the account: the first account of a view represents the others. */
const firstOf = new Set(new Map([...views].reverse().map(view => [view.name, view])).values());

for (const view of views) {
    const run = (part: string): boolean => isWanted({ name: view.name, who: view.who, part });
    const title = `${view.name}, ${view.who ?? 'a visitor'}`;
    const on = (narrow: number): number[] => (view.phone ? [narrow] : view.desk ? [WIDE] : [narrow, WIDE]);
    const widths = on(NARROW).reverse();
    const phones = on(PHONE);

    if (run('looks'))
        test(`${title}: axe, focus and long texts`, async ({ page, mock, signInAs, expectAccessible }) => {
            test.setTimeout(90_000);
            const wrong: string[] = [];
            try {
                const stage = await reach(view, { page, mock, signInAs }, 'de');
                for (const width of widths) {
                    await widen(view, stage, width);
                    for (const colorScheme of schemes(view, width)) {
                        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
                        if (!view.document) await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
                        const about = `${colorScheme}, ${width} px`;
                        const found = await facts(page, { language: view.document?.('de') ?? 'de', heading: true });
                        found.push(...(await covered(page, view.layer ? FRONT[view.layer] : 'body')));
                        wrong.push(...found.map(text => `${about}: ${text}`));
                        // The whole page at once: elements that stick to the window's edge cover only the space reserved for them.
                        if (!view.layer) await page.setViewportSize({ width, height: await heightOf(page) });
                        // What a panel covers in part is checked where it is not open.
                        await expectAccessible(view.layer === 'panel' ? FRONT.panel : undefined).catch((error: unknown) =>
                            wrong.push(`${about}: axe: ${String(error)}`),
                        );
                        await page.setViewportSize({ width, height: HEIGHT });
                    }
                    if (view.layer && !(await focusIsIn(page, FRONT[view.layer])))
                        wrong.push('the focus is not in what was opened');
                    // Tab closes menus and panels: the arrow keys move between their entries.
                    const tabbed = view.layer !== 'menu' && view.layer !== 'panel';
                    if (tabbed)
                        wrong.push(
                            ...(await walk(page, view.layer ? FRONT[view.layer] : null)).map(text => `${width} px: ${text}`),
                        );
                    else wrong.push(...(await close(view, page)).map(text => `${width} px: ${text}`));
                }
                await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
                for (const width of phones) wrong.push(...(await longer(view, stage, width)));
                wrong.push(...(await close(view, page)));
            } catch (error) {
                wrong.push(String(error));
            }
            report(view, 'looks', wrong);
            expect(wrong).toEqual([]);
        });

    if (ALL && firstOf.has(view) && isPlain(view) && run('large'))
        test(`${title}: large text`, async ({ page, mock, signInAs }) => {
            const wrong: string[] = [];
            try {
                const stage = await reach(view, { page, mock, signInAs }, 'de');
                for (const width of on(PHONE).reverse()) {
                    await widen(view, stage, width);
                    for (const size of SIZES) {
                        const undo = await enlarge(page, size);
                        wrong.push(...(await overlaps(page, 'body')).map(text => `text ${size}, ${width} px: ${text}`));
                        await undo();
                    }
                }
            } catch (error) {
                wrong.push(String(error));
            }
            report(view, 'large', wrong);
            expect(wrong).toEqual([]);
        });

    const languages = firstOf.has(view) ? [...LONG, ...(isPlain(view) ? OTHERS : [])].filter(isOwn(view)) : [];
    for (const language of languages.filter(run)) {
        test(`${title}: long texts, ${language}`, async ({ page, mock, signInAs }) => {
            const wrong: string[] = [];
            try {
                const stage = await reach(view, { page, mock, signInAs }, language);
                for (const width of phones) wrong.push(...(await longer(view, stage, width)));
            } catch (error) {
                wrong.push(String(error));
            }
            report(view, language, wrong);
            expect(wrong).toEqual([]);
        });
    }
}
