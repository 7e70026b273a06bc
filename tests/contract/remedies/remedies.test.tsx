import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { act, screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WhyPage from '#customRoutes/why/WhyPage';
import { createDataProvider } from '#dataProvider';
import { resetPassword, signIn } from '#dataProvider/actions/session';
import { createHttpClient } from '#dataProvider/httpClient';
import { renderPortal } from '../../support/renderPortal';
import { JAN, RELEASE_CODE, type CauseId } from './causes';
import type { Asked } from './server';

/** What stops a user is remedied with the page's own buttons, and the server then says that nothing does (WHY-1, WHY-2). */

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

type Dialog = BoundFunctions<typeof queries>;

/** A press of what helps, what is entered then, and the button that sends it. */
interface Step {
    press: RegExp;
    enter?(dialog: Dialog, user: UserEvent): Promise<unknown>;
    send: string;
    /** what follows outside of the page */
    then?(): Promise<unknown>;
}

const check =
    (role: 'checkbox' | 'radio', name: string | RegExp) =>
    async (dialog: Dialog, user: UserEvent): Promise<void> =>
        user.click(await dialog.findByRole(role, { name }));

/** The one licence with keys is selected beforehand. */
const chosen: Step = {
    press: /^Assign a key$/,
    enter: dialog => dialog.findByRole('checkbox', { name: /CAD Planung/, checked: true }),
    send: 'Add',
};

/** Jan opens the link in his mail. */
const activates = async () =>
    resetPassword(clientWith(null).client, { password: 'portal1', token: await ask({ token: 'activation' }) });

const STEPS: Readonly<Record<CauseId, readonly Step[]>> = {
    account: [{ press: /^Resend activation$/, send: 'Send e-mail', then: activates }],
    noKey: [chosen],
    keyExpired: [{ press: /^Change expiry date/, enter: check('checkbox', 'No expiry'), send: 'Save' }],
    spareKey: [chosen],
    expiredKeyOfOther: [{ press: /^Delete the key/, send: 'Delete' }, chosen],
    machine: [{ press: /^Release WS-7$/, send: 'Release' }],
    machineWithCode: [
        {
            press: /^Release WS-7$/,
            enter: (dialog, user) => user.type(dialog.getByRole('textbox'), RELEASE_CODE),
            send: 'Release',
        },
    ],
    group: [{ press: /^Add to a group$/, enter: check('radio', /Everybody/), send: 'Add' }],
    automaticExpired: [
        { press: /^Remove licence/, send: 'Remove' },
        { press: /^Assign a key$/, enter: check('checkbox', /Academy Team/), send: 'Add' },
    ],
};

async function open(cause: CauseId) {
    await ask({ cause });
    const answer = await signIn(clientWith(null).client, { email: 'admin@holzmann.example', password: 'portal' });
    const { client, calls } = clientWith(answer.kind === 'token' ? answer.token : null);
    const provider = createDataProvider({ client });
    const user = await provider.getCurrentUser({});
    const product = cause === 'automaticExpired' ? 'academy' : 'pcad';
    const page = await act(async () =>
        renderPortal(<WhyPage />, {
            user,
            route: `/user-management/${JAN}/why?product=${product}`,
            path: '/user-management/:user/why',
            dataProvider: provider,
        }),
    );
    return { ...page, calls };
}

const top = () => within(screen.getAllByRole('region')[0]!);
const FINE = { name: 'Nothing that the portal can see stops Jan Kowalski.' };

it.each(Object.keys(STEPS) as CauseId[])('%s: what helps is pressed, and nothing stops any more', async cause => {
    const { user, calls } = await open(cause);
    await screen.findByRole('heading', { name: 'This stops Jan Kowalski' });
    for (const { press, enter, send, then } of STEPS[cause]) {
        await user.click(await top().findByRole('button', { name: press }));
        const dialog = within(await screen.findByRole('dialog'));
        await enter?.(dialog, user);
        await user.click(await dialog.findByRole('button', { name: send }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await then?.();
    }
    // What is shown then was read anew.
    calls.length = 0;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(calls).toContainEqual(expect.stringMatching(/^GET applications/)));
    await screen.findByRole('heading', FINE);
});
