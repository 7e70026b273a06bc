import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GUIDE_FOLDER, GUIDE_LANGUAGES, type GuideLanguage } from '../build/guide/page';
import { MockControl } from '../e2e/support/mock';
import { patternOf, textsOf } from '../e2e/support/texts';
import { LEAVE, load, planViews } from '../e2e/sweep/planViews';
import { fill, press as pressInPage, steps, type Step as SweepStep } from '../e2e/sweep/view';
import { yearViews } from '../e2e/sweep/yearViews';
import { serveMock } from './bench/servers';
import { buildWhenChanged } from './build.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';

/**
 * `npm run guide`: takes the pictures of the user guide (docs/guide) from the running portal, in each language of the guide;
 * `npm run guide -- users job` only these.
 */

const { values: options, positionals: wanted } = parseArgs({
    options: { port: { type: 'string', default: '4298' } },
    allowPositionals: true,
});

const ADMIN = 'admin@holzmann.example';
const USER = 'user@holzmann.example';
const SCHOOL = 'admin@schule.example';
/** Where the portal stands in pictures that name its address. */
const SITE = 'https://portal.example';

/** The texts of the portal in the picture's language, as patterns. */
type Say = (key: string) => RegExp;
type Step = (page: Page, say: Say) => Promise<unknown>;

interface Picture {
    /** file name without its extension */
    name: string;
    who: string;
    path: string;
    /** a phone instead of a desktop */
    phone?: boolean;
    /** of the window in px, where the picture needs more than a screen */
    height?: number;
    /** names the portal's address */
    named?: boolean;
    /** of a person who has not asked for less motion */
    motion?: boolean;
    /** the steps before the picture is taken; must wait for what the picture shows */
    act: Step;
}

const inOrder =
    (...all: Step[]): Step =>
    async (page, say) => {
        for (const step of all) await step(page, say);
    };
const see =
    (selector: string): Step =>
    page =>
        page.locator(selector).filter({ visible: true }).first().waitFor();
const heading = see('main h1');
const rows = see('[role=row][data-id]');
const press =
    (key: string): Step =>
    (page, say) =>
        page
            .getByRole('button', { name: say(key) })
            .first()
            .click();

/** Does steps of the sweep. */
const sweep =
    (...all: readonly SweepStep[]): Step =>
    (page, say) =>
        steps(...all)({ page, say, mock: new MockControl(page.request) });

/** Goes to a view of the sweep. */
const view = (name: string): Step => {
    const reach = [...yearViews, ...planViews].find(one => one.name === name)?.reach;
    if (!reach) throw new Error(`There is no view “${name}”.`);
    return sweep(reach);
};

/** Selects all rows of the page, and opens an action for them. */
const selectThePage = (action: string): Step =>
    inOrder(
        rows,
        (page, say) => page.getByRole('checkbox', { name: say('list.choice.page') }).check(),
        (page, say) =>
            page
                .getByRole('region', { name: say('users.choice.bar') })
                .getByRole('button', { name: say(action) })
                .click(),
        page => page.getByRole('dialog').locator('h3, [role=note]').first().waitFor(),
    );

/** A new team: a new colleague, one whose licence is not known, one with a typing error, and one who exists. */
const TEAM = [
    'Name;E-Mail;Lizenz;Gruppe',
    'Nina Engel;nina.engel@holzmann.example;CAD Planung Stuttgart;Planung',
    'Otto Weber;otto.weber@holzmann.example;CAD Stuttgart;Planung',
    'Rita Beck;rita.beck@holzman.example;CAD Planung Stuttgart;Werkstatt',
    'Moritz Neuling;inactive@holzmann.example;Rooms Ausstellung;Planung',
].join('\n');

const JAN_LEAVES = { people: ['u102'], successor: 'u105', relabels: false, renews: false, mails: false };

