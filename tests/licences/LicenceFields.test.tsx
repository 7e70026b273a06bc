import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useT } from '../../i18n/useT';
import { listedChip } from '../../src/licences/LicenceFields';
import { Chips } from '../../src/shared/columns/chips';
import { makeLicence } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

const licence = makeLicence({ expire: Math.floor(Date.now() / 1000) + 12 * 86_400 });
const OnPhone = () => <Chips chips={listedChip(licence, { t: useT(), language: 'en', place: 'phone' })} />;

describe('the badge of a licence in a list', () => {
    it('shows on a phone only when the licence expires, and still says that it does', async () => {
        await renderPortal(<OnPhone />);
        expect(await screen.findByText('in 12 days')).toBeVisible();
        expect(screen.getByText('Expires in 12 days')).toHaveClass('visually-hidden');
    });
});
