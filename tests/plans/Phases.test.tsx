import { screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { withLaterTexts } from '#i18n/later';
import { countsOf, type Item, type Job } from '#dataProvider/jobs/job';
import { Phases } from '../../src/plans/page/Phases';
import { renderPortal } from '../support/renderPortal';

/** How far the phases of a plan are (MANY-15). */

const steps: Job['steps'] = [{ verb: 'createUser' }, { verb: 'giveLicence', licence: 'l1' }, { verb: 'recover' }];

const texts = await withLaterTexts('en', 'plan');

it('a phase counts what was done in it, and nobody who never comes to it', async () => {
    const items: Item[] = [
        { id: '1', state: 'waiting', step: 2 },
        // the licence could not be given
        { id: '2', state: 'waiting', step: 2, missed: [{ step: 1, state: 'failed' }] },
        // the account could not be created
        { id: '3', state: 'failed', step: 1, missed: [{ step: 0, state: 'failed' }] },
    ];
    const counts = countsOf(items);
    const job = { id: 'p', owner: 'o', kind: 'invite', steps, state: 'held', begun: 0, counts } as const;
    await renderPortal(
        <I18nContextProvider value={texts}>
            <Phases job={job} items={items} />
        </I18nContextProvider>,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Create users2 of 3 done',
        'Assign licences1 of 2 done',
        'E-mails0 of 2 done',
    ]);
});
