import {
    createContext,
    useContext,
    useMemo,
    useRef,
    useState,
    type ComponentProps,
    type ReactNode,
    type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import styles from './Dialog.module.css';
import { trapTab } from './focus';
import { useDialog } from './useDialog';

/** What a dialog provides to its content. */
export interface ModalState {
    /** Path and query of the route on which the modal was opened. */
    openedAt: string;
    busy: boolean;
    /** Moves the focus to an element that has just replaced the focused one; a button then ignores keys for a moment. */
    focus: (target: HTMLElement) => void;
}

const ModalContext = createContext<ModalState | null>(null);

/** Returns the modal around the calling component; null if there is none. */
export const useModal = (): ModalState | null => useContext(ModalContext);

/**
 * False while the surrounding modal is sending a change. Use it to fetch a modal's options only while idle: a successful change closes the
 * modal, so its options need not be refetched.
 */
export const useModalIdle = (): boolean => !(useModal()?.busy ?? false);

interface DialogProps extends Pick<ComponentProps<'dialog'>, 'className' | 'aria-label' | 'aria-labelledby'> {
    'data-size'?: string;
    /** it cannot be closed */
    busy?: boolean;
    onClose(): void;
    children: ReactNode;
}

// React events bubble to the row or link that opened the dialog, which must not handle its clicks and keys.
const keepInside = (event: SyntheticEvent): void => event.stopPropagation();

/** The browser's own dialog, above the page: Escape and a press beside it close it, and Tab stays in it. */
export function Dialog({ busy = false, className = '', onClose, children, ...rest }: DialogProps): ReactNode {
    const { pathname, search } = useLocation();
    const [openedAt] = useState(pathname + search);
    const { dialog, focus, showAgain } = useDialog(busy);
    const pressedBeside = useRef(false);
    const state = useMemo(() => ({ openedAt, busy, focus }), [openedAt, busy, focus]);
    return createPortal(
        <dialog
            {...rest}
            ref={dialog}
            className={`${styles.dialog} ${className}`}
            aria-busy={busy}
            tabIndex={-1}
            closedby={busy ? 'none' : undefined}
            onCancel={event => {
                // Cancelling a file input inside fires a `cancel` event that bubbles.
                if (event.target !== event.currentTarget) return;
                event.preventDefault();
                if (!busy) onClose();
            }}
            // The browser closes a dialog on the second Escape without asking, but its owner decides.
            onClose={showAgain}
            onMouseDown={event => {
                keepInside(event);
                pressedBeside.current = event.target === event.currentTarget;
                // The focus stays in the dialog.
                if (pressedBeside.current) event.preventDefault();
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
            <ModalContext value={state}>{children}</ModalContext>
        </dialog>,
        document.body,
    );
}
