import type { Page } from '@playwright/test';
import type { Language } from '../../src/config/language';
import { expect, rawKeys } from '../support/fixtures';
import type { MockControl } from '../support/mock';
import { dialog } from '../support/parts';
import { FAULTS, type Call, type FaultName } from './cells';
import type { Operation } from './operations';
import { frameDrawnAt, LOADING, showsLoading, shown, watch, type Seen } from './watch';
import { count, RAW, withTexts, wordsOf, type Words } from './words';

/** Milliseconds from the response until the page reports the failure. */
const SAID_WITHIN = 1_000;
/** Milliseconds from a call until the page shows that it is loading. */
const WAITING_WITHIN = 300;
/** The maximum number of elements on a page with a list. */
const MOST_ELEMENTS = 800;

/** Reads run in a language that depends on the fault; changes run in English, because they are triggered by English names. */
const LANGUAGES: Readonly<Partial<Record<FaultName, Language>>> = {
    aborted: 'de',
    '401': 'fr',
    '403': 'it',
    '404': 'nl',
    '409': 'pl',
    '500': 'sk',
    'cut JSON': 'de',
    empty: 'fr',
};

/** The fixtures that a cell needs. */
export interface Stage {
    page: Page;
    mock: MockControl;
    signIn: (who: string, open: string, language: Language) => Promise<void>;
}

/** One call of the portal, run without a fault, under each of the faults, and with a long list. */
export class Cell {
    private seen: Seen;
    private words: Words | null = null;

    constructor(
        private readonly stage: Stage,
        private readonly operation: Operation,
        private readonly call: Call,
    ) {
        this.seen = watch(stage.page, call);
    }

    /** Without a fault, the call is made (a change exactly once) and nothing is reported. */
    async calibrate(): Promise<void> {
        const { before } = await this.bringAbout(null, 'en');
        const { page } = this.stage;
        await expect.poll(() => this.seen.endedAt, 'the call is made without a fault').toBeGreaterThan(0);
        if (this.operation.send) expect(this.seen.made, 'calls without a fault').toBe(1);
        await expect.poll(async () => count(await shown(page), RAW)).toBe(0);
        const { failures } = await wordsOf('en');
        const said = (await shown(page)).match(failures) ?? [];
        expect(said.length - count(before, failures), `words of a failure without a fault: ${said.join()}`).toBeLessThanOrEqual(
            0,
        );
        await this.holdsAlways();
    }

    /** Runs the call under one fault. */
    async run(fault: FaultName): Promise<void> {
        const language = this.operation.send ? 'en' : (LANGUAGES[fault] ?? 'en');
        const { before, typed } = await this.bringAbout(fault, language);
        if (FAULTS[fault].kind === 'delay') await this.slow();
        else if (fault === '401' && this.operation.who) await this.signedOut();
        else await this.failed(fault, before, typed);
        await this.holdsAlways();
    }

    /** A list of 10,000 rows in one response, as from a server without paging. */
    async long(rows: number): Promise<void> {
        const { page } = this.stage;
        const isIt = (url: URL) => this.call.pattern.test(url.pathname);
        await page.route(isIt, async route => {
            if (route.request().method() !== this.call.method) return route.fallback();
            const answer = await route.fetch();
            await route.fulfill({ response: answer, json: enlarged(await answer.json(), rows) });
        });
        try {
            await this.bringAbout(null, 'en');
            await expect.poll(() => this.seen.endedAt, 'the call is made').toBeGreaterThan(0);
            await expect(page.locator('main').locator(LOADING), 'the list is there').toHaveCount(0);
            const { failures } = await wordsOf('en');
            expect((await shown(page)).match(failures) ?? [], 'words of a failure').toEqual([]);
            const elements = await page.evaluate(() => document.body.querySelectorAll('*').length);
            expect(elements, 'elements of the page').toBeLessThanOrEqual(MOST_ELEMENTS);
            await this.leave();
            await this.holdsAlways();
        } finally {
            await page.unroute(isIt);
        }
    }