const PICTURES: readonly Picture[] = [
    { name: 'dashboard', who: ADMIN, path: '/dashboard', height: 1030, act: see('main h2 + *, main section a') },
    {
        name: 'finder',
        who: ADMIN,
        path: '/licences',
        act: inOrder(rows, press('finder.open'), async page => {
            await page.getByRole('combobox').fill('werkstatt');
            await page.locator('dialog [role=status]:not(:empty)').waitFor();
        }),
    },
    { name: 'user', who: ADMIN, path: '/user-management/u102', act: heading },
    {
        name: 'why',
        who: ADMIN,
        path: '/user-management/u105/why?product=pcad',
        act: see('main section h3 + div, main section p'),
    },
    {
        name: 'many',
        who: ADMIN,
        path: '/user-management?state=administrators',
        height: 1040,
        act: inOrder(selectThePage('verbs.giveLicence.title'), async page => {
            for (const name of [/^CAD Planung/, /^Rooms Reserve/]) await page.getByRole('checkbox', { name }).check();
            await page.getByRole('row', { name: /^Rooms Reserve/ }).scrollIntoViewIfNeeded();
        }),
    },
    {
        name: 'export',
        who: ADMIN,
        path: '/user-management',
        act: inOrder(rows, press('list.export'), async (page, say) => {
            await page.getByRole('radio', { name: say('export.whole') }).check();
        }),
    },
    { name: 'licences', who: ADMIN, path: '/licences', act: rows },
    { name: 'seats', who: ADMIN, path: '/licences/10010102/seats', act: rows },
    { name: 'keys', who: ADMIN, path: '/licences/10010101/keys', act: rows },
    { name: 'deadlines', who: ADMIN, path: '/deadlines', act: see('main li, main tr') },
    { name: 'contract', who: ADMIN, path: '/contracts/c1', act: see('main table tbody tr, main [role=row] [role=gridcell]') },
    {
        name: 'own-keys',
        who: USER,
        path: '/licences',
        act: (page, say) =>
            page
                .getByRole('button', { name: say('list.copyName') })
                .first()
                .waitFor(),
    },
    { name: 'ticket', who: USER, path: '/tickets/t5', act: see('main textarea') },
    {
        name: 'video',
        motion: true,
        who: USER,
        path: '/academy/d11/v102',
        act: (page, say) => page.getByRole('button', { name: say('academy.comments.write') }).waitFor(),
    },
    {
        name: 'job',
        who: ADMIN,
        path: '/user-management',
        act: inOrder(
            selectThePage('verbs.reset.title'),
            press('verbs.reset.submit'),
            page => page.getByRole('dialog').waitFor({ state: 'hidden' }),
            (page, say) =>
                page
                    .getByRole('link', { name: say('jobs.open') })
                    .first()
                    .click(),
            page => page.getByRole('row').nth(1).waitFor(),
            (page, say) => page.getByRole('button', { name: say('jobs.receipt') }).waitFor(),
        ),
    },
    {
        name: 'team',
        who: ADMIN,
        path: '/plans',
        height: 1120,
        act: inOrder(
            sweep(
                pressInPage('plans.kinds.invite.title'),
                fill('planSource.paste', TEAM),
                pressInPage('planSource.read'),
                pressInPage('plans.toCheck'),
            ),
            see('main select'),
        ),
    },
    {
        name: 'leave',
        who: ADMIN,
        path: '/plans',
        height: 1640,
        act: inOrder(
            sweep(load({ ...LEAVE, draft: { ...LEAVE.draft, ...JAN_LEAVES } }), pressInPage('plans.toCheck')),
            see('main select'),
        ),
    },
    { name: 'review', who: ADMIN, path: '/plans', height: 1100, act: view('plans: a review that is checked') },
    { name: 'renewal', who: ADMIN, path: '/renewal?contract=c2', height: 1290, act: see('main svg path') },
    { name: 'year', who: SCHOOL, path: '/plans', height: 1100, act: view('plans: a new school year that is checked') },
    {
        name: 'year-cards',
        named: true,
        who: SCHOOL,
        path: '/plans',
        act: inOrder(
            view('plans: report of a new school year'),
            page => page.evaluate(() => void (window.print = () => undefined)),
            press('planYear.paper.cards'),
            page => page.locator('li svg rect').first().waitFor({ state: 'attached' }),
            page => page.emulateMedia({ media: 'print' }),
            // As wide as the paper, with its margins.
            page => page.evaluate(() => void (document.documentElement.style.padding = '32px')),
            page => page.setViewportSize({ width: 794, height: 330 }),
        ),
    },
    { name: 'phone', who: ADMIN, path: '/licences', phone: true, act: see('main li h2, main li a, main article') },
];

const tokens = new Map<string, string>();

/** One session per account, because the academy refuses a second one. */
async function signIn(origin: string, email: string): Promise<string> {
    const known = tokens.get(email);
    if (known) return known;
    const answer = await fetch(`${origin}/__mock/api/sign-in`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
    });
    const { token } = (await answer.json()) as { token: string };
    tokens.set(email, token);
    return token;
}

async function take(
    browser: Browser,
    origin: string,
    language: GuideLanguage,
    { name, who, path, phone = false, height = 800, named = false, motion = false, act }: Picture,
) {
    const context = await browser.newContext({
        baseURL: named ? SITE : origin,
        locale: language,
        timezoneId: 'Europe/Berlin',
        reducedMotion: motion ? 'no-preference' : 'reduce',
        viewport: phone ? { width: 360, height: 720 } : { width: 1280, height },
    });
    await context.route(`${SITE}/**`, async route => {
        const response = await route.fetch({ url: route.request().url().replace(SITE, origin) });
        await route.fulfill({ response });
    });
    const stored = { language, 'theme-mode': 'light', token: JSON.stringify({ token: await signIn(origin, who) }) };
    await context.addInitScript(entries => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    const page = await context.newPage();
    const messages = await textsOf(language);
    await page.goto(path);
    await act(page, key => patternOf(messages, key));
    await page.waitForLoadState('networkidle');
    // The typeface takes the place of the system's once it is loaded.
    await page.locator(':root[data-typeface]').waitFor({ state: 'attached' });
    const file = `${GUIDE_FOLDER}/${language}/${name}.png`;
    await page.screenshot({ path: file });
    await context.close();
    console.log(file);
}

const executablePath = await ensureChromium();
if (!executablePath || (await buildWhenChanged('mock')) !== 0) process.exit(1);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
    for (const language of GUIDE_LANGUAGES) {
        mkdirSync(`${GUIDE_FOLDER}/${language}`, { recursive: true });
        tokens.clear();
        const mock = await serveMock(Number(options.port), 0);
        try {
            for (const picture of PICTURES) {
                if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, mock.origin, language, picture);
            }
        } finally {
            await mock.stop();
        }
    }
} finally {
    await browser.close();
}
