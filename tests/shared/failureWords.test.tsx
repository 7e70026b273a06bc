import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { PortalError } from '#dataProvider/errors';
import type { MessageKey } from '#i18n/messages';
import { dismissFailures, toastFailure, useFailureText } from '#src/shared/failure';
import { toast, Toaster } from '#src/ui/feedback/toast';
import { makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

function Words({ failure, own }: { failure: unknown; own?: string }) {
    const words = useFailureText();
    return <output>{words(failure, own)}</output>;
}

const wordsFor = async (failure: unknown, own?: string): Promise<string | null> => {
    const { unmount } = await renderPortal(<Words failure={failure} own={own} />);
    const text = screen.getByRole('status').textContent;
    unmount();
    return text;
};

const busy = (status: 429 | 503, retryAfter?: number) =>
    new PortalError(`errors.${status}`, { status, reason: 'http', retryAfter, serverMessage: 'Slow down' });

describe('the text of a failure', () => {
    it.each([
        [busy(429, 2), 'Too many requests at once. You can try again in 2 seconds.'],
        [busy(429, 0), 'Too many requests at once. You can try again in 1 second.'],
        [busy(503, 300), 'The server is busy or under maintenance. You can try again in 5 minutes.'],
        [busy(503, 3 * 3600), 'The server is busy or under maintenance. You can try again in 3 hours.'],
        [busy(429), 'Too many requests at once. Please try again in a moment.'],
    ])('says when a temporary refusal is over', async (failure, text) => {
        expect(await wordsFor(failure, 'own words')).toBe(text);
    });

    const AGAIN = 'Please try again; if it happens again, contact our support.';
    const refused = (status: number, text: MessageKey = 'keys.errors.save') =>
        new PortalError(text, { status, reason: 'http', fromApi: true });

    it.each<[string, Error, string]>([
        ['a server error', refused(500), `Can't save key. ${AGAIN}`],
        [
            'an unreadable response',
            new PortalError('keys.errors.save', { status: 200, reason: 'malformed' }),
            `Can't save key. ${AGAIN}`,
        ],
        ['an error of the portal', new TypeError('rows is undefined'), `Oops, something went wrong. ${AGAIN}`],
        ['wrong entries', refused(400), "Can't save key. Please check your entries; if it happens again, contact our support."],
        ['something deleted', refused(404), "Can't save key. It may have been deleted in the meantime. Please reload the page."],
        [
            'a 404 of a server in between',
            new PortalError('keys.errors.save', { status: 404, reason: 'http' }),
            `Can't save key. ${AGAIN}`,
        ],
        [
            'a page in place of an answer',
            new PortalError('keys.errors.send', { status: 200, reason: 'page' }),
            "Can't send key. It is not known whether this was done. Please check before you try again.",
        ],
        [
            'a seat in use',
            refused(400, 'seats.errors.notEmpty'),
            'Seat is not empty. Close the software on that machine, then try again.',
        ],
        [
            'a refusal with a reason',
            refused(409, 'licences.errors.full'),
            'This licence has no keys left. Please delete a key that is no longer needed first.',
        ],
        ['the end of the session', refused(401, 'errors.401'), 'Authentication required'],
    ])('says what to do next about %s', async (_what, failure, text) => {
        expect(await wordsFor(failure)).toBe(text);
    });

    it.each([
        ['USER', 'Please ask your licence administrator.'],
        ['READER_ADMIN', 'Please ask your licence administrator.'],
        ['ADMIN', 'Please contact our support.'],
    ] as const)('tells the role %s where to ask for a permission', async (role, text) => {
        vi.spyOn(session, 'getUser').mockReturnValue(makeUser({ role }));
        expect(await wordsFor(refused(403))).toBe(`Can't save key. ${text}`);
    });

    it('starts with the caller’s own text', async () => {
        expect(await wordsFor(refused(500), 'own words')).toBe(`own words. ${AGAIN}`);
        expect(await wordsFor(refused(500), 'Own words.')).toBe('Own words.');
    });

    it.each(['network', 'timeout'] as const)('mentions %s once', async reason => {
        const failure = new PortalError(`errors.${reason}`, { status: 0, reason });
        const text = await wordsFor(failure);
        expect(text).toMatch(/^The server .* try again/);
        expect(await wordsFor(failure, 'own words')).toContain(`own words. ${text}`);
    });
});

describe('the message of a failure', () => {
    it('disappears on the next try, while other messages stay', async () => {
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
