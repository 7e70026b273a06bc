import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { FailedNotice } from '#src/shared/list/FailedNotice';
import { renderPortal } from '../../support/renderPortal';

it.each<[string, Error, string]>([
    ['a failed call', new PortalError('errors.network', { status: 0, reason: 'network' }), 'The server cannot be reached'],
    ['anything else', new TypeError('rows is undefined'), 'Oops, something went wrong'],
])('shows %s with the text of the catalogue', async (_what, error, text) => {
    await renderPortal(<FailedNotice error={error} onRetry={async () => undefined} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText(/undefined/)).not.toBeInTheDocument();
});
