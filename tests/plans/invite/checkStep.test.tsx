import { act, screen, within } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import type { Key } from '#dataProvider/types';
import { withLaterTexts } from '#i18n/later';
import { INITIAL } from '#src/plans/invite/draft';
import { loadKind } from '#src/plans/kinds';
import { CheckStep } from '#src/plans/page/CheckStep';
import type { Plan } from '#src/plans/plan';
import { mappingOf } from '#src/plans/source/mapping';
import { makeCustomer, makeKey, makeLicence } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { renderPortal } from '../../support/renderPortal';
import { readPasted } from '../source/pasted';

/** The check while an answer to one of its questions makes it read more (PLAN-2, INVITE-5). */

const texts = await withLaterTexts('en', 'plan');
const kind = await loadKind('invite');
const LICENCES = [
    makeLicence({ id: 'l1', name: 'CAD', count: 1, count_active_licences: 1 }),
    makeLicence({ id: 'l3', name: 'Rooms' }),
];

/** Changes the draft, as another tab does. */
let change: (next: (draft: object) => object) => void = () => undefined;

/** Opens the check of a list whose licence "CED" may be CAD, of which no key is free; `readKeys` reads those of CAD. */
async function open(readKeys: () => Promise<Key[]>, { school = true, meanings = {} } = {}) {
    const customer = makeCustomer({ flags: { school } });
    const { table } = readPasted('mail;licences\nn1@x.example;Rooms\nn2@x.example;CED');
    const plan: Plan = { id: 'p1', owner: 'u1', kind: 'invite', made: 0, draft: {}, leftOut: [], step: 'check' };
    function Page() {
        const [draft, setDraft] = useState<object>({ ...INITIAL, table, mapping: mappingOf(table), meanings });
        change = setDraft;
        return (
            <I18nContextProvider value={texts}>
                <CheckStep
                    plan={plan}
                    kind={kind}
                    draft={draft}
                    around={{ me: { id: 'me', role: 'ADMIN' }, customer, leftOut: plan.leftOut }}
                    onChange={setDraft}
                    onPlan={() => undefined}
                    onBack={() => undefined}
                />
            </I18nContextProvider>
        );
    }
    return act(async () =>
        renderPortal(<Page />, {
            customer,
            dataProvider: {
                getEvery: async resource => (resource === 'keys' ? readKeys() : []),
                getList: async resource => ({ data: (resource === 'licences' ? LICENCES : []) as never[], total: 2 }),
            },
        }),
    );
}

/** Answers that CED is CAD while a day is being typed, and returns the field with the day, the answered one, and "Run". */
async function answer(readKeys: () => Promise<Key[]>) {
    const { user } = await open(readKeys);
    const day = await screen.findByLabelText('Expiry date for all of them');
    const meaning = screen.getByRole('combobox', { name: 'Which licence is “CED”?' });
    await user.selectOptions(meaning, 'CAD');
    return { day, run: screen.getByRole('button', { name: 'Run' }) };
}

it('stays as it is while keys are read for an answer, and cannot be run meanwhile', async () => {
    let arrive: (keys: Key[]) => void = () => undefined;
    const { day, run } = await answer(() => new Promise(resolve => (arrive = resolve)));
    expect(day).toBeVisible();
    expect(run).toHaveAccessibleDescription('The change is being checked');
    await act(async () => arrive([makeKey({ id: 'k1', licenceId: 'l1' })]));
    await vi.waitFor(() => expect(run).toHaveAccessibleDescription('2 rows need an expiry date\u00a0· 1 key of CAD is missing'));
    expect(day).toBeVisible();
});

it('stays when they could not be read, and says so', async () => {
    allowConsole(/^PortalError/); // ra-core reports every failed call in development
    const { day, run } = await answer(() => Promise.reject(new PortalError('errors.500', { status: 500, reason: 'http' })));
    expect(await screen.findByRole('alert')).toHaveTextContent('The check was not possible');
    expect(day).toBeVisible();
    expect(run).toHaveAccessibleDescription('The check was not possible');
});

it('is not run from a confirmation that was opened before another tab changed the plan', async () => {
    const { user } = await open(() => new Promise(() => undefined), { school: false, meanings: { 'licence:CED': 'l3' } });
    await user.click(await screen.findByRole('button', { name: 'Run' }));
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Run' });
    expect(confirm).toBeEnabled();
    await act(async () => change(now => ({ ...now, meanings: { 'licence:CED': 'l1' } })));
    await vi.waitFor(() => expect(confirm).toBeDisabled());
    expect(within(screen.getByRole('dialog')).getByRole('alert')).not.toBeEmptyDOMElement();
});
