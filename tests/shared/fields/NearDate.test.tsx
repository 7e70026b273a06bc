import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NearDate } from '#src/shared/fields/NearDate';
import { renderPortal } from '../../support/renderPortal';

const render = (days: number | null, language: 'en' | 'de' = 'en') =>
    renderPortal(<NearDate days={days}>31.12.2026</NearDate>, { language });

describe('a date that is near (LIST-10)', () => {
    it.each([
        [0, 'today'],
        [1, 'tomorrow'],
        [30, 'in 30 days'],
    ])('%i days away says so to the eye, on hover and to a screen reader', async (days, when) => {
        await renderPortal(<NearDate days={days}>31.12.2026</NearDate>);
        const near = screen.getByTitle(when);
        expect(near).toHaveTextContent(`31.12.2026 (${when})`);
        expect(near.querySelector('svg')).toBeInTheDocument();
    });

    it('speaks the language of the portal', async () => {
        await render(12, 'de');
        expect(screen.getByTitle('in 12 Tagen')).toBeInTheDocument();
    });

    it.each([[31], [-1], [null]])('is the date alone when it is %s days away', async days => {
        const { container } = await render(days);
        expect(container).toHaveTextContent(/^31\.12\.2026$/);
    });
});
