import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import OwnWhyPage from '#customRoutes/why/OwnWhyPage';
import WhyPage from '#customRoutes/why/WhyPage';
import type { Known } from '#customRoutes/why/known';
import { PortalError } from '#dataProvider/errors';
import { lastCheck } from '#src/shared/lastCheck';
import type { ProviderMethods } from '../../support/fakeDataProvider';
import { allowConsole } from '../../support/console';
import { renderPortal, type PortalRender } from '../../support/renderPortal';
import { fine, key, licence, seat } from './known';

/** The pages of the chain (WHY-1 to WHY-5): who sees what, what can be done about it, and what is said. */

// The page fetches its dialogs when the first one is opened; here they are at hand.
beforeAll(() =>
    Promise.all([
        import('#src/users/detail/UserDialogs'),
        import('#src/seats/ReleaseSeatModal'),
        import('#i18n/later').then(({ withLaterTexts }) => withLaterTexts('en', 'why')),
    ]),
);

interface Shown {
    given?: Partial<Known>;
    role?: 'ADMIN' | 'READER_ADMIN' | 'USER';
    query?: string;
    methods?: ProviderMethods;
}

/** What the server has; a test changes it as its change would. */
function serverOf(given: Partial<Known>): Known {
    return { ...fine(), ...given };
}

async function open({ given = {}, role = 'ADMIN', query = '', methods = {} }: Shown = {}) {
    const server = serverOf(given);
    const rows = (name: string) => server[name === 'cloudGroups' ? 'groups' : (name as 'keys' | 'licences')] as never[];
    const isOwn = role === 'USER';
    const page = await act(async () =>
        renderPortal(isOwn ? <OwnWhyPage /> : <WhyPage />, {
            user: isOwn ? { ...server.person } : { id: 'u1', role },
            customer: server.customer,
            route: isOwn ? `/why${query}` : `/user-management/u2/why${query}`,
            path: isOwn ? '/why' : '/user-management/:user/why',
            dataProvider: {
                getOne: (async () => ({ data: server.person })) as never,
                getList: async (name: string) => ({ data: rows(name), total: rows(name).length }),
                getEvery: async (name: string) => (name === 'keys' ? [...server.holders.values()].flat() : rows(name)),
                getApplications: (async () => server.applications) as never,
                ...methods,
            },
        }),
    );
    await screen.findByRole('heading', { level: 2, name: 'What was checked' }, { timeout: 10_000 });
    await waitFor(() => expect(screen.queryByText('Checking')).toBeNull());
    return { ...page, server };
}

const top = () => within(screen.getAllByRole('region')[0]!);
const said = () => screen.getAllByRole('status')[0]?.textContent;
const rows = () => screen.getAllByRole('listitem').map(row => within(row).getByRole('heading').textContent);

describe('for an administrator', () => {
    it('says that nothing stops the person, and lists what was checked in order', async () => {
        await open();
        expect(top().getByRole('heading', { level: 2 }).textContent).toBe('Nothing that the portal can see stops Anna Engel.');
        expect(rows()).toEqual([
            'Account',
            'Customer',
            'Key',
            'Expiry of the key',
            'Licence',
            'Keys of the licence',
            'Machine',
            'Licence type',
            'Cloud',
            'Cloud groups',
            'CAM',
            'Academy session',
            'Application',
        ]);
    });

    it('shows what stops the person on top, with what can be done, and is in order once that has had its effect', async () => {
        const recoverUser = vi.fn(async () => undefined);
        const { user, server } = await open({ given: { person: { ...fine().person, active: false } }, methods: { recoverUser } });
        expect(top().getByRole('heading', { level: 2 }).textContent).toBe('This stops Anna Engel');
        expect(said()).toContain('This stops Anna Engel Account. The account is not activated');
        expect(rows()).not.toContain('Account');
        await user.click(top().getByRole('button', { name: 'Resend activation' }));
        await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send e-mail' }));
        await waitFor(() => expect(recoverUser).toHaveBeenCalledTimes(1));
        // she opens the link
        server.person = fine().person;
        await user.click(screen.getByRole('button', { name: 'Check again' }));
        await waitFor(() => expect(said()).toContain('Nothing that the portal can see stops Anna Engel.'));
    });

    it('says what is not known, and releases the machine', async () => {
        const { user, server, dataProvider } = await open({
            given: { keys: [{ ...key, seats: [seat] }] },
            methods: { releaseSeat: vi.fn(), getMany: (async () => ({ data: [seat] })) as never },
        });
        vi.mocked(dataProvider.releaseSeat).mockImplementation(async () => {
            server.keys = [key];
        });
        expect(said()).toContain('1 point is not known.');
        await user.click(top().getByRole('button', { name: 'Release WS-KUECHE-03' }));
        await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Release' }));
        await waitFor(() => expect(said()).toBe('Nothing that the portal can see stops Anna Engel.'));
    });

    it('selects the key without user beforehand where none is left', async () => {
        const spare = { ...key, id: 'k9', label: 'Spare', users: [] };
        const full = { ...licence, count: 1, count_active_licences: 1 };
        const { user } = await open({
            given: { keys: [], licences: [full], holders: new Map([['l1', [spare]]]) },
            query: '?product=pcad',
        });
        expect(top().getByRole('heading', { level: 3 }).textContent).toBe('Keys of the licence');
        await user.click(top().getByRole('button', { name: 'Assign a key' }));
        const dialog = within(await screen.findByRole('dialog'));
        expect((await dialog.findByRole<HTMLInputElement>('checkbox', { name: /Planning/ })).checked).toBe(true);
    });

    it('says that a fact is not known whose read failed, and reads it again', async () => {
        allowConsole(/errors\.500/);
        let isDown = true;
        const { user, dataProvider } = await open({
            methods: {
                getApplications: vi.fn(async () => {
                    if (isDown) throw new PortalError('errors.500', { status: 500, reason: 'http' });
                    return fine().applications as never;
                }),
            },
        });
        expect(top().getByText('1 point is not known.')).toBeTruthy();
        expect(top().getByRole('heading', { level: 3 }).textContent).toBe('Application');
        const before = vi.mocked(dataProvider.getEvery).mock.calls.length;
        isDown = false;
        await user.click(top().getByRole('button', { name: 'Try again' }));
        await waitFor(() => expect(said()).toBe('Nothing that the portal can see stops Anna Engel.'));
        expect(vi.mocked(dataProvider.getEvery).mock.calls.length).toBe(before);
    });

    it('does not take an earlier answer for the current one', async () => {
        allowConsole(/errors\.500/);
        let isDown = false;
        const { user } = await open({
            methods: {
                getEvery: async () => {
                    if (isDown) throw new PortalError('errors.500', { status: 500, reason: 'http' });
                    return [licence];
                },
            },
        });
        isDown = true;
        await user.click(screen.getByRole('button', { name: 'Check again' }));
        await waitFor(() => expect(said()).toContain('3 points are not known.'));
    });
});

