import { act, fireEvent } from '@testing-library/react';

/** Presses a control as on macOS, where Safari and Firefox give it no focus: what surrounds it gets that, or nothing. */
export function macPress(control: HTMLElement): void {
    if (fireEvent.mouseDown(control, { detail: 1 })) {
        const around = control.parentElement?.closest<HTMLElement>('[tabindex],dialog');
        act(() => {
            if (around) around.focus();
            else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        });
    }
    if (!control.isConnected) return;
    fireEvent.mouseUp(control, { detail: 1 });
    fireEvent.click(control, { detail: 1 });
}
