import { createContext, useContext, useEffect, useId, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#i18n/useT';
import { useSingleFlight } from '../useSingleFlight';
import { Button } from '../Button';
import { CloseIcon } from '../icons';
import { Dialog } from './Dialog';
import { DialogBoundary } from './DialogBoundary';
import styles from './Modal.module.css';
import { useDialog } from './useDialog';

/** sm: at most 400 px wide, lg: 800 px, xl: 80 % of the window (SHELL-4); a full-width sheet on a phone. */
export type ModalSize = 'sm' | 'lg' | 'xl';

export interface ModalProps {
    open: boolean;
    /** Called when the user closes it (button, Escape, click outside), or the route changes. */
    onClose: () => void;
    /** Heading, already translated. */
    title: string;
    size?: ModalSize;
    children?: ReactNode;
    /** Buttons at the bottom, the main one last; with `onSubmit` use a SubmitButton here. */
    actions?: ReactNode;
    /** Stays open when the route changes. */
    persistOnNavigation?: boolean;
    /** Makes the modal a form. It handles its own errors; while its promise is pending the modal is busy and a second submit is ignored. */
    onSubmit?: (event: SubmitEvent<HTMLFormElement>) => unknown;
    /** A change is in progress: every control is disabled and the modal cannot be closed. */
    busy?: boolean;
}

/** What a modal provides to its content. */
export interface ModalState {
    /** Path and query of the route on which the modal was opened. */
    openedAt: string;
    busy: boolean;
    close: () => void;
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

/**
 * The portal's modal (SHELL-4): the browser's own dialog, so that the browser handles the layer, the inert page, Escape and "back" on a
 * phone.
 */
export function Modal({ open, ...props }: ModalProps): ReactNode {
    if (!open) return null;
    return (
        <DialogBoundary failed={<FailedModal onClose={props.onClose} />}>
            <OpenModal {...props} />
        </DialogBoundary>
    );
}

/** Says that a dialog could not be shown, and can be closed (SHELL-15). */
export function FailedModal({ onClose }: Pick<ModalProps, 'onClose'>): ReactNode {
    const t = useT();
    const close = (
        <Button variant="contained" onClick={onClose}>
            {t('modal.close')}
        </Button>
    );
    return (
        <OpenModal title={t('errorPage.unknownTitle')} onClose={onClose} actions={close}>
            <p role="alert">{t('errorPage.supportHint')}</p>
        </OpenModal>
    );
}

function OpenModal(props: Omit<ModalProps, 'open'>): ReactNode {
    const {
        onClose,
        title,
        size = 'sm',
        children,
        actions,
        persistOnNavigation = false,
        onSubmit,
        busy: busyOutside = false,
    } = props;
    const t = useT();
    const titleId = useId();
    const { pathname, search } = useLocation();
    const [openedAt] = useState(pathname + search);
    const openedPath = useRef(pathname);
    const [submit, submitting] = useSingleFlight(async (event: SubmitEvent<HTMLFormElement>) => onSubmit?.(event));
    const busy = busyOutside || submitting;
    const { focus, ...control } = useDialog(busy);

    useEffect(() => {
        if (pathname === openedPath.current) return;
        openedPath.current = pathname;
        if (!persistOnNavigation) onClose();
    }, [pathname, persistOnNavigation, onClose]);

    const state = useMemo(() => ({ openedAt, busy, close: onClose, focus }), [openedAt, busy, onClose, focus]);

    const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
        event.preventDefault();
        // React bubbles the event to the form from which this modal was opened.
        event.stopPropagation();
        if (!busy) void submit(event);
    };

    const content = (
        <fieldset className={styles.controls} disabled={busy}>
            <header className={styles.header}>
                <h2 id={titleId} className={styles.title}>
                    {title}
                </h2>
                <button type="button" className={styles.close} onClick={onClose} aria-label={t('modal.close')}>
                    <CloseIcon />
                </button>
            </header>
            <div className={styles.body}>{children}</div>
            {actions ? (
                <footer className={styles.actions}>
                    {onSubmit && (
                        <span className={styles.required} aria-hidden="true">
                            * {t('modal.required')}
                        </span>
                    )}
                    {actions}
                </footer>
            ) : null}
        </fieldset>
    );

    return (
        <Dialog
            control={control}
            className={styles.dialog}
            data-size={size}
            aria-labelledby={titleId}
            busy={busy}
            onClose={onClose}
        >
            <ModalContext value={state}>
                {onSubmit ? (
                    <form className={styles.form} onSubmit={handleSubmit} noValidate>
                        {content}
                    </form>
                ) : (
                    <div className={styles.form}>{content}</div>
                )}
            </ModalContext>
        </Dialog>
    );
}
