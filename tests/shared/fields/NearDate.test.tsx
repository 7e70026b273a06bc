import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NearDate } from '#src/shared/fields/NearDate';
import { renderPortal } from '../../support/renderPortal';

const render = (days: number | null, language: 'en' | 'de' = 'en') =>
    renderPortal(<NearDate days={days}>31.12.2026</NearDate>, { language });

describe('a date in the near future (LIST-10)', () => {
    it.each([
        [0, 'today'],
        [1, 'tomorrow'],
        [30, 'in 30 days'],
    ])('%i days away is marked visually, on hover and for screen readers', async (days, when) => {
        await renderPortal(<NearDate days={days}>31.12.2026</NearDate>);
        const near = screen.getByTitle(when);
        expect(near).toHaveTextContent(`31.12.2026 (${when})`);
        expect(near.querySelector('svg')).toBeInTheDocument();
    });

    it('uses the language of the portal', async () => {
        await render(12, 'de');
        expect(screen.getByTitle('in 12 Tagen')).toBeInTheDocument();
    });

    it.each([[31], [-1], [null]])('shows only the date if it is %s days away', async days => {
        const { container } = await render(days);
        expect(container).toHaveTextContent(/^31\.12\.2026$/);
    });
});
