import { useRef, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { trapTab } from './focus';
import type { useDialog } from './useDialog';

interface DialogProps extends Pick<ComponentProps<'dialog'>, 'className' | 'aria-label' | 'aria-labelledby'> {
    control: Pick<ReturnType<typeof useDialog>, 'dialog' | 'showAgain'>;
    'data-size'?: string;
    /** it cannot be closed */
    busy?: boolean;
    /** a press beside it does not take the focus */
    keepsFocus?: boolean;
    onClose(): void;
    children: ReactNode;
}

// React events bubble to the row or link that opened the dialog, which must not handle its clicks and keys.
const keepInside = (event: SyntheticEvent): void => event.stopPropagation();

/** The browser's own dialog, above the page: Escape and a press beside it close it, and Tab stays in it. */
export function Dialog({ control, busy = false, keepsFocus = false, onClose, children, ...rest }: DialogProps): ReactNode {
    const pressedBeside = useRef(false);
    return createPortal(
        <dialog
            {...rest}
            ref={control.dialog}
            aria-busy={busy}
            tabIndex={-1}
            closedby={busy ? 'none' : 'closerequest'}
            onCancel={event => {
                // Cancelling a file input inside fires a `cancel` event that bubbles.
                if (event.target !== event.currentTarget) return;
                event.preventDefault();
                if (!busy) onClose();
            }}
            // The browser closes a dialog on the second Escape without asking, but its owner decides.
            onClose={control.showAgain}
            onMouseDown={event => {
                keepInside(event);
                pressedBeside.current = event.target === event.currentTarget;
                if (keepsFocus && pressedBeside.current) event.preventDefault();
            }}
            onClick={event => {
                keepInside(event);
                // Pressing inside and releasing outside, e.g. while selecting text, does not close it.
                if (event.target === event.currentTarget && pressedBeside.current && !busy) onClose();
            }}
            onKeyDown={event => {
                keepInside(event);
                // By default Tab would leave the page for the browser's address bar.
                if (event.key === 'Tab' && !event.defaultPrevented) trapTab(event.nativeEvent, event.currentTarget);
            }}
        >
            {children}
        </dialog>,
        document.body,
    );
}
