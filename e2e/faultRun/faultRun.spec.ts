import { appendFileSync, mkdirSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { messages as en } from '../../i18n/en';
import { allMessages } from '../../tests/support/words';
import { expect, test } from '../fixtures';
import type { MockControl } from '../mock';
import { CALLS, FAULTS, type Call, type FaultName } from './cells';
import type { Operation } from './operations';
import { LEFT_OUT, OPERATIONS } from './operationTable';

/**
 * Every call that the portal makes under every fault. Each call is first seen to be made without one. Takes three quarters
 * of an hour, so that it has a command of its own (`npm run test:faults`, which sets `FAULT_RUN`); `npm test` only checks that the table
 * knows every call.
 */

const ALL = process.env.FAULT_RUN === 'all';
const REPORT = 'test-results/faults.jsonl';
/** Milliseconds from the answer until the page says what went wrong. */
const SAID_WITHIN = 1_000;

/** With `FAULTS=500,aborted` these only; with an empty one the calls are only seen to be made. */
const wanted = process.env.FAULTS?.split(',');
const names = (Object.keys(FAULTS) as FaultName[]).filter(name => wanted?.includes(name) ?? true);

const chosen = ALL ? OPERATIONS : [];

type Tree = { [key: string]: string | Tree };

/** The texts below keys that speak of a failure, and the whole error catalogue. */
function failureTexts(tree: Tree, path = ''): string[] {
    return Object.entries(tree).flatMap(([key, value]) => {
        const name = `${path}.${key}`;
        if (typeof value !== 'string') return failureTexts(value, name);
        return /^\.error|fail|refus|notArrived|unclear|invalid|missing|conflict|taken|exists|network|malformed|timeout|gone/i.test(
            name,
        )
            ? [value]
            : [];
    });
}

/** Matches any of the texts, whatever stands for their placeholders. */
const anyOf = (texts: readonly string[]): RegExp =>
    new RegExp(
        texts
            .flatMap(text => text.split('||||'))
            .map(text =>
                text
                    .trim()
                    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
                    .replace(/%\{\w+\}|\{|\}/g, '.+'),
            )
            .filter(text => text.length > 8)
            .join('|'),
        'g',
    );

const RAW = /\bundefined\b|\[object |\bNaN\b|\bat \w+ \(|PortalError/;

const shown = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The calls of one operation that the page makes, and when they ended. */
function watch(page: Page, { method, pattern }: Call) {
    const seen = { made: 0, cancelled: 0, endedAt: 0 };
    const isIt = (request: { method(): string; url(): string }) =>
        request.method() === method && pattern.test(new URL(request.url()).pathname);
    page.on('request', request => {
        if (isIt(request)) seen.made += 1;
    });
    page.on('requestfinished', request => {
        if (isIt(request)) seen.endedAt = Date.now();
    });
    page.on('requestfailed', request => {
        if (!isIt(request)) return;
        seen.endedAt = Date.now();
        if (request.failure()?.errorText === 'net::ERR_ABORTED') seen.cancelled += 1;
    });
    return seen;
}

class Cell {
    constructor(
        private readonly page: Page,
        private readonly mock: MockControl,
        private readonly signIn: (who: string, open: string) => Promise<void>,
        private readonly operation: Operation,
        private readonly call: Call,
        private readonly failures: RegExp,
    ) {}

    /** Opens the page; a fault is set before a read, and after the preparation of a change. */
    private async bringAbout(fault: FaultName | null, seen: { made: number }): Promise<{ before: string; typed: string | null }> {
        const { page, mock, operation } = this;
        const strike = async () => {
            seen.made = 0;
            if (fault) await mock.fault({ method: this.call.method, path: this.call.path, ...FAULTS[fault] });
        };
        const open = typeof operation.open === 'string' ? operation.open : await operation.open(mock);
        const who = typeof operation.who === 'function' ? await operation.who(mock) : operation.who;
        if (!operation.send) await strike();
        if (who) await this.signIn(who, open);
        else await page.goto(open);
        if (!operation.send) return { before: '', typed: null };
        await operation.prepare?.(page, mock);
        const button = operation.send(page);
        await button.waitFor();
        const before = await shown(page);
        const typed = operation.keeps ? await operation.keeps(page).inputValue() : null;
        await strike();
        // Three clicks, faster than anything can be drawn.
        await button.evaluate((element: HTMLElement) => {
            for (let click = 0; click < 3; click++) element.click();
        });
        return { before, typed };
    }

    /** Without a fault the call is made, once for a change, and nothing is wrong. */
    async calibrate(): Promise<void> {
        const seen = watch(this.page, this.call);
        const { before } = await this.bringAbout(null, seen);
        await expect.poll(() => seen.endedAt, 'the call is made without a fault').toBeGreaterThan(0);
        if (this.operation.send) expect(seen.made, 'calls without a fault').toBe(1);
        await expect.poll(async () => count(await shown(this.page), RAW)).toBe(0);
        const more = count(await shown(this.page), this.failures) - count(before, this.failures);
        expect(more, 'words of a failure without a fault').toBeLessThanOrEqual(0);
    }

    async run(fault: FaultName): Promise<void> {
        const seen = watch(this.page, this.call);
        const { before, typed } = await this.bringAbout(fault, seen);
        if (FAULTS[fault].kind === 'delay') await this.slow(seen);
        else await this.failed(fault, seen, before, typed);
        expect(await shown(this.page)).not.toMatch(RAW);
    }

    private async slow(seen: ReturnType<typeof watch>): Promise<void> {
        const { page, operation, call } = this;
        await expect.poll(() => seen.made).toBe(1);
        if (operation.send) {
            await page.keyboard.press('Enter');
            await expect.poll(() => seen.endedAt, { timeout: 15_000 }).toBeGreaterThan(0);
            expect(seen.made, `${call.method} under three clicks and Enter`).toBe(1);
            return;
        }
        if (!operation.who) {
            await expect(page.getByRole('status')).toBeVisible();
            return;
        }
        await expect(page.locator('[aria-busy=true]').or(page.getByRole('status')).first()).toBeAttached();
        await this.leave();
        if (!operation.shared) await expect.poll(() => seen.cancelled, 'leaving the page takes the call back').toBe(1);
        expect(count(await shown(page), this.failures), 'words of a failure after leaving').toBe(0);
    }

    private async failed(fault: FaultName, seen: ReturnType<typeof watch>, before: string, typed: string | null): Promise<void> {
        const { page, operation, call } = this;
        const { send, who, wordless, says, keepsSession } = operation;
        if (fault === '401' && who && !keepsSession) {
            await expect(page).toHaveURL(/[?&]mode=auth/);
            await expect(page.getByText(en.auth.expired)).toHaveCount(1);
            expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
            return;
        }
        const isSuccess = fault === 'empty' && !call.answers;
        const { kind } = FAULTS[fault];
        const silent =
            isSuccess ||
            wordless?.faults === 'all' ||
            wordless?.faults.includes(kind) ||
            ('status' in FAULTS[fault] && wordless?.faults.includes((FAULTS[fault] as { status: number }).status));
        if (silent) await expect.poll(() => seen.endedAt).toBeGreaterThan(0);
        else {
            const pattern = says ? new RegExp(`${this.failures.source}|${says.source}`, 'g') : this.failures;
            const had = count(before, pattern);
            await expect
                .poll(async () => count(await shown(page), pattern) > had, { timeout: 8_000, intervals: [25] })
                .toBe(true);
            expect(Date.now() - seen.endedAt, 'milliseconds from the answer to the words').toBeLessThan(SAID_WITHIN);
        }
        await expect(page.locator('main [aria-busy=true], [role=dialog] [aria-busy=true]')).toHaveCount(0);
        if (send) expect(seen.made, 'a change is sent once').toBe(1);
        else expect(seen.made, 'reads').toBeLessThanOrEqual(/^4/.test(fault) ? 1 : 2);
        if (typed !== null && !isSuccess) expect(await operation.keeps?.(page).inputValue(), 'what was typed').toBe(typed);
        if (!isSuccess) await operation.after?.(page);
        if (who) await this.leave();
        else expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(20);
    }

    /** The sidebar leads to another page, which is not blank. */
    private async leave(): Promise<void> {
        const { page } = this;
        for (let press = 0; press < 2 && (await page.getByRole('dialog').count()) > 0; press++)
            await page.keyboard.press('Escape');
        const target = page.url().endsWith('/profile') ? 'Dashboard' : 'Profile';
        await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: target }).click();
        await expect(page).toHaveURL(new RegExp(`/${target.toLowerCase()}$`));
        await expect(page.getByRole('main')).not.toBeEmpty();
    }
}

for (const operation of chosen) {
    test(`${operation.id} under its faults`, async ({ page, mock, signInAs, allowConsole }) => {
        test.setTimeout(240_000);
        // A boundary reports the error that it shows.
        allowConsole(/PortalError/);
        const call = CALLS.get(operation.id);
        if (!call) throw new Error(`${operation.id} is no operation of the API description.`);
        const failures = anyOf(failureTexts((await allMessages('en')) as Tree));
        const signIn = (who: string, open: string) => signInAs(who, { open });
        const cell = new Cell(page, mock, signIn, operation, call, failures);
        await cell.calibrate();
        const results: Record<string, string> = {};
        for (const fault of names) {
            await mock.reset();
            for (const event of ['request', 'requestfinished', 'requestfailed'] as const) page.removeAllListeners(event);
            try {
                await cell.run(fault);
                results[fault] = 'held';
            } catch (error) {
                results[fault] = error instanceof Error ? stripVTControlCharacters(error.message).slice(0, 400) : String(error);
            }
        }
        mkdirSync('test-results', { recursive: true });
        appendFileSync(REPORT, `${JSON.stringify({ operation: operation.id, call: `${call.method} ${call.path}`, results })}\n`);
        expect(Object.entries(results).filter(([, result]) => result !== 'held')).toEqual([]);
    });
}

test('every call of the description is in the table or left out for a reason', () => {
    const known = [...OPERATIONS.map(({ id }) => id), ...Object.keys(LEFT_OUT)].sort();
    expect(known).toEqual([...new Set(known)]);
    expect(known).toEqual([...CALLS.keys()].sort());
});
