import { screen, within } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { withLaterTexts } from '#i18n/later';
import { invite } from '#src/plans/invite';
import { INITIAL, type InviteDraft } from '#src/plans/invite/draft';
import type { InviteFacts } from '#src/plans/invite/known';
import { mappingOf } from '#src/plans/source/mapping';
import { readPasted } from '../source/pasted';
import { makeCloudGroup, makeCustomer, makeLicence, makeUser, type CustomerFields } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

/** What is asked before a list can be worked on, once for all alike rows (INVITE-5). */

const texts = await withLaterTexts('en', 'plan');

const CAD = makeLicence({ id: 'l1', name: 'CAD', count: 2, count_active_licences: 0 });
const OLD = makeLicence({ id: 'l2', name: 'Old', active: false });
const ROOMS = makeLicence({ id: 'l3', name: 'Rooms' });
const FACTS: InviteFacts = {
    people: ['a', 'b'].map(id => makeUser({ id, email: `${id}@holzmann.example`, forename: 'Kim', surname: id })),
    licences: [CAD, OLD, ROOMS],
    groups: [makeCloudGroup({ id: 'g1', label: 'Klasse 5a' })],
    spare: { l1: [{ id: 'k9' }] },
    isPending: false,
    failure: null,
};

async function open(text: string, { correct, ...fields }: CustomerFields & { correct?: string } = {}) {
    const customer = makeCustomer(fields);
    const around = { me: { id: 'me', role: 'ADMIN' as const }, customer, leftOut: [] };
    const { table } = readPasted(text);
    const last: { draft: InviteDraft } = { draft: { ...INITIAL, table, mapping: mappingOf(table) } };
    const { Questions, Correct } = invite;
    function Page() {
        const [draft, onChange] = useState(last.draft);
        const [item, setItem] = useState(correct);
        last.draft = draft;
        const checked = invite.check(draft, FACTS, around);
        const props = { ...around, draft, onChange };
        return (
            <I18nContextProvider value={texts}>
                {Questions && <Questions {...props} checkedDraft={draft} facts={FACTS} checked={checked} />}
                {Correct && item && <Correct {...props} facts={FACTS} item={item} onClose={() => setItem(undefined)} />}
                <output>{checked.open.length}</output>
            </I18nContextProvider>
        );
    }
    const page = await renderPortal(<Page />, { customer });
    return { ...page, check: () => invite.check(last.draft, FACTS, around) };
}

/** How many questions are open. */
const openQuestions = () => Number(document.querySelector('output')?.textContent);

it('asks what an unknown name means, the nearest first', async () => {
    const { user, check } = await open('mail;class\nn1@x.example;5a\nn2@x.example;5a\nn3@x.example;7c');
    const select = screen.getByRole('combobox', { name: 'Which cloud group is “5a”?' });
    expect(
        within(select)
            .getAllByRole('option')
            .map(option => option.textContent),
    ).toEqual(['Select', 'Klasse 5a', 'None']);
    await user.selectOptions(select, 'Klasse 5a');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which cloud group is “7c”?' }), 'None');
    expect(openQuestions()).toBe(0);
    expect(check().items.map(({ steps }) => steps.filter(({ step }) => step.verb === 'joinGroup').length)).toEqual([1, 1, 0]);
});

