import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import type { User } from '../../dataProvider/types';
import UsersPage from '../../src/users/UsersPage';
import { makeUser } from '../support/builders';
import { allowConsole } from '../support/console';
import { renderPortal } from '../support/renderPortal';

/** The list of users: what is offered to whom, and what is done to many at once (specification 2, sections 2 to 6). */

const PEOPLE = 200;
const people = Array.from({ length: PEOPLE }, (_, at) =>
    makeUser({ id: `p${at}`, role: 'USER', alias: `Person ${at}`, email: `person${at}@holzmann.example` }),
);

// The page fetches its modals when the first one is opened; here they are at hand.
beforeAll(() => import('../../src/users/batch/BatchModal'));
beforeEach(() => localStorage.setItem('display-mode.users', 'cards'));

type Recover = (params: { user: string }) => Promise<void>;

async function open(role: User['role'], recoverUser?: Recover) {
    const page = await renderPortal(<UsersPage />, {
        user: { id: 'u1', role },
        route: '/user-management',
        dataProvider: {
            getList: (async (_name: string, { pagination: { page: at, perPage } }: { pagination: Record<string, number> }) => ({
                data: people.slice(((at ?? 1) - 1) * (perPage ?? 0), (at ?? 1) * (perPage ?? 0)),
                total: PEOPLE,
            })) as never,
            getMany: (async (_name: string, { ids }: { ids: string[] }) => ({
                data: people.filter(({ id }) => ids.includes(id as string)),
            })) as never,
            ...(recoverUser ? { recoverUser } : {}),
        },
    });
    await screen.findByRole('link', { name: 'Person 0' });
    return page;
}

const bar = () => within(screen.getByRole('region', { name: 'Chosen users' }));
const dialog = () => within(screen.getByRole('dialog'));

async function chooseAll({ user }: Awaited<ReturnType<typeof open>>): Promise<void> {
    await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    await user.click(await bar().findByRole('button', { name: `Choose all ${PEOPLE}` }));
    await bar().findByText(`${PEOPLE} users chosen`);
    await user.click(bar().getByRole('button', { name: 'Reset password' }));
}

it('offers an administrator creating and choosing, and a reading one neither', async () => {
    const page = await open('ADMIN');
    expect(screen.getByRole('button', { name: 'Create user' })).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: 'Choose Person 0' })).toBeInTheDocument();
    page.unmount();
    await open('READER_ADMIN');
    expect(screen.queryByRole('button', { name: 'Create user' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

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
        const page = await open('ADMIN', recover);
        await chooseAll(page);
        await page.user.click(await screen.findByRole('button', { name: 'Send e-mails' }));
        await screen.findByText('Done for 198 users.', {}, { timeout: 10_000 });
        expect(most).toBe(6);
        expect(new Set(recover.mock.calls.map(([{ user }]) => user)).size).toBe(PEOPLE);
        expect(recover).toHaveBeenCalledTimes(PEOPLE);
        const failed = within(dialog().getByRole('list', { name: /^Failed for 2 users/ }));
        expect(failed.getAllByRole('listitem').map(item => item.textContent)).toEqual([
            'Person 7User not found',
            'Person 150User not found',
        ]);
        expect(bar().getByText('2 users chosen')).toBeInTheDocument();
    });

    it('can be stopped: what is under way is awaited, the rest is not asked for and stays chosen', async () => {
        const answers: (() => void)[] = [];
        const recover = vi.fn<Recover>(() => new Promise(resolve => answers.push(resolve)));
        const page = await open('ADMIN', recover);
        await chooseAll(page);
        await page.user.click(await screen.findByRole('button', { name: 'Send e-mails' }));
        await waitFor(() => expect(recover).toHaveBeenCalledTimes(6));
        expect(dialog().getByRole('progressbar')).toHaveAttribute('max', String(PEOPLE));
        await page.user.click(dialog().getByRole('button', { name: 'Stop' }));
        answers.forEach(answer => answer());
        await screen.findByText('Done for 6 users.');
        expect(recover).toHaveBeenCalledTimes(6);
        expect(bar().getByText('194 users chosen')).toBeInTheDocument();
    });

    it('are not asked any more when the page is left', async () => {
        const answers: (() => void)[] = [];
        const recover = vi.fn<Recover>(() => new Promise(resolve => answers.push(resolve)));
        const page = await open('ADMIN', recover);
        await chooseAll(page);
        await page.user.click(await screen.findByRole('button', { name: 'Send e-mails' }));
        await waitFor(() => expect(recover).toHaveBeenCalledTimes(6));
        page.unmount();
        answers.forEach(answer => answer());
        await Promise.resolve();
        await Promise.resolve();
        expect(recover).toHaveBeenCalledTimes(6);
    });
});
