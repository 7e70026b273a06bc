import { screen, within } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { withLaterTexts } from '#i18n/later';
import { ClassTable } from '#src/plans/year/ClassTable';
import { classesOf } from '#src/plans/year/classes';
import { INITIAL } from '#src/plans/year/draft';
import { makeCloudGroup, makeCustomer, makeLicence } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

/** The classes of a new school year (YEAR-5). */

const texts = await withLaterTexts('en', 'plan');
const customer = makeCustomer();
const groups = Array.from({ length: 29 }, (_, at) => makeCloudGroup({ id: `g${at}`, label: `Class ${at}` }));
const records = { people: [], keys: [], licences: [makeLicence({ id: 'l1', name: 'CAD' })], groups, listed: new Set<string>() };

async function show(names: readonly string[]) {
    const classes = [
        ...classesOf(
            names.map(name => ({ groups: [name] })),
            INITIAL,
            records,
            customer,
        ).values(),
    ];
    const around = { draft: INITIAL, customer, records, onChange: () => undefined };
    const { user } = await renderPortal(
        <I18nContextProvider value={texts}>
            <ClassTable classes={classes} {...around} />
        </I18nContextProvider>,
    );
    const rows = () => within(screen.getByRole('table', { name: 'Classes' })).getAllByRole('rowheader');
    return { user, namesOf: () => rows().map(({ textContent }) => textContent) };
}

it('shows the first of many classes, those without a cloud group before the others, and the rest on demand', async () => {
    const known = groups.map(({ label }) => label);
    const { user, namesOf } = await show([...known, 'New class']);
    expect(namesOf()).toEqual(['New class', ...known.slice(0, 11)]);
    await user.click(screen.getByRole('button', { name: /12 .*30/ }));
    expect(namesOf()).toEqual(['New class', ...known]);
});

it('asks for the licences of single classes once that is opened', async () => {
    const { user, namesOf } = await show(['Class 1', 'Class 2']);
    expect(namesOf()).toEqual(['Class 1', 'Class 2']);
    expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Licences of Class 2', hidden: true })).toBeNull();
    await user.click(screen.getByText('Other licences for single classes'));
    expect(await screen.findByRole('group', { name: 'Licences of Class 2' })).toBeVisible();
});
