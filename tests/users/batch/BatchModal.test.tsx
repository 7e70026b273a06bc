import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../../dataProvider/errors';
import BatchModal from '../../../src/users/batch/BatchModal';
import { personOf, type Person } from '../../../src/users/user';
import { makeCustomer, makeUser } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { renderPortal } from '../../support/renderPortal';

/** Doing something to many users at once (specification 2, sections 4 to 6; contract, section 5, "at most 6 at once"). */

const PEOPLE = 200;
const people = Array.from({ length: PEOPLE }, (_, at) => makeUser({ id: `p${at}`, role: 'USER', alias: `Person ${at}` }));
const me = makeUser({ id: 'u1' });
const customer = makeCustomer();

type Recover = (params: { user: string }) => Promise<void>;

/** The list around the modal: it keeps the choice. */
function Page({ onChoice }: { onChoice(ids: string[]): void }) {
    const [rows, setRows] = useState<readonly Person[]>(() => people.map(personOf));
    const replace = (next: readonly Person[]) => {
        setRows(next);
        onChoice(next.map(({ id }) => id));
    };
    const chosen = { rows, replace, has: () => true, choose: () => undefined };
    return <BatchModal kind="reset" chosen={chosen} me={me} customer={customer} onClose={() => undefined} />;
}

/** Opens the modal for 200 people, and starts. */
async function start(recoverUser: Recover) {
    const onChoice = vi.fn();
    const page = await renderPortal(<Page onChoice={onChoice} />, {
        dataProvider: { getMany: (async () => ({ data: people })) as never, recoverUser },
    });
    const send = await screen.findByRole('button', { name: 'Send e-mails' });
    await waitFor(() => expect(send).toBeEnabled());
    fireEvent.submit(send.closest('form') as HTMLFormElement);
    fireEvent.submit(send.closest('form') as HTMLFormElement);
    return { page, onChoice };
}

describe('200 users at once', () => {
    it('are asked once each, at most six at a time; those that failed are named and stay chosen', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        let atOnce = 0;
        let most = 0;
        const recover = vi.fn<Recover>(async ({ user }) => {
            most = Math.max(most, ++atOnce);
            await Promise.resolve();
            atOnce -= 1;
            if (user === 'p7' || user === 'p150') throw new PortalError('errors.users.notFound', { status: 404, reason: 'http' });
        });
        const { onChoice } = await start(recover);
        await screen.findByText('Done for 198 users.', {}, { timeout: 10_000 });
        expect(most).toBe(6);
        expect(new Set(recover.mock.calls.map(([{ user }]) => user)).size).toBe(PEOPLE);
        expect(recover).toHaveBeenCalledTimes(PEOPLE);
        const failed = within(screen.getByRole('list', { name: /^Failed for 2 users/ })).getAllByRole('listitem');
        expect(failed.map(item => item.textContent)).toEqual([
            'Person 7 p7@holzmann.exampleUser not found',
            'Person 150 p150@holzmann.exampleUser not found',
        ]);
        expect(onChoice).toHaveBeenLastCalledWith(['p7', 'p150']);
    });

    it('can be stopped: what is under way is awaited, the rest is not asked for and stays chosen', async () => {
        const answers: (() => void)[] = [];
        const recover = vi.fn<Recover>(() => new Promise(resolve => answers.push(resolve)));
        const { onChoice } = await start(recover);
        expect(await screen.findByRole('progressbar')).toHaveAttribute('max', String(PEOPLE));
        const stop = screen.getByRole('button', { name: 'Stop' });
        await waitFor(() => expect(stop).toHaveFocus());
        fireEvent.click(stop);
        answers.forEach(answer => answer());
        await screen.findByText('Done for 6 users.');
        expect(recover).toHaveBeenCalledTimes(6);
        expect(onChoice).toHaveBeenLastCalledWith(people.slice(6).map(({ id }) => id));
    });

    it('are not asked any more once the page is left', async () => {
        const answers: (() => void)[] = [];
        const recover = vi.fn<Recover>(() => new Promise(resolve => answers.push(resolve)));
        const { page, onChoice } = await start(recover);
        await screen.findByRole('progressbar');
        page.unmount();
        // act waits for whatever would follow
        await act(async () => answers.forEach(answer => answer()));
        expect(recover).toHaveBeenCalledTimes(6);
        expect(onChoice).not.toHaveBeenCalled();
    });
});
