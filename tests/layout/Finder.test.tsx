import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import type { ListParams } from '../../dataProvider/resources';
import { RECENT_FINDS_KEY, sessionHome } from '../../storage/storage';
import { Actions } from '../../src/shared/actions/Actions';
import type { RowAction } from '../../src/shared/list/types';
import { FinderTrigger } from '../../src/layout/finder/FinderTrigger';
import { useCurrentCustomer, useCurrentUser } from '../../src/shared/hooks/useCurrent';
import { makeKey, makeLicence, makeUser } from '../support/builders';
import { allowConsole } from '../support/console';
import type { ProviderMethods } from '../support/fakeDataProvider';
import { renderPortal, type PortalOptions } from '../support/renderPortal';

/** The finder's combobox (FIND-5 to FIND-8); what it asks the server is in tests/contract/finder.test.ts. */

/** What the header of the page below offers. */
let ON_PAGE: RowAction[] = [];
/** What one of its sections offers. */
let IN_SECTION: RowAction[] = [];

function Shown() {
    const { data: user } = useCurrentUser();
    const { data: customer } = useCurrentCustomer();
    return (
        <>
            <main id="main" tabIndex={-1} />
            <Actions as="section" name="Annaberg" actions={IN_SECTION} />
            <Actions as="page" name="Annaberg" actions={ON_PAGE} />
            <input aria-label="Elsewhere" />
            {user && <FinderTrigger user={user} customer={customer} />}
        </>
    );
}

const anna = makeUser({ id: 'u7', alias: 'Anna Engel', email: 'anna@holzmann.example', forename: 'Anna', surname: 'Engel' });
const licence = makeLicence({ id: 'l7', name: 'Annaberg' });
const nothing = { data: [], total: 0 };

/** Answers searches; `rows` by resource. */
const answering = (rows: Record<string, readonly { id: string }[]>) =>
    vi.fn(async (resource: string, { filter = {} }: ListParams) =>
        resource === 'licences' || filter.q !== undefined
            ? { data: rows[resource] ?? [], total: rows[resource]?.length ?? 0 }
            : nothing,
    );

const open = async ({ dataProvider = {}, ...options }: PortalOptions = {}) => {
    const getList = answering({ users: [anna], licences: [licence] });
    const methods = { getList, getApplications: async () => [], ...dataProvider } as unknown as ProviderMethods;
    const shown = await renderPortal(<Shown />, { ...options, dataProvider: methods });
    await shown.user.click(await screen.findByRole('button', { name: 'Find' }));
    const field = await screen.findByRole('combobox');
    return { ...shown, getList: methods.getList as unknown as ReturnType<typeof answering>, field };
};
const options = () => screen.queryAllByRole('option').map(option => option.textContent);
const active = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
    ON_PAGE = [];
    IN_SECTION = [];
    sessionHome.remove(RECENT_FINDS_KEY);
});

