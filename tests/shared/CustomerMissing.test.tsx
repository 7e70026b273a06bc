import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CustomerMissing } from '#src/shared/CustomerMissing';
import { allowConsole } from '../support/console';
import { failure } from '../support/fakeClient';
import { renderPortal } from '../support/renderPortal';

// The texts of some failures end with a full stop, those of others do not.
it.each([
    ['de', 'errors.network', 'versuchen Sie es noch einmal. Solange'],
    ['de', 'errors.500', 'verarbeitet werden. Bitte .* Support. Solange'],
    ['en', 'errors.network', 'try again. Until'],
    ['en', 'errors.500', 'processed. Please .* support. Until'],
] as const)('reports in whole sentences that the customer is missing (%s, %s)', async (language, text, seam) => {
    allowConsole(/^PortalError/);
    const getCurrentCustomer = () => Promise.reject(failure(500, text));
    await renderPortal(<CustomerMissing />, { language, dataProvider: { getCurrentCustomer } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(new RegExp(seam));
    expect(alert).not.toHaveTextContent('..');
});
