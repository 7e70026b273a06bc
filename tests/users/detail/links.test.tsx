import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#dataProvider/types';
import { Toaster } from '#src/ui/feedback/toast';
import UserPage from '#src/users/detail/UserPage';
import { makeKey, makeLicence, makeSeat, makeUser } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

/** Links that open a filled dialog on the page of a user (WHY-6). */

// The page fetches its dialogs when the first one is opened; here they are at hand.
beforeAll(() =>
    Promise.all([import('#src/users/detail/UserDialogs'), import('#src/keys/KeyDialogs'), import('#src/seats/ReleaseSeatModal')]),
);

const licence = makeLicence({ id: 'l1', name: 'Planning' });
const other = makeLicence({ id: 'l2', name: 'Reserve' });
const expired = makeLicence({ id: 'l3', name: 'Ended', expire: 1 });
const key = makeKey({ id: 'k1', licenceId: 'l1' });
const keyOfExpired = makeKey({ id: 'k3', licenceId: 'l3' });
const seat = makeSeat({ id: 's1', userId: 'u2' });
const jan = makeUser({ id: 'u2', role: 'USER', alias: 'Jan Kowalski', email: 'jan@holzmann.example' });

async function open(query: string, { role = 'ADMIN', user = jan }: { role?: User['role']; user?: User } = {}) {
    const rows: Record<string, unknown[]> = { keys: [key, keyOfExpired], licences: [licence, other, expired], seats: [seat] };
    const page = await act(async () =>
        renderPortal(
            <>
                <UserPage />
                <Toaster />
            </>,
            {
                user: { id: 'u1', role },
                route: `/user-management/u2${query}`,
                path: '/user-management/:user',
                dataProvider: {
                    getOne: (async () => ({ data: user })) as never,
                    getList: (async (name: string, { meta }: { meta?: { licence?: string } }) => {
                        const data = meta?.licence === 'l3' ? [] : (rows[name] ?? []);
                        return { data, total: data.length };
                    }) as never,
                },
            },
        ),
    );
    await screen.findByRole('heading', { level: 1, name: 'Jan Kowalski' });
    return page;
}

const dialog = async () => within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));

describe('opens', () => {
    it.each([
        ['?do=assign', 'Add licences'],
        ['?do=assign&licence=l2', 'Add licences'],
        ['?do=assign&licence=nothing', 'Add licences'],
        ['?do=extend&key=k1', 'Edit key'],
        ['?do=release&seat=s1', 'Release seat'],
    ])('%s: %s, once', async (query, title) => {
        const { address } = await open(query);
        expect((await dialog()).getByRole('heading', { name: title })).toBeTruthy();
        expect(address()).toBe('/user-management/u2');
    });

    it('the activation of an inactive user', async () => {
        await open('?do=activate', { user: { ...jan, active: false } });
        expect((await dialog()).getByRole('heading', { name: 'Resend activation' })).toBeTruthy();
    });

    it('the form with the licence selected, which nothing sends', async () => {
        await open('?do=assign&licence=l2');
        const form = await dialog();
        expect((await form.findByRole<HTMLInputElement>('checkbox', { name: /Reserve/ })).checked).toBe(true);
        expect((await form.findByRole<HTMLInputElement>('checkbox', { name: /Planning/ })).checked).toBe(false);
    });

    it('nothing while there is an obstacle, which is said', async () => {
        const { address } = await open('?do=extend&key=k3');
        expect(await screen.findByText('The licence has expired.')).toBeTruthy();
        expect(address()).toBe('/user-management/u2');
        expect(screen.queryByRole('dialog')).toBeNull();
    });
});

describe('ignores', () => {
    it.each([
        ['an active user’s activation', '?do=activate', 'ADMIN'],
        ['an unknown key', '?do=extend&key=k9', 'ADMIN'],
        ['an unknown seat', '?do=release&seat=s9', 'ADMIN'],
        ['assigning by a reader', '?do=assign&licence=l2', 'READER_ADMIN'],
        ['a release by a reader', '?do=release&seat=s1', 'READER_ADMIN'],
        ['a key by a reader', '?do=extend&key=k1', 'READER_ADMIN'],
    ] as const)('%s', async (_what, query, role) => {
        const { address } = await open(query, { role });
        await waitFor(() => expect(address()).toBe('/user-management/u2'));
        expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('an unknown action', async () => {
        await open('?do=delete');
        expect(screen.queryByRole('dialog')).toBeNull();
    });
});
