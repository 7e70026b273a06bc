import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { I18nContextProvider } from 'ra-core';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { withLaterTexts } from '#i18n/later';
import { invite } from '#src/plans/invite';
import { INITIAL, type InviteDraft } from '#src/plans/invite/draft';
import { local, PLAN_COLUMNS_KEY } from '#storage/storage';
import { makeCloudGroup, makeCustomer, makeKey, makeLicence, makeUser, type CustomerFields } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

/** The first step of inviting users: the list, its columns, what everybody gets, who is written to (INVITE-1). */

afterEach(() => local.remove(PLAN_COLUMNS_KEY));

const CAD = makeLicence({ id: 'l1', name: 'CAD' });
const ROOMS = makeLicence({ id: 'l2', name: 'Rooms', product: 'rooms' });
const TEAM = makeCloudGroup({ id: 'g1', label: 'Team' });

const texts = await withLaterTexts('en', 'plan');

async function open(fields: CustomerFields = {}, initial: Partial<InviteDraft> = {}) {
    const customer = makeCustomer(fields);
    const last: { draft: InviteDraft } = { draft: { ...INITIAL, ...initial } };
    const anna = makeUser({
        id: 'u1',
        email: 'anna@holzmann.example',
        alias: 'Anna Engel',
        keys: [makeKey({ licenceId: 'l2' })],
        cloudGroups: [TEAM],
    });
    const view = { leave: (_isAway?: boolean) => {} };
    function Page() {
        const [draft, setDraft] = useState(last.draft);
        const [isAway, setAway] = useState(false);
        view.leave = (away = true) => act(() => setAway(away));
        last.draft = draft;
        const around = { me: { id: 'me', role: 'ADMIN' as const }, customer, leftOut: [] };
        if (isAway) return null;
        return <invite.Source draft={draft} {...around} onChange={next => setDraft(next)} />;
    }
    const rows: Record<string, unknown[]> = { licences: [CAD, ROOMS], cloudGroups: [TEAM], users: [anna] };
    const page = await renderPortal(
        <I18nContextProvider value={texts}>
            <Page />
        </I18nContextProvider>,
        {
            customer,
            dataProvider: {
                getList: (async (resource: string) => ({ data: rows[resource], total: rows[resource]?.length })) as never,
                getOne: (async () => ({ data: anna })) as never,
            },
        },
    );
    return { ...page, last, leave: (isAway?: boolean) => view.leave(isAway) };
}

const fixture = (name: string): File => new File([readFileSync(`tests/plans/source/fixtures/${name}`)], name);

const rowsOf = (table: HTMLElement) =>
    within(table)
        .getAllByRole('row')
        .slice(1)
        .map(row =>
            within(row)
                .getAllByRole('cell')
                .map(cell => cell.textContent),
        );