    /** Stops watching the page. */
    end(): void {
        this.seen.stop();
    }

    /** Opens the page in an empty browser, and sets the fault before a read or after a change was prepared. */
    private async bringAbout(fault: FaultName | null, language: Language): Promise<{ before: string; typed: string | null }> {
        const { operation, call } = this;
        const { page, mock, signIn } = this.stage;
        this.seen.stop();
        // Stops the previous page and clears its stored data.
        await page.goto('/favicon.svg');
        await mock.reset();
        await page.evaluate(async chosen => {
            localStorage.clear();
            sessionStorage.clear();
            // A job that a 401 has paused would go on.
            for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
            localStorage.setItem('language', chosen);
        }, language);
        this.words = await wordsOf(language);
        this.seen = watch(page, call);
        const strike = async () => {
            this.seen.made = 0;
            this.seen.cancelled = 0;
            this.seen.startedAt = 0;
            this.seen.endedAt = 0;
            if (fault) await mock.fault({ method: call.method, path: call.path, ...FAULTS[fault] });
        };
        const open = typeof operation.open === 'string' ? operation.open : await operation.open(mock);
        const who = typeof operation.who === 'function' ? await operation.who(page, mock) : operation.who;
        if (!operation.send) await strike();
        if (who) await signIn(who, open, language);
        else await page.goto(open);
        if (!operation.send) return { before: '', typed: null };
        await operation.prepare?.(page, mock);
        const button = operation.send(page);
        await button.waitFor();
        const before = await shown(page);
        const typed = operation.keeps ? await operation.keeps(page).inputValue() : null;
        await strike();
        // Three clicks, faster than anything can be rendered.
        await button.evaluate(
            (element: HTMLElement, clicks) => {
                for (let click = 0; click < clicks; click++) element.click();
            },
            operation.toggles ? 1 : 3,
        );
        return { before, typed };
    }

    private async slow(): Promise<void> {
        const { seen, operation, call } = this;
        const { page } = this.stage;
        await expect.poll(() => seen.made - seen.cancelled).toBe(1);
        if (operation.send) {
            if (!operation.toggles) await page.keyboard.press('Enter');
            await expect.poll(() => seen.endedAt, { timeout: 15_000 }).toBeGreaterThan(0);
            expect(seen.made, `${call.method} under three clicks and Enter`).toBe(1);
            await this.atRest();
            return;
        }
        // A deep link's call is sent before the page can show anything.
        const due = Math.max(seen.startedAt, await frameDrawnAt(page)) + WAITING_WITHIN;
        await page.waitForFunction(time => Date.now() >= time, due);
        expect(seen.endedAt, 'the answer is still on its way').toBe(0);
        if (!operation.unseen) expect(await showsLoading(page), 'a skeleton within 300 ms').toBe(true);
        if (!operation.who) return;
        await this.leave();
        if (!operation.shared)
            await expect.poll(() => seen.made - seen.cancelled, 'calls that go on when the page is left').toBe(0);
        expect((await shown(page)).match(this.here().failures) ?? [], 'words of a failure after leaving').toEqual([]);
    }

    /** A 401 ends the session, once and with one message; no further call carries the token. */
    private async signedOut(): Promise<void> {
        const { page } = this.stage;
        await expect(page).toHaveURL(/[?&]mode=auth/);
        const { authorised } = this.seen;
        await expect(page.getByText(this.here().text('auth.expired'))).toHaveCount(1);
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
        expect(this.seen.authorised, 'calls with the token after the session ended').toBe(authorised);
        if (this.operation.send) expect(this.seen.made, 'a change is sent once').toBe(1);
    }

