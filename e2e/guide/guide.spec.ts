import type { GuideLanguage } from '../../build/guide/page';
import { expect, test } from '../support/fixtures';
import { ADMIN } from '../support/portalPage';
import { patternOf, textsOf } from '../support/texts';
import type { Stage } from './acts';
import { tasksIn } from './reader';
import { TASKS } from './tasks';

/**
 * Follows the user guide in the portal (GUIDE-1): its own words, in the order in which they stand there. Both languages have the same tasks; the
 * run of all browser tests follows each in one of them, `npm run test:pages` in both.
 */

const BOTH = process.env.PAGE_RUN !== undefined;
const LANGUAGES: readonly GuideLanguage[] = ['en', 'de'];
const titles = tasksIn('en').map(({ title }) => title);

for (const [turn, language] of LANGUAGES.entries()) {
    tasksIn(language).forEach((task, at) => {
        if (!BOTH && at % LANGUAGES.length !== turn) return;
        const way = TASKS[titles[at] ?? ''];
        test(`${task.title} (${language})`, async ({ page, mock, signInAs }) => {
            const words = task.steps.flatMap(step => step.words.map(one => ({ step, words: one })));
            expect(way?.acts, 'what is done with each word in bold').toHaveLength(words.length);
            if (!way) return;
            const texts = await textsOf(language);
            const signIn = (email: string, path: string) => signInAs(email, { language, open: path });
            const stage: Stage = { page, mock, signIn, say: key => patternOf(texts, key) };
            page.setDefaultTimeout(6_000);
            if (way.who === null) {
                await page.addInitScript(chosen => localStorage.setItem('language', chosen), language);
                await page.goto(way.open);
            } else await signIn(way.who ?? ADMIN, way.open);
            for (const [index, { step, words: named }] of words.entries()) {
                try {
                    await way.acts[index]?.(stage, named);
                } catch (error) {
                    const [what = ''] = String(error).split('\n');
                    throw new Error(`“${named}” in the step “${step.text}”, on ${new URL(page.url()).pathname}: ${what}`, {
                        cause: error,
                    });
                }
            }
        });
    });
}

test('the table knows every task, and no other', () => {
    expect(Object.keys(TASKS)).toEqual(titles);
});