describe('for an administrator with read access', () => {
    it('offers nothing that changes, but a request for somebody who may', async () => {
        await open({ role: 'READER_ADMIN', given: { person: { ...fine().person, active: false } } });
        expect(screen.queryByRole('button', { name: 'Resend activation' })).toBeNull();
        expect(top().getByText(/^What stops Anna Engel\? Everything/)).toBeTruthy();
        expect(top().getByRole('button', { name: 'Copy request' })).toBeTruthy();
    });
});

describe('for a user', () => {
    it('shows the own chain, and a request to copy with ids alone', async () => {
        const { user } = await open({
            role: 'USER',
            given: { keys: [{ ...key, token: 'ABCD-1234', label: 'Key ABCD-1234', expire: 1 }] },
            query: '?product=pcad',
        });
        expect(top().getByRole('heading', { level: 2 }).textContent).toBe('This stops you');
        expect(rows()).not.toContain('Keys of the licence');
        expect(screen.queryByRole('button', { name: 'Change expiry date' })).toBeNull();
        await user.click(top().getByRole('button', { name: 'Copy request' }));
        const request = await navigator.clipboard.readText();
        expect(request.split('\n')).toEqual([
            'I cannot use pCAD.',
            'Expiry of the key: Expired on 1 Jan 1970.',
            `The check: ${window.location.origin}/user-management/u2/why?product=pcad`,
        ]);
    });

    it('asks for what only administrators see, and leads to none of their pages', async () => {
        await open({ role: 'USER', given: { licences: [{ ...licence, active: false }] } });
        expect(top().getByText('Planning: not active.')).toBeTruthy();
        expect(top().getByRole('button', { name: 'Copy request' })).toBeTruthy();
        expect(
            screen
                .getAllByRole('link')
                .map(link => link.getAttribute('href') ?? '')
                .filter(to => /contracts|\/licences\/|user-management/.test(to)),
        ).toEqual([]);
    });

    it('asks for the release of the own machine', async () => {
        await open({ role: 'USER', given: { keys: [{ ...key, seats: [seat] }] } });
        expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull();
        expect(top().getByRole('button', { name: 'Copy request' })).toBeTruthy();
    });

    it('does not offer to ask for what an administrator cannot do either', async () => {
        await open({
            role: 'USER',
            given: { person: { ...fine().person, role: 'USER', cloud: { access: false, featureLevel: 0, quota: 0 } } },
        });
        expect(top().getByText('Please contact support.', { exact: false })).toBeTruthy();
        expect(screen.queryByRole('button', { name: 'Copy request' })).toBeNull();
    });
});

describe('what is taken along', () => {
    it('is the result in at most 512 characters, without codes of keys, for the person who took it', async () => {
        const names = Array.from({ length: 20 }, (_, at) => ({
            ...key,
            id: `k${at}`,
            label: `Workshop ABCD-1234 ${at}`,
            token: 'ABCD-1234',
        }));
        const { user }: PortalRender = await open({ given: { keys: names }, query: '?product=pcad' });
        await user.click(screen.getByRole('button', { name: 'Copy for a ticket' }));
        const text = await navigator.clipboard.readText();
        expect(Array.from(text).length).toBeLessThanOrEqual(512);
        expect(text).toContain('Anna Engel, pCAD, ');
        expect(text).not.toContain('ABCD-1234');
        expect(lastCheck()).toBe(text);
    });
});