    private async failed(fault: FaultName, before: string, typed: string | null): Promise<void> {
        const { seen, operation, call } = this;
        const { page } = this.stage;
        const effect = FAULTS[fault];
        // The status reports success, and the body is not needed. A web page in its place says nothing of the change (WIRE-5).
        const isSuccess = ['malformed', 'empty'].includes(effect.kind) && !call.needsAnswer;
        const name = 'status' in effect ? effect.status : effect.kind;
        const silent = isSuccess || operation.wordless?.faults === 'all' || operation.wordless?.faults.includes(name);
        if (silent) await expect.poll(() => seen.endedAt).toBeGreaterThan(0);
        else await this.said(before);
        await this.atRest();
        if (isSuccess && !operation.looked) {
            const { failures } = this.here();
            expect(count(await shown(page), failures), 'words of a failure after a success').toBeLessThanOrEqual(
                count(before, failures),
            );
        }
        if (call.method !== 'GET') {
            if (!(operation.repeats && effect.kind === 'abort')) expect(seen.made, 'a change is sent once').toBe(1);
        } else {
            const again = fault.startsWith('4') ? fault === '403' && operation.rereads : true;
            const most = again ? 2 : 1;
            expect(seen.made - seen.cancelled, 'reads').toBeLessThanOrEqual(most);
        }
        if (!isSuccess) {
            if (typed !== null && !operation.drops?.faults.includes(name))
                expect(await operation.keeps?.(page).inputValue(), 'what was typed').toBe(typed);
            await operation.after?.(page);
        }
        // A success opens another page, which may still be loading.
        await expect
            .poll(
                async () => (await page.locator('main, dialog').filter({ visible: true }).last().innerText()).trim().length,
                'a page that is not blank',
            )
            .toBeGreaterThan(20);
        if (operation.who) await this.leave();
    }

    /** The page reports the failure, in its own language, within a second of the response. */
    private async said(before: string): Promise<void> {
        const { page } = this.stage;
        const pattern = withTexts(this.here(), this.operation.says ?? []);
        const had = count(before, pattern);
        await expect
            .poll(async () => count(await shown(page), pattern) > had, {
                message: `words of a failure in ${this.here().language}`,
                timeout: 8_000,
                intervals: [25],
            })
            .toBe(true);
        expect(Date.now() - this.seen.endedAt, 'milliseconds from the answer to the words').toBeLessThan(SAID_WITHIN);
        expect((await shown(page)).match(this.here().foreign) ?? [], 'English words in another language').toEqual([]);
    }

    /** Nothing is waiting any longer: no control is busy, and there is no skeleton. */
    private async atRest(): Promise<void> {
        const places = this.stage.page.locator('main, dialog');
        await expect(places.locator(LOADING), 'what still waits').toHaveCount(0);
        await expect(places.and(this.stage.page.locator('[aria-busy=true]'))).toHaveCount(0);
    }

    /** What must be true under every fault. */
    private async holdsAlways(): Promise<void> {
        const { page } = this.stage;
        expect(await shown(page)).not.toMatch(RAW);
        expect(await rawKeys(page), 'raw keys').toEqual([]);
        expect(this.seen.complaints, 'uncaught errors and the console').toEqual([]);
    }

    /** The sidebar opens another page, which is not blank. */
    private async leave(): Promise<void> {
        const { page } = this.stage;
        for (let press = 0; press < 2 && (await dialog(page).count()) > 0; press++) await page.keyboard.press('Escape');
        const target = page.url().endsWith('/profile') ? '/dashboard' : '/profile';
        await page.locator(`#navigation a[href="${target}"]`).click();
        await expect(page).toHaveURL(new RegExp(`${target}$`));
        await expect(page.getByRole('main')).not.toBeEmpty();
    }

    private here(): Words {
        if (!this.words) throw new Error('Nothing was brought about yet.');
        return this.words;
    }
}

/** A list's response enlarged to the requested number of rows by repeating its own. */
function enlarged(body: unknown, rows: number): unknown {
    const holder = typeof body === 'object' && body !== null && 'value' in body ? body : null;
    const few = (holder ? holder.value : body) as { id: string }[];
    const many = Array.from({ length: rows }, (_, index) => {
        const row = few[index % few.length];
        return index < few.length ? row : { ...row, id: `${row?.id ?? ''}x${index}` };
    });
    return holder ? { ...holder, '@odata.count': rows, value: many } : many;
}
