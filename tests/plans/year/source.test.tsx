import { screen, within } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { withLaterTexts } from '#i18n/later';
import { INITIAL } from '#src/plans/year/draft';
import { Source } from '#src/plans/year/Source';
import { makeCloudGroup, makeCustomer, makeLicence } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { renderPortal } from '../../support/renderPortal';

/** The first step of a new school year (YEAR-1). */

const texts = await withLaterTexts('en', 'plan');
const ROWS = { licences: [makeLicence({ id: 'l1', name: 'CAD' })], cloudGroups: [makeCloudGroup({ id: 'g1', label: '9a' })] };

it('says that cloud groups and licences could not be read, instead of showing none, and reads them again', async () => {
    allowConsole(/errors\.500/);
    let fails = true;
    const getList = async (resource: keyof typeof ROWS) => {
        if (fails) throw new PortalError('errors.500', { status: 500, reason: 'http' });
        return { data: ROWS[resource], total: 1 };
    };
    const around = { me: { id: 'me', role: 'ADMIN' as const }, customer: makeCustomer(), leftOut: [] };
    const { user } = await renderPortal(
        <I18nContextProvider value={texts}>
            <Source draft={INITIAL} {...around} onChange={() => undefined} />
        </I18nContextProvider>,
        { dataProvider: { getList: getList as never } },
    );
    const parts = ['Last year’s pupils', 'What everybody in the list gets'].map(name => screen.getByRole('region', { name }));
    for (const part of parts) expect(await within(part).findByRole('alert')).toBeVisible();
    expect(screen.queryByText('No licence can be assigned.')).toBeNull();
    fails = false;
    for (const part of parts) await user.click(within(part).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: '9a' })).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: /^CAD/ })).toBeVisible();
});
