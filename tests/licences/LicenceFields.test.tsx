import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ListedStateMark } from '../../src/licences/LicenceFields';
import { renderPortal } from '../support/renderPortal';

describe('the badge of a licence in a list', () => {
    it('shows on a phone only when the licence expires, and still says that it does', async () => {
        await renderPortal(<ListedStateMark state={{ kind: 'near', days: 12 }} short />);
        expect(await screen.findByText('in 12 days')).toBeVisible();
        expect(screen.getByText('Expires in 12 days')).toHaveClass('visually-hidden');
    });
});