describe('the finder', () => {
    it('offers the actions of the page first, does one where it is, and says why one is not possible (FIND-7)', async () => {
        const [rename, add] = [vi.fn(), vi.fn()];
        ON_PAGE = [
            { id: 'add', label: 'Add users', icon: null, onClick: add, obstacle: 'It has expired.' },
            { id: 'rename', label: 'Rename', icon: null, onClick: rename, place: 'beside' },
        ];
        const { user, field, address } = await open();
        expect(options().slice(0, 2)).toEqual(['Add usersIt has expired.', 'RenameAnnaberg']);
        await user.keyboard('{ArrowDown}{Enter}');
        expect(screen.getByRole('option', { selected: true })).toHaveAttribute('aria-disabled', 'true');
        expect(add).not.toHaveBeenCalled();
        await user.type(field, 'ren');
        await screen.findByRole('option', { name: /^Rename/, selected: true });
        await user.keyboard('{Enter}');
        expect(rename).toHaveBeenCalledOnce();
        expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
        expect(address()).toBe('/');
        expect(sessionHome.getJson(RECENT_FINDS_KEY, (_stored): _stored is unknown => true)).toBeNull();
    });

    it('offers those of sections too, and an action of this page once (FIND-7)', async () => {
        ON_PAGE = [{ id: 'create', label: 'Create user', icon: null, onClick: vi.fn(), place: 'main' }];
        IN_SECTION = [{ id: 'edit', label: 'Edit', icon: null, onClick: vi.fn() }];
        const { user, field } = await open({ route: '/user-management' });
        expect(options().slice(0, 2)).toEqual(['Create userAnnaberg', 'EditAnnaberg']);
        await user.type(field, 'create us');
        await screen.findByRole('group', { name: 'Users' });
        expect(options().filter(option => option?.startsWith('Create user'))).toHaveLength(1);
    });

    it('shows finds by groups, says how many, and opens the first one with Enter', async () => {
        const { user, field, address } = await open();
        expect(field).toHaveFocus();
        await user.type(field, 'anna');
        const group = await screen.findByRole('group', { name: 'Users' });
        expect(within(group).getByRole('option', { selected: true })).toHaveTextContent('Anna Engel');
        expect(screen.getByRole('group', { name: 'Licences' })).toHaveTextContent('Annaberg');
        await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 matches'));
        expect(screen.getByText(/^No matches: .*Cloud groups/)).toBeInTheDocument();
        await user.keyboard('{Enter}');
        expect(address()).toBe('/user-management/u7');
        expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
        await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    });

    it('moves through all groups with the arrow keys, around both ends', async () => {
        const { user, field } = await open();
        await user.type(field, 'anna');
        await waitFor(() => expect(options()).toHaveLength(2));
        await user.keyboard('{ArrowDown}');
        expect(active(field)).toContain('Annaberg');
        await user.keyboard('{ArrowDown}');
        expect(active(field)).toContain('Anna Engel');
        await user.keyboard('{ArrowUp}');
        expect(active(field)).toContain('Annaberg');
        expect(field).toHaveFocus();
        expect(field).toHaveAttribute('aria-expanded', 'true');
        expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    });

    it('reads nothing below two characters, and once after a pause', async () => {
        const { user, field, getList } = await open();
        await user.type(field, 'a, ');
        expect(screen.getByText('Please type at least two characters.')).toBeInTheDocument();
        await user.type(field, 'nna');
        await waitFor(() => expect(getList).toHaveBeenCalled());
        const asked = getList.mock.calls.filter(([resource]) => resource === 'users');
        expect(asked.map(([, { filter }]) => filter?.['q'])).toEqual(['a nna']);
    });

    it('aborts what is superseded', async () => {
        const signals: AbortSignal[] = [];
        const getList = vi.fn((resource: string, { signal, filter = {} }: ListParams) => {
            if (resource !== 'users' || filter['q'] !== 'an') return Promise.resolve(nothing);
            if (signal) signals.push(signal);
            return new Promise<never>(() => undefined);
        });
        const { user, field } = await open({ dataProvider: { getList } as unknown as ProviderMethods });
        await user.type(field, 'an');
        await waitFor(() => expect(signals).toHaveLength(1));
        expect(await screen.findByText('Searching: Users…')).toBeInTheDocument();
        await user.type(field, 'na');
        await waitFor(() => expect(signals[0]?.aborted).toBe(true));
    });

    it('opens nothing of the words before with Enter: it waits for what was typed', async () => {
        const bert = makeUser({ id: 'u8', alias: 'Annabert Ost', email: 'bert@holzmann.example' });
        const answer: { give?: () => void } = {};
        const getList = vi.fn(async (resource: string, { filter = {} }: ListParams) => {
            if (resource !== 'users') return nothing;
            if (filter['q'] === 'anna') return { data: [anna], total: 1 };
            await new Promise<void>(give => Object.assign(answer, { give }));
            return { data: [bert], total: 1 };
        });
        const { user, field, address } = await open({ dataProvider: { getList } as unknown as ProviderMethods });
        const before = address();
        await user.type(field, 'anna');
        await screen.findByRole('option', { name: /Anna Engel/ });
        await user.type(field, 'b');
        await waitFor(() => expect(answer.give).toBeDefined());
        expect(active(field)).toContain('Anna Engel');
        await user.keyboard('{Enter}');
        expect(address()).toBe(before);
        act(() => answer.give?.());
        await waitFor(() => expect(address()).toBe('/user-management/u8'));
    });

    it('names a kind that failed, and tries it again', async () => {
        allowConsole(/PortalError: errors.500/);
        let fails = true;
        const getList = vi.fn(async (resource: string) => {
            if (resource !== 'users') return nothing;
            if (fails) throw new PortalError('errors.500', { status: 500, reason: 'http' });
            return { data: [anna], total: 1 };
        });
        const { user, field } = await open({ dataProvider: { getList } as unknown as ProviderMethods });
        await user.type(field, 'anna');
        // Shown, and said by the live region.
        expect(await screen.findAllByText('Could not be searched: Users.')).toHaveLength(2);
        expect(screen.queryByText(/Nothing was found/)).not.toBeInTheDocument();
        fails = false;
        await user.click(screen.getByRole('button', { name: 'Try again: Users' }));
        expect(await screen.findByRole('option', { name: /Anna Engel/ })).toBeInTheDocument();
    });

    it('leaves out a kind that the person may not search', async () => {
        allowConsole(/PortalError: errors.403/);
        const getList = vi.fn(async (resource: string) => {
            if (resource === 'users') throw new PortalError('errors.403', { status: 403, reason: 'http' });
            return nothing;
        });
        const { user, field } = await open({ dataProvider: { getList } as unknown as ProviderMethods });
        await user.type(field, 'anna');
        expect(await screen.findAllByText('Nothing was found for “anna”.')).toHaveLength(2);
        expect(screen.queryByText(/Could not be searched/)).not.toBeInTheDocument();
    });

    it('says that nothing was found', async () => {
        const { user, field } = await open({ dataProvider: { getList: answering({}) } as unknown as ProviderMethods });
        await user.type(field, 'zzqq');
        expect(await screen.findAllByText('Nothing was found for “zzqq”.')).toHaveLength(2);
        expect(field).toHaveAttribute('aria-expanded', 'false');
    });

    it('adds the person of a pasted key to the users', async () => {
        const key = makeKey({
            token: 'ABCD-EFGH',
            label: 'Desk 4',
            users: [{ id: 'u9', email: 'kai@x.example', alias: 'Kai Ott' }],
        });
        const getList = answering({ keys: [key] });
        const { user, field } = await open({ dataProvider: { getList } as unknown as ProviderMethods });
        await user.click(field);
        await user.paste(' abcd-efgh ');
        const person = within(await screen.findByRole('group', { name: 'Users' })).getByRole('option');
        expect(person).toHaveAttribute('href', '/user-management/u9');
        expect(screen.getByRole('group', { name: 'Licence keys' })).toHaveTextContent('ABCD-EFGH');
    });

    it('offers pages and actions by role, without regard to accents', async () => {
        const reader = await open({ user: { role: 'READER_ADMIN' } });
        expect(options()).not.toContain('Create user');
        await reader.user.type(reader.field, 'ùser');
        expect(await screen.findByRole('option', { name: 'User management' })).toBeInTheDocument();
        reader.unmount();

        const { user, field, router } = await open();
        // Enter before the search has begun opens the first find of what was typed.
        await user.type(field, 'create us{Enter}');
        const target = { pathname: '/user-management', state: { ask: 'create' } };
        await waitFor(() => expect(router.state.location).toMatchObject(target));
    });

    it('keeps what was opened by kind and id, without names, and drops those of somebody else', async () => {
        const getMany = vi.fn(async () => ({ data: [anna] }));
        const { user, field, unmount } = await open();
        await user.type(field, 'anna');
        await user.click(await screen.findByRole('option', { name: /Anna Engel/ }));
        const stored = sessionHome.get(RECENT_FINDS_KEY) ?? '';
        expect(stored).toContain('u7');
        expect(stored).not.toMatch(/anna|engel/i);
        const { of } = JSON.parse(stored) as { of: string };
        unmount();

        const again = await open({ user: { id: of.split('/')[0] }, dataProvider: { getMany } as unknown as ProviderMethods });
        expect(
            await within(await screen.findByRole('group', { name: 'Recently opened' })).findByText('Anna Engel'),
        ).toBeVisible();
        await again.user.click(screen.getByRole('button', { name: 'Clear the list' }));
        expect(screen.queryByRole('group', { name: 'Recently opened' })).not.toBeInTheDocument();
        expect(sessionHome.get(RECENT_FINDS_KEY)).toBeNull();
        again.unmount();

        sessionHome.set(RECENT_FINDS_KEY, stored);
        await open({ user: { id: 'somebody-else' } });
        expect(screen.queryByRole('group', { name: 'Recently opened' })).not.toBeInTheDocument();
        expect(sessionHome.get(RECENT_FINDS_KEY)).toBeNull();
    });
});

describe('the keys of the finder', () => {
    const show = () =>
        renderPortal(<Shown />, { dataProvider: { getApplications: async () => [] } as unknown as ProviderMethods });

    it('opens nothing with the Enter that ends a composition in Safari, which says so by its code alone', async () => {
        const { user, field, address } = await open();
        const before = address();
        await user.type(field, 'anna');
        await screen.findByRole('group', { name: 'Users' });
        fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
        expect(address()).toBe(before);
        expect(field).toBeInTheDocument();
    });

    it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens it', async keys => {
        const { user } = await show();
        await screen.findByRole('button', { name: 'Find' });
        await user.keyboard(keys);
        expect(await screen.findByRole('combobox')).toHaveValue('');
        await user.keyboard('{Escape}');
    });

    it('not while something is typed', async () => {
        const { user } = await show();
        await screen.findByRole('button', { name: 'Find' });
        await user.type(screen.getByLabelText('Elsewhere'), 'a/b');
        await act(async () => undefined);
        expect(screen.getByLabelText('Elsewhere')).toHaveValue('a/b');
        expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    });
});