describe('a list', () => {
    it('is read as soon as it is pasted, and what it holds is shown', async () => {
        const { user, last } = await open();
        await user.click(screen.getByRole('textbox', { name: 'Paste a list' }));
        await user.paste('Name, Vorname\tE-Mail\tKlasse\nEngel, Anna\tanna@x.example\t5a\nBeck, Ben\tben@x.example\t5b');
        await waitFor(() => expect(screen.getByText('2 rows from the pasted text')).toHaveFocus());
        expect(screen.getByRole('combobox', { name: 'Content of Name, Vorname' })).toHaveValue('surnameFirst');
        expect(screen.getByRole('combobox', { name: 'Content of Klasse' })).toHaveValue('groups');
        expect(rowsOf(screen.getByRole('table', { name: 'How the first rows are read' }))).toEqual([
            ['anna@x.example', 'Anna', 'Engel'],
            ['ben@x.example', 'Ben', 'Beck'],
        ]);
        expect(invite.obstacle(last.draft, {} as never)).toBeNull();
    });

    it('needs a column with addresses, which can be chosen', async () => {
        const { user, last } = await open();
        await user.click(screen.getByRole('textbox', { name: 'Paste a list' }));
        await user.paste('Person;E-Mail\nanna@x.example;\nben@x.example;');
        const select = await screen.findByRole('combobox', { name: 'Content of Person' });
        await user.selectOptions(select, 'Not used');
        expect(invite.obstacle(last.draft, {} as never)).toBe('planInvite.obstacles.noEmail');
        await user.selectOptions(select, 'E-mail');
        expect(invite.obstacle(last.draft, {} as never)).toBeNull();
        // The next list with these headers begins with what was chosen.
        await user.selectOptions(select, 'Note');
        await user.selectOptions(screen.getByRole('combobox', { name: 'Content of E-Mail' }), 'E-mail');
        await user.click(screen.getByRole('button', { name: 'Use another list' }));
        await user.click(screen.getByRole('textbox', { name: 'Paste a list' }));
        await user.paste('PERSON;E-MAIL\nFriday;cora@x.example');
        expect(await screen.findByRole('combobox', { name: 'Content of PERSON' })).toHaveValue('note');
    });

    it('is read from a file, whose encoding can be chosen', async () => {
        const { user } = await open();
        await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), fixture('windows-1250.csv'));
        expect(await screen.findByText('1 row from windows-1250.csv')).toBeVisible();
        await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'Windows-1250');
        expect((await screen.findAllByText('Łucja'))[0]).toBeVisible();
    });

    it('is read from the sheet that is chosen', async () => {
        const { user } = await open();
        await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), fixture('sheets.xlsx'));
        expect((await screen.findAllByText('a@schule.example'))[0]).toBeVisible();
        await user.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), 'Alt (hidden)');
        expect((await screen.findAllByText('c@schule.example'))[0]).toBeVisible();
    });

    it('may be without the rows that the spreadsheet hides', async () => {
        const { user, last } = await open();
        await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), fixture('hidden-rows.xlsx'));
        const box = await screen.findByRole('checkbox', { name: 'Leave out hidden rows' });
        expect(box).toHaveAccessibleDescription('2 rows are hidden in the spreadsheet: 3, 5');
        await user.click(box);
        expect(last.draft.leavesHidden).toBe(true);
    });

    it.each([
        ['encrypted.xlsx', 'The file is protected with a password. Save it without a password, as .xlsx or CSV.'],
        ['old.xls', 'Files of this kind (.xls) cannot be read. Save the file as .xlsx or CSV.'],
        ['two-tables.csv', 'The list holds two tables. Save each as a list of its own.'],
    ])('that is refused says why: %s', async (name, sentence) => {
        const { last } = await open();
        // Dropped: the browser's choice of a file offers other kinds only.
        fireEvent.drop(screen.getByRole('textbox'), { dataTransfer: { files: [fixture(name)], types: ['Files'] } });
        expect(await screen.findByText(sentence)).toBeVisible();
        expect(last.draft.table).toBeNull();
    });

    it('can be read with another encoding after a look at the next step; after a reload the file is chosen again', async () => {
        const { user, last, leave } = await open();
        await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), fixture('windows-1250.csv'));
        await screen.findByText('1 row from windows-1250.csv');
        leave();
        expect(screen.queryByRole('combobox', { name: 'Encoding' })).toBeNull();
        leave(false);
        await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'Windows-1250');
        expect((await screen.findAllByText('Łucja'))[0]).toBeVisible();

        cleanup();
        await open({}, { ...last.draft, origin: 'reloaded.csv' });
        expect(screen.getByText(/Encoding and sheet can be changed once the file is opened again/)).toBeVisible();
        await user.upload(screen.getByLabelText('Open the file again', { selector: 'input' }), fixture('windows-1250.csv'));
        expect(await screen.findByRole('combobox', { name: 'Encoding' })).toBeVisible();
    });

    it('is taken where a file is dropped on the page or a list is pasted outside of the field', async () => {
        const { user, last } = await open();
        const drop = { dataTransfer: { files: [fixture('utf8.csv')], types: ['Files'] } };
        expect(fireEvent.dragOver(document.body, drop)).toBe(false);
        expect(fireEvent.drop(document.body, drop)).toBe(false);
        expect(await screen.findByText(/ from utf8.csv$/)).toBeVisible();
        // With a list on the page a paste is no list.
        const clipboardData = { files: [], getData: () => 'anna@x.example\nben@x.example' };
        fireEvent.paste(document.body, { clipboardData });
        expect(last.draft.origin).toBe('utf8.csv');
        await user.click(screen.getByRole('button', { name: 'Use another list' }));
        fireEvent.paste(document.body, { clipboardData });
        expect(await screen.findByText('2 rows from the pasted text')).toBeVisible();
    });

    it('can be replaced by another', async () => {
        const { user, last } = await open();
        await user.click(screen.getByRole('textbox', { name: 'Paste a list' }));
        await user.paste('anna@x.example\nben@x.example');
        await user.click(await screen.findByRole('button', { name: 'Use another list' }));
        expect(await screen.findByRole('textbox', { name: 'Paste a list' })).toHaveValue('');
        expect(last.draft.table).toBeNull();
    });
});

describe('what everybody gets', () => {
    const table = { header: ['mail'], rows: [{ line: 2, cells: ['anna@x.example'] }], width: 1 };
    const withList = (fields?: CustomerFields) => open(fields, { table, mapping: ['email'] });

    it('are licences with their expiry, groups and a note', async () => {
        const { user, last } = await withList();
        await user.click(await screen.findByRole('checkbox', { name: 'CAD' }));
        const day = screen.getByLabelText('Expiry date of CAD');
        await user.type(day, '2099-12-31');
        await user.click(screen.getByRole('checkbox', { name: 'Team' }));
        await user.type(screen.getByRole('textbox', { name: 'Note' }), 'New');
        expect(last.draft.template).toEqual({
            licences: [{ id: 'l1', day: '2099-12-31' }],
            groups: ['g1'],
            note: 'New',
            day: '',
        });
    });

    it('is taken over from a user', async () => {
        const { user, last } = await withList();
        await screen.findByRole('checkbox', { name: 'CAD' });
        await user.type(screen.getByRole('textbox', { name: 'Like a user' }), 'anna@holzmann.example');
        await user.click(screen.getByRole('button', { name: 'Take over' }));
        expect(await screen.findByText('The licences and cloud groups of Anna Engel are selected below.')).toBeVisible();
        expect(last.draft.template).toMatchObject({ licences: [{ id: 'l2', day: '' }], groups: ['g1'] });
    });

    it('is written to later, unless something else is chosen', async () => {
        const { user, last } = await withList();
        expect(screen.getByRole('radio', { name: /^Send later/ })).toBeChecked();
        await user.click(screen.getByRole('radio', { name: /^Send a random password at once/ }));
        expect(last.draft.mail).toBe('password');
    });

    it('is never a random password at schools (USER-7)', async () => {
        await withList({ flags: { school: true } });
        expect(screen.getAllByRole('radio')).toHaveLength(2);
    });
});
