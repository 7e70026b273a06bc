import { readFileSync } from 'node:fs';
import { cleanup, screen, within } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { withLaterTexts } from '#i18n/later';
import { review } from '#src/plans/review';
import { entriesIn, INITIAL, type ReviewDraft } from '#src/plans/review/draft';
import { local, REVIEW_COLUMNS_KEY, REVIEW_WORDS_KEY } from '#storage/storage';
import { makeCustomer } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

/** The first step of a review: its files, and what their columns and words mean (REVIEW-2, REVIEW-3). */

afterEach(() => [REVIEW_COLUMNS_KEY, REVIEW_WORDS_KEY].forEach(local.remove));

const texts = await withLaterTexts('en', 'plan');

async function open() {
    const last = { draft: INITIAL };
    function Page() {
        const [draft, setDraft] = useState<ReviewDraft>(INITIAL);
        last.draft = draft;
        const around = { me: { id: 'me', role: 'ADMIN' as const }, customer: makeCustomer(), leftOut: [] };
        return <review.Source draft={draft} {...around} onChange={next => setDraft(next)} />;
    }
    const page = await renderPortal(
        <I18nContextProvider value={texts}>
            <Page />
        </I18nContextProvider>,
    );
    const choose = (...files: File[]) => page.user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), files);
    return { ...page, last, choose };
}

const file = (name: string, header: string, ...rows: string[]) => new File([[header, ...rows].join('\n')], name);
const HEADER = 'E-mail;Licence;Decision';
const meaning = (word: string) => screen.findByRole('combobox', { name: `Meaning of “${word}”` });

it('takes several files at once, tells them apart, and says how much of each and of all is decided', async () => {
    const { choose, last } = await open();
    await choose(
        file('team.csv', HEADER, 'a@x.example;CAD;keep', 'b@x.example;CAD;'),
        file('team.csv', HEADER, 'c@x.example;CAD;take', 'd@x.example;CAD;keep'),
        file('empty.csv', HEADER),
    );
    expect(await screen.findByText('3 of 4 rows decided in 2 files')).toBeVisible();
    expect(screen.getByText('1 of 2 rows decided')).toBeVisible();
    expect(screen.getByText('2 of 2 rows decided')).toBeVisible();
    expect(last.draft.files.map(({ name }) => name)).toEqual(['team.csv', 'team (2).csv']);
    expect(screen.getByRole('alert')).toHaveTextContent('empty.csv: The list has a header, but no rows below it.');
    // More files come to those that are there.
    await choose(file('late.csv', HEADER, 'e@x.example;CAD;'));
    expect(await screen.findByText('3 of 5 rows decided in 3 files')).toBeVisible();
    expect(last.draft.files.map(({ name }) => name)).toEqual(['team.csv', 'team (2).csv', 'late.csv']);
});

it('a column has one content, and a content one column', async () => {
    const { choose, last, user } = await open();
    await choose(file('own.csv', HEADER, 'keep;CAD;a@x.example'));
    const columns = () => last.draft.files[0]?.columns;
    await user.click(await screen.findByText('Columns'));
    expect(columns()).toEqual(['email', 'licence', 'decision']);
    await user.selectOptions(await screen.findByRole('combobox', { name: /^E-mail/ }), 'Decision');
    expect(columns()).toEqual([null, 'licence', 'email']);
    await user.selectOptions(screen.getByRole('combobox', { name: /^Decision/ }), 'E-mail');
    expect(columns()).toEqual(['decision', 'licence', 'email']);
});

it('rows that the spreadsheet hides can be left out', async () => {
    const { choose, last, user } = await open();
    await choose(new File([readFileSync('tests/plans/source/fixtures/hidden-rows.xlsx')], 'hidden.xlsx'));
    const hides = await screen.findByRole('checkbox', { name: 'Leave out hidden rows' });
    const [one] = last.draft.files;
    const all = one ? entriesIn(one).length : 0;
    await user.click(hides);
    const [other] = last.draft.files;
    expect(other && entriesIn(other).length).toBeLessThan(all);
});

it('remembers which column holds what, by the headers, and what words mean, but not an empty cell', async () => {
    const first = await open();
    const own = () => file('own.csv', 'Wer;Womit;Urteil', 'a@x.example;CAD;x', 'b@x.example;CAD;');
    await first.choose(own());
    for (const [name, column] of [
        ['E-mail', 'Wer'],
        ['Licence', 'Womit'],
        ['Decision', 'Urteil'],
    ] as const) {
        await first.user.selectOptions(await screen.findByRole('combobox', { name: new RegExp(`^${name}`) }), column);
    }
    expect(await meaning('x')).toHaveValue('');
    await first.user.selectOptions(await meaning('x'), 'Take away');
    await first.user.selectOptions(await meaning('(empty)'), 'Take away');
    cleanup();

    const { choose, last } = await open();
    await choose(own());
    expect(await meaning('x')).toHaveValue('take');
    expect(await meaning('(empty)')).toHaveValue('open');
    expect(last.draft.files[0]?.columns).toEqual(['email', 'licence', 'decision']);
    const words = screen.getByRole('region', { name: 'What the decisions mean' });
    expect(within(words).getAllByRole('row')).toHaveLength(3);
});
