import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissAllToasts, toast, Toaster } from '#src/ui/feedback/toast';
import { renderPortal } from '../../support/renderPortal';

const SECOND = 1000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const card = (text: string) => screen.queryByText(text)?.closest('[data-toast-id]') ?? null;

const show = (run: () => unknown) =>
    act(async () => {
        run();
        await vi.advanceTimersByTimeAsync(0);
    });

beforeEach(async () => {
    await renderPortal(<Toaster />);
    vi.useFakeTimers();
});

describe('a message', () => {
    it.each([
        ['blank', () => toast.blank('text'), 4],
        ['success', () => toast.success('text'), 2],
        ['error', () => toast.error('text'), 4],
        ['custom', () => toast.custom(<b>text</b>), 4],
    ])('of type %s begins to leave in time, and is gone a second later', async (_type, run, seconds) => {
        await show(run);
        await pass(seconds * SECOND - 1);
        expect(card('text')).not.toHaveAttribute('data-leaving');
        await pass(2);
        expect(card('text')).toHaveAttribute('data-leaving');
        await pass(SECOND - 3);
        expect(card('text')).toBeInTheDocument();
        await pass(3);
        expect(card('text')).not.toBeInTheDocument();
    });

    it('of type loading stays until it is replaced', async () => {
        await show(() => toast.loading('sending', { id: 'job' }));
        await pass(3600 * SECOND);
        expect(card('sending')).not.toHaveAttribute('data-leaving');
        await show(() => toast.success('sent', { id: 'job' }));
        expect(card('sending')).toBeNull();
        await pass(2 * SECOND + 1);
        await pass(SECOND);
        expect(card('sent')).toBeNull();
    });

    it('leaves in time after another one was hovered when its layout went', async () => {
        await show(() => toast.success('text'));
        fireEvent.mouseEnter(screen.getByRole('region', { name: 'Messages' }));
        act(() => dismissAllToasts());
        cleanup();
        vi.useRealTimers();
        await renderPortal(<Toaster />);
        vi.useFakeTimers();
        await show(() => toast.success('next'));
        await pass(2 * SECOND + 1);
        expect(card('next')).toHaveAttribute('data-leaving');
    });

    it('stays while it is hovered', async () => {
        await show(() => toast.success('text'));
        fireEvent.mouseEnter(screen.getByRole('region', { name: 'Messages' }));
        await pass(60 * SECOND);
        expect(card('text')).not.toHaveAttribute('data-leaving');
        fireEvent.mouseLeave(screen.getByRole('region', { name: 'Messages' }));
        await pass(2 * SECOND + 1);
        await pass(SECOND);
        expect(card('text')).toBeNull();
    });

    it('can be dismissed, and the timers of the others continue', async () => {
        await show(() => {
            toast.error('first');
            toast.blank('second');
        });
        fireEvent.mouseEnter(screen.getByRole('region', { name: 'Messages' }));
        fireEvent.click(within(card('first') as HTMLElement).getByRole('button', { name: 'Dismiss the message' }));
        expect(card('first')).toHaveAttribute('data-leaving');
        await pass(4 * SECOND + 1);
        await pass(SECOND);
        expect(card('first')).toBeNull();
        expect(card('second')).toBeNull();
    });

    it('is announced politely, an error assertively', async () => {
        await show(() => {
            toast.blank('good to know');
            toast.error('failed');
        });
        const region = within(screen.getByRole('region', { name: 'Messages' }));
        expect(region.getByRole('status')).toHaveTextContent('good to know');
        expect(region.getByRole('status')).toHaveAttribute('aria-live', 'polite');
        expect(region.getByRole('alert')).toHaveTextContent('failed');
        expect(region.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
    });

    it('is text, never HTML', async () => {
        await show(() => toast.error('<img src=x onerror=alert(1)>'));
        expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    });
});

describe('all messages', () => {
    it('are 20 at most', async () => {
        await show(() => {
            for (let at = 1; at <= 25; at++) toast.blank(`message ${at}`);
        });
        expect(document.querySelectorAll('[data-toast-id]')).toHaveLength(20);
        expect(card('message 25')).toBeInTheDocument();
        expect(card('message 5')).toBeNull();
    });

    it('leave at once when the session ends', async () => {
        await show(() => toast.loading('sending'));
        act(() => dismissAllToasts());
        expect(card('sending')).toBeNull();
    });
});
