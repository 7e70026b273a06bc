import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import BatchModal from '#src/users/batch/BatchModal';
import { personOf, type Person } from '#src/users/user';
import { makeCustomer, makeKey, makeLicence, makeUser } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { renderPortal } from '../../support/renderPortal';

/** Actions on several users at once (MANY-1 to MANY-4). */

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
            if (user === 'p7' || user === 'p150') throw new PortalError('users.errors.notFound', { status: 404, reason: 'http' });
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

    it('are not stopped by the key that started it and is still held, nor by one that comes at once', async () => {
        let now = 0;
        vi.spyOn(performance, 'now').mockImplementation(() => now);
        await start(vi.fn<Recover>(() => new Promise(() => undefined)));
        const stop = await screen.findByRole('button', { name: 'Stop' });
        await waitFor(() => expect(stop).toHaveFocus());
        // What is not prevented presses the button.
        expect(fireEvent.keyDown(stop, { key: 'Enter' })).toBe(false);
        now = 400;
        expect(fireEvent.keyDown(stop, { key: 'Enter', repeat: true })).toBe(false);
        expect(fireEvent.keyDown(stop, { key: 'Enter' })).toBe(true);
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

describe('a licence for several users', () => {
    const licence = makeLicence({ id: 'l1', count: 5, count_active_licences: 2, expire: null });
    const jan = makeUser({ id: 'p1', role: 'USER', alias: 'Jan Kowalski' });
    const guest = makeUser({ id: 'p2', role: 'USER', alias: 'Gerd Gast', customer: '10020' });

    it('marks guests, and names the reason of each refusal that the server has not named, looked up anew once', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        let sent = false;
        const assignLicence = vi.fn(async () => {
            sent = true;
            throw new PortalError('errors.409', { status: 409, reason: 'http' });
        });
        // meanwhile one of them got the licence, and its last keys went to others
        const getMany = vi.fn(async (name: string) => {
            const users = sent ? [{ ...jan, keys: [makeKey({ licenceId: 'l1' })] }, guest] : [jan, guest];
            return { data: name === 'users' ? users : [{ ...licence, count_active_licences: 5 }] };
        });
        const chosen = { rows: [jan, guest].map(personOf), replace: vi.fn(), has: () => true, choose: () => undefined };
        const { user } = await renderPortal(
            <BatchModal kind="licence" chosen={chosen} me={me} customer={customer} onClose={() => undefined} />,
            {
                customer,
                dataProvider: {
                    getMany: getMany as never,
                    getList: (async () => ({ data: [licence], total: 1 })) as never,
                    assignLicence,
                },
            },
        );
        await user.selectOptions(await screen.findByRole('combobox'), 'l1');
        expect(screen.getByText('Guest').parentElement).toHaveTextContent(/^Gerd Gast/);
        getMany.mockClear();
        fireEvent.submit(screen.getByRole('button', { name: 'Assign' }).closest('form') as HTMLFormElement);
        const failed = await screen.findByRole('list', { name: /^Failed for 2 users/ });
        expect(failed).toHaveTextContent(/Jan Kowalski.*The user already has this licence\./);
        expect(failed).toHaveTextContent(/Gerd Gast.*All keys of this licence are in use\./);
        expect(getMany).toHaveBeenCalledTimes(2);
    });
});
