import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import OwnWhyPage from '#customRoutes/why/OwnWhyPage';
import WhyPage from '#customRoutes/why/WhyPage';
import { createDataProvider } from '#dataProvider';
import { resetPassword } from '#dataProvider/actions/links';
import { signIn } from '#dataProvider/actions/session';
import { createHttpClient } from '#dataProvider/httpClient';
import why from '#i18n/en/why';
import { CAUSES, PAIRS } from '../../customRoutes/why/causes';
import type { Cause } from '../../customRoutes/why/causes/cause';
import { allowConsole } from '../../support/console';
import { renderPortal } from '../../support/renderPortal';
import { helps, top, type Page } from './help';
import { JAN, PUPIL, seedOf, SEEDS } from './seeds';
import type { Asked } from './server';

/**
 * What stops somebody stands first on the page although another read fails, is remedied with the page's own buttons, or by whoever it names,
 * and the server then says that nothing does (WHY-1, WHY-2).
 */

let server: ChildProcess;
let apiUrl = '';

async function ask(asked: Asked): Promise<string> {
    const answer = once(server, 'message');
    server.send(asked);
    const [text] = (await answer) as [string];
    return text;
}

function clientWith(token: string | null) {
    const calls: string[] = [];
    const client = createHttpClient({
        apiUrl,
        applicationId: 'portal',
        getToken: () => token,
        onUnauthorized: () => undefined,
        fetch: (input, init) => {
            calls.push(`${init?.method ?? 'GET'} ${input.slice(apiUrl.length + 1)}`);
            return fetch(input, init);
        },
    });
    return { client, calls };
}

beforeAll(async () => {
    server = fork('tests/contract/remedies/server.ts', { execArgv: ['--import', 'tsx'] });
    // The page fetches its dialogs when the first one is opened; here they are at hand.
    const [[address]] = await Promise.all([
        once(server, 'message') as Promise<[string]>,
        import('#src/users/detail/UserDialogs'),
        import('#src/keys/KeyDialogs'),
        import('#src/seats/ReleaseSeatModal'),
        import('#i18n/later').then(({ withLaterTexts }) => withLaterTexts('en', 'why')),
    ]);
    apiUrl = address;
});
afterAll(() => void server.kill());

const causeOf = (name: string): Cause => CAUSES.find(cause => cause.name === name)!;

/** Opens the page, as an administrator or as the person, while a read fails that the causes do not need. */
async function open(...names: [string, ...string[]]) {
    allowConsole(/errors\.load/);
    const causes = names.map(causeOf);
    const [{ about = {} }] = causes as [Cause];
    const { person = JAN } = seedOf(names[0]);
    const failing = causes.some(({ first }) => first === 'application') ? 'cloudGroups' : 'applications';
    const odata = CAUSES.findIndex(({ name }) => name === names[0]) % 2 === 0 ? 'full' : 'plain';
    await ask({ ask: 'causes', causes: names, odata, failing });
    const isOwn = about.isOwn === true;
    const email = isOwn ? 'user@holzmann.example' : `admin@${person === PUPIL ? 'schule' : 'holzmann'}.example`;
    const answer = await signIn(clientWith(null).client, { email, password: 'portal' });
    const { client, calls } = clientWith(answer.kind === 'token' ? answer.token : null);
    const provider = createDataProvider({ client });
    const product = about.product === undefined ? 'pcad' : about.product;
    const route = `${isOwn ? '/why' : `/user-management/${person}/why`}${product === null ? '' : `?product=${product}`}`;
    const shown = await act(async () =>
        renderPortal(isOwn ? <OwnWhyPage /> : <WhyPage />, {
            user: await provider.getCurrentUser({}),
            customer: await provider.getCurrentCustomer({}),
            route,
            path: isOwn ? '/why' : '/user-management/:user/why',
            dataProvider: provider,
        }),
    );
    const from = async (session?: string) =>
        act(() => shown.router.navigate(route, { replace: true, state: session === undefined ? null : { session } }));
    if (about.session !== undefined) await from(about.session);
    /** Reads everything again, and waits for it. */
    async function again(): Promise<void> {
        calls.length = 0;
        const button = screen.getByText('Check again').closest('button')!;
        await shown.user.click(button);
        await waitFor(() => expect(calls).toContainEqual(expect.stringMatching(/^GET applications/)));
        await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    }
    let mended = 0;
    const page: Page = {
        user: shown.user,
        again,
        mend: async cause => {
            await ask({ ask: 'mend', cause });
            mended += 1;
            // The last one is that the academy is asked again.
            const isLast = mended > (seedOf(cause).then?.length ?? 0);
            if (isLast && causeOf(cause).about?.session !== undefined) await from();
        },
        activate: async () => resetPassword(clientWith(null).client, { password: 'portal1', token: await ask({ ask: 'token' }) }),
    };
    return page;
}

const FACTS = why.why.facts;
const verdicts = () => [...document.querySelectorAll<HTMLElement>('[data-verdict]')].map(({ dataset }) => dataset['verdict']);

/** Which fact stands first, and whether it stops the person. */
async function expectFirst(fact: Cause['first'], isUnknown = false): Promise<void> {
    await screen.findByText(isUnknown ? /^Nothing that the portal can see stops/ : /^This stops/, { selector: 'h2 > span' });
    expect(top().getAllByRole('heading', { level: 3 })[0]?.textContent).toContain(FACTS[fact]);
}

async function expectFine(): Promise<void> {
    await screen.findByText(/^Nothing that the portal can see stops (?:Jan Kowalski|you|.*)\.$/, { selector: 'h2 > span' });
    expect(verdicts().filter(verdict => verdict !== 'holds' && verdict !== 'void')).toEqual([]);
    expect(top().queryByRole('heading', { level: 3 })).toBeNull();
}

it('each cause has a state of the server', () => {
    expect(Object.keys(SEEDS).toSorted()).toEqual(CAUSES.map(({ name }) => name).toSorted());
});

test.each(CAUSES)('$name', async ({ name, first, isUnknown, remedy }) => {
    const page = await open(name);
    await expectFirst(first, isUnknown);
    // The read that fails is said to be, and does not stand before it.
    expect(verdicts()).toContain('unknown');
    await ask({ ask: 'fine' });
    for (const one of [remedy, ...(seedOf(name).then ?? [])]) await helps(page, name, one);
    await page.again();
    await expectFine();
});

test.each(PAIRS)('%s, and %s', async (one, other, first, then) => {
    const page = await open(one, other);
    await ask({ ask: 'fine' });
    const [next, last] = causeOf(one).first === first ? [one, other] : [other, one];
    await expectFirst(first);
    for (const remedy of [causeOf(next).remedy, ...(seedOf(next).then ?? [])]) await helps(page, next, remedy);
    await page.again();
    await expectFirst(then);
    await helps(page, last, causeOf(last).remedy);
    await page.again();
    await expectFine();
});