it('asks whether rows that look wrong are right', async () => {
    const { user } = await open('n1@holzman.example\nn2@holzman.example');
    expect(screen.getByText(/^2 rows resemble/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All are right' }));
    expect(openQuestions()).toBe(0);
});

it('asks for one day for all that need one', async () => {
    const { user, check } = await open('mail;licences\nn1@x.example;Rooms\nn2@x.example;Rooms', { flags: { school: true } });
    expect(screen.getByText('2 rows need an expiry date.')).toBeVisible();
    await user.type(screen.getByLabelText('Expiry date for all of them'), '2099-12-31');
    expect(openQuestions()).toBe(0);
    expect(check().items[0]?.steps[1]?.what).toEqual({
        key: 'planInvite.steps.licenceUntil',
        args: { licence: 'Rooms', day: '2099-12-31' },
    });
});

it('asks for a day in place of one that has passed or is none, for these rows alone', async () => {
    const list = 'mail;licences;expires\nn1@x.example;Rooms;1.1.2020\nn2@x.example;Rooms;soon\nn3@x.example;Rooms;';
    const { user, check } = await open(list);
    await user.type(screen.getByLabelText('Expiry date for all of them'), '2099-12-31');
    expect(openQuestions()).toBe(0);
    expect(check().items.map(({ steps }) => steps[1]?.what.args?.day)).toEqual(['2099-12-31', '2099-12-31', undefined]);
});

it('keeps a day whose year is being typed, and decides with it once it has not passed', async () => {
    const { user } = await open('mail;licences\nn1@x.example;Rooms', { flags: { school: true } });
    const field = screen.getByLabelText('Expiry date for all of them');
    await user.type(field, '0209-12-31');
    expect(field).toHaveValue('0209-12-31');
    expect(openQuestions()).toBe(1);
    await user.clear(field);
    await user.type(field, '2099-12-31');
    expect(openQuestions()).toBe(0);
});

it('does without an expired licence', async () => {
    const { user } = await open('mail;licences\nn1@x.example;Old, Rooms');
    await user.click(screen.getByRole('button', { name: 'Do without this licence' }));
    expect(openQuestions()).toBe(0);
});

const FOUR = 'mail;licences\nn1@x.example;CAD\nn2@x.example;CAD\nn3@x.example;CAD\nn4@x.example;CAD';

it('asks who goes without a key, of which there may be some without a user', async () => {
    const { user, check } = await open(FOUR);
    const group = screen.getByRole('group', { name: 'Who gets a key of CAD' });
    expect(within(group).getByRole('alert')).toHaveTextContent('CAD: keys needed 4, left 2.');
    await user.click(within(group).getByRole('checkbox', { name: /without a user/ }));
    expect(openQuestions()).toBe(1);
    await user.click(within(group).getByText('Who gets a key of CAD'));
    await user.click(within(group).getByRole('checkbox', { name: 'n1@x.example' }));
    expect(openQuestions()).toBe(0);
    expect(check().items.map(({ steps, subject }) => [steps.length, subject.keys?.l1])).toEqual([
        [2, undefined],
        [3, undefined],
        [3, undefined],
        [3, 'k9'],
    ]);
});

it('gives the keys to the first ones, with and without those that have no user, or to nobody', async () => {
    const { user, check } = await open(FOUR);
    const group = screen.getByRole('group', { name: 'Who gets a key of CAD' });
    const steps = () => check().items.map(item => item.steps.length);
    const spare = within(group).getByRole('checkbox', { name: /without a user/ });
    await user.click(spare);
    await user.click(within(group).getByRole('button', { name: 'Select the first 3' }));
    expect([openQuestions(), steps()]).toEqual([0, [3, 3, 3, 2]]);
    await user.click(spare);
    expect([openQuestions(), steps()]).toEqual([0, [3, 3, 2, 2]]);
    await user.click(within(group).getByRole('button', { name: 'Do without this licence' }));
    expect([openQuestions(), steps()]).toEqual([0, [2, 2, 2, 2]]);
});

it('corrects a row, which then stands as it is', async () => {
    const { user, check } = await open('mail;name\nn1@holzman.example;Nina New', { correct: 'row-2' });
    const dialog = screen.getByRole('dialog', { name: 'Correct row 2' });
    const email = within(dialog).getByRole('textbox', { name: /^E-mail/ });
    expect(email).toHaveValue('n1@holzman.example');
    await user.clear(email);
    await user.type(email, 'nina');
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await user.type(email, '@holzmann.example');
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(check().items[0]).toMatchObject({ state: 'new', email: 'nina@holzmann.example', name: 'Nina New' });
});
