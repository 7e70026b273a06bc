import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast, Toaster } from '#src/ui/feedback/toast';
import { renderPortal } from '../../support/renderPortal';

const region = () => screen.getByRole('region', { name: 'Messages' });
const nextFrame = () => act(() => new Promise(done => requestAnimationFrame(done)));

/** Lays out the page: toasts at the foot of the window or at its head, and each other element by its `data-top`. */
function layOut(): void {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        const foot = this.hasAttribute('data-head') ? 72 : 700;
        return new DOMRect(0, this.matches('[data-toasts]') ? foot : Number(this.getAttribute('data-top')), 300, 40);
    });
}

it('is at the head of the window while it would cover what has the focus, and only then', async () => {
    layOut();
    await renderPortal(
        <>
            <button data-top="80">head</button>
            <button data-top="400">middle</button>
            <button data-top="710">foot</button>
            <Toaster />
        </>,
    );
    act(() => void toast.success('saved', { duration: 60_000 }));
    expect(region()).not.toHaveAttribute('data-head');
    const focus = async (name: string) => {
        act(() => screen.getByRole('button', { name }).focus());
        await nextFrame();
    };
    await focus('middle');
    expect(region()).not.toHaveAttribute('data-head');
    await focus('foot');
    expect(region()).toHaveAttribute('data-head');
    await focus('middle');
    expect(region()).not.toHaveAttribute('data-head');
    await focus('foot');
    await focus('Dismiss the message');
    expect(region(), 'stays under the pointer while it is used').toHaveAttribute('data-head');
    await focus('foot');
    expect(region()).toHaveAttribute('data-head');
    act(() => screen.getByRole('button', { name: 'foot' }).blur());
    await nextFrame();
    expect(region()).not.toHaveAttribute('data-head');
});
