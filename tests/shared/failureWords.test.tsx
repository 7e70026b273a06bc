import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { dismissFailures, toastFailure, useFailureText } from '#src/shared/failure';
import { dismissAllToasts, toast, Toaster } from '#src/ui/feedback/toast';
import { renderPortal } from '../support/renderPortal';

function Words({ failure, own }: { failure: unknown; own?: string }) {
    const words = useFailureText();
    return <output>{words(failure, own)}</output>;
}

const wordsFor = async (failure: unknown, own?: string): Promise<string | null> => {
    await renderPortal(<Words failure={failure} own={own} />);
    return screen.getByRole('status').textContent;
};

const busy = (status: 429 | 503, retryAfter?: number) =>
    new PortalError(`errors.${status}`, { status, reason: 'http', retryAfter, serverMessage: 'Slow down' });

describe('the words for a failure', () => {
    it.each([
        [busy(429, 2), 'Too many requests at once. You can try again in 2 seconds.'],
        [busy(429, 0), 'Too many requests at once. You can try again in 1 second.'],
        [busy(503, 300), 'The server is busy or under maintenance. You can try again in 5 minutes.'],
        [busy(503, 3 * 3600), 'The server is busy or under maintenance. You can try again in 3 hours.'],
        [busy(429), 'Too many requests at once. Please try again in a moment.'],
    ])('tell when a refusal for the time being is over', async (failure, text) => {
        expect(await wordsFor(failure, 'own words')).toBe(text);
    });

    it('are the caller’s own, or the catalogue’s, for everything else', async () => {
        expect(await wordsFor(new PortalError('errors.500', { status: 500, reason: 'http' }), 'own words')).toBe('own words');
    });
});

describe('the message of a failure', () => {
    afterEach(() => act(() => dismissAllToasts()));

    it('goes with the next try, and other messages stay', async () => {
        await renderPortal(<Toaster />);
        act(() => {
            toastFailure(busy(429), 'It failed');
            toast.error('Something else');
        });
        expect(await screen.findByText('It failed')).toBeVisible();
        act(() => dismissFailures());
        expect(screen.getByText('It failed').closest('[data-toast-id]')).toHaveAttribute('data-leaving');
        expect(screen.getByText('Something else').closest('[data-toast-id]')).not.toHaveAttribute('data-leaving');
    });
});
