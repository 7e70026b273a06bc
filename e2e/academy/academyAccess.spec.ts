import type { Page } from '@playwright/test';
import texts from '../../i18n/en/academy';
import { expectValid, MEMBER, panelButton } from './academyPage';
import { expect, test } from '../support/fixtures';
import { ready } from './playerPage';

/**
 * What a video needs to play: nothing if it is free, otherwise the academy session, even if only the embed requires it and whenever the
 * check returns (ACADEMY-4, ACADEMY-11).
 */

const { states, actions } = texts.academy.session;
const { paywallTitle } = texts.academy.player;
const PAID = '/academy/d11/v103';
const FREE = '/academy/d11/v102';

/** What replaces a locked picture, by its title. */
const paywallOf = (page: Page, name: string) =>
    page
        .getByRole('main')
        .getByRole('note')
        .filter({ has: page.getByRole('heading', { name }) });

/** How often each read of the academy was made, without the session's own calls. */
function countReads(page: Page): Map<string, number> {
    const reads = new Map<string, number>();
    page.on('request', request => {
        const path = /\/api\/(academy\/.*)$/.exec(request.url())?.[1];
        if (path && request.method() === 'GET') reads.set(path, (reads.get(path) ?? 0) + 1);
    });
    return reads;
}

const repeated = (reads: Map<string, number>) => [...reads].filter(([, times]) => times > 1);

/** Late enough for what is shown until then, on a busy machine too. */
const LATE = { method: 'POST', path: 'academy/auth/validate', kind: 'delay', seconds: 5, times: 1 } as const;

test.describe('a server that reports locks only when embedding', () => {
    test.beforeEach(({ mock }) => mock.settings({ locks: 'silent' }));

    test('a direct link to a paid video plays it once the late check returns, and loads nothing else again', async ({
        page,
        signInAs,
        mock,
    }) => {
        await mock.fault(LATE);
        const reads = countReads(page);
        await signInAs(MEMBER, { open: PAID });
        await expect(page.getByRole('note').getByText(states.loading.title)).toBeVisible();
        await ready(page);
        await expectValid(page);
        expect(repeated(reads)).toEqual([['academy/embeds/lib1/v103', 2]]);
    });

    test('a free video plays before the check returns', async ({ page, signInAs, mock }) => {
        await mock.fault({ ...LATE, seconds: 20 });
        const reads = countReads(page);
        await signInAs(MEMBER, { open: FREE });
        await ready(page);
        await expect(panelButton(page, states.loading.title)).toBeVisible();
        expect(reads.get('academy/embeds/lib1/v102')).toBe(1);
    });

    test('with the licence in use elsewhere nobody is told to get one, and a refresh plays the video', async ({
        page,
        signInAs,
        mock,
    }) => {
        const elsewhere = await mock.signIn(MEMBER);
        await page.request.post('/api/academy/auth/validate', {
            headers: { Authorization: `Bearer ${elsewhere}`, 'Application-Id': 'portal' },
        });
        await signInAs(MEMBER, { open: PAID });
        const main = page.getByRole('main');
        const paywall = paywallOf(page, states.occupied.title);
        await expect(paywall).toBeVisible();
        await expect(main.getByText(paywallTitle)).toHaveCount(0);
        await expect(main).not.toContainText(/need.*licence/);
        await paywall.getByRole('button', { name: actions.refresh }).click();
        await ready(page);
    });

    test('a check that fails and is repeated plays it too', async ({ page, signInAs, mock }) => {
        await mock.fault({ method: 'POST', path: 'academy/auth/validate', kind: 'status', status: 500, times: 1 });
        await signInAs(MEMBER, { open: PAID });
        await paywallOf(page, states.checkFailed.title).getByRole('button', { name: actions.check }).click();
        await ready(page);
    });
});

test('direct links read each thing once', async ({ page, signInAs }) => {
    const reads = countReads(page);
    await signInAs(MEMBER, { open: null });
    for (const path of [FREE, '/academy', '/academy/d11', '/academy/search?query=raum']) {
        reads.clear();
        await page.goto(path);
        await expectValid(page);
        await page.waitForLoadState('networkidle');
        expect(repeated(reads)).toEqual([]);
    }
});
