import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serveMock } from './bench/servers';
import { buildWhenChanged } from './build.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';

/** `npm run guide`: takes the pictures of docs/guide.md from the running portal; `npm run guide -- users job` only these. */

const { values: options, positionals: wanted } = parseArgs({
    options: { port: { type: 'string', default: '4298' } },
    allowPositionals: true,
});
const port = Number(options.port);
const FOLDER = 'docs/guide';

const ADMIN = 'admin@holzmann.example';
const USER = 'user@holzmann.example';

interface Picture {
    /** file name without its extension */
    name: string;
    /** account; none on a public page */
    who?: string;
    path: string;
    theme?: 'light' | 'dark';
    /** a phone instead of a desktop */
    phone?: boolean;
    /** the steps before the picture is taken; must wait for what the picture shows */
    act(page: Page): Promise<unknown>;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name }).waitFor();
const rows = (page: Page) => page.locator('[role=row][data-id]').first().waitFor();
const modal = (button: string | RegExp) => async (page: Page) => {
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').waitFor();
};
const inOrder =
    (...all: ((page: Page) => Promise<unknown>)[]) =>
    async (page: Page) => {
        for (const step of all) await step(page);
    };

/** Chooses all rows of the page, and opens an action for them. */
const chooseThePage = (action: string) => async (page: Page) => {
    await rows(page);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page
        .getByRole('region', { name: /^Selected/ })
        .getByRole('button', { name: action })
        .click();
    await page.getByRole('dialog').locator('h3, [role=note]').first().waitFor();
};

const PICTURES: readonly Picture[] = [
    { name: 'sign-in', path: '/', act: page => page.getByRole('button', { name: 'Sign in' }).waitFor() },
    {
        name: 'dashboard',
        who: ADMIN,
        path: '/dashboard',
        act: page => page.getByRole('main').getByRole('link').first().waitFor(),
    },
    {
        name: 'finder',
        who: ADMIN,
        path: '/licences',
        act: inOrder(rows, modal('Find'), async page => {
            await page.getByRole('combobox').fill('plan');
            await page.locator('dialog [role=status]:not(:empty)').waitFor();
        }),
    },
    { name: 'licences', who: ADMIN, path: '/licences', act: rows },
    { name: 'licence', who: ADMIN, path: '/licences/10010101', act: heading(/CAD Planung/) },
    { name: 'add-users', who: ADMIN, path: '/licences/10010110/users', act: modal('Add users') },
    { name: 'keys', who: ADMIN, path: '/licences/10010101/keys', act: rows },
    { name: 'create-key', who: ADMIN, path: '/licences/10010101/keys', act: inOrder(rows, modal('Create key')) },
    { name: 'seats', who: ADMIN, path: '/licences/10010102/seats', act: rows },
    { name: 'users', who: ADMIN, path: '/user-management', act: rows },
    {
        name: 'many',
        who: ADMIN,
        path: '/user-management?state=administrators',
        act: inOrder(chooseThePage('Assign licence'), async page => {
            for (const name of [/^CAD Planung/, /^Rooms Reserve/]) await page.getByRole('checkbox', { name }).check();
            await page.getByRole('row', { name: /^Rooms Reserve/ }).scrollIntoViewIfNeeded();
        }),
    },
    {
        name: 'job',
        who: ADMIN,
        path: '/user-management',
        act: inOrder(chooseThePage('Reset password'), async page => {
            await page.getByRole('button', { name: 'Send e-mails' }).click();
            await page.getByText(/^Done for/).waitFor();
            await page.getByRole('link', { name: 'Details' }).click();
            await page.getByRole('row').nth(1).waitFor();
        }),
    },
    { name: 'user', who: ADMIN, path: '/user-management/u102', act: heading('Jan Kowalski') },
    { name: 'cloud-group', who: ADMIN, path: '/cloud-groups/g102', act: rows },
    { name: 'contract', who: ADMIN, path: '/contracts/c1', act: rows },
    {
        name: 'own-keys',
        who: USER,
        path: '/licences',
        act: page => page.getByRole('button', { name: /^Copy/ }).first().waitFor(),
    },
    { name: 'applications', who: USER, path: '/applications', act: heading('Applications') },
    { name: 'ticket', who: USER, path: '/tickets/t5', act: page => page.getByLabel('Your message').waitFor() },
    { name: 'academy', who: USER, path: '/academy', act: heading('Academy') },
    { name: 'video', who: USER, path: '/academy/d11/v102', act: page => page.getByLabel('Your comment').waitFor() },
    {
        name: 'phone',
        who: USER,
        path: '/licences',
        phone: true,
        act: page => page.getByRole('main').getByRole('heading').nth(1).waitFor(),
    },
    { name: 'dark', who: ADMIN, path: '/licences', theme: 'dark', act: rows },
    { name: 'support-page', path: '/__mock', act: page => page.getByRole('heading').first().waitFor() },
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

async function take(browser: Browser, origin: string, { name, who, path, theme = 'light', phone = false, act }: Picture) {
    const context = await browser.newContext({
        baseURL: origin,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        viewport: phone ? { width: 360, height: 720 } : { width: 1280, height: 800 },
        deviceScaleFactor: 1,
    });
    const stored: Record<string, string> = { language: 'en', 'theme-mode': theme };
    if (who) stored.token = JSON.stringify({ token: await signIn(origin, who) });
    await context.addInitScript(entries => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    const page = await context.newPage();
    await page.goto(path);
    await act(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
    await context.close();
    console.log(`${FOLDER}/${name}.png`);
}

const executablePath = await ensureChromium();
if (!executablePath || (await buildWhenChanged('mock')) !== 0) process.exit(1);
mkdirSync(FOLDER, { recursive: true });
const mock = await serveMock(port, 0);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
    for (const picture of PICTURES) {
        if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, mock.origin, picture);
    }
} finally {
    await browser.close();
    await mock.stop();
}
