import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#i18n/useT';
import { useSingleFlight } from '../useSingleFlight';
import { Button, IconButton } from '../Button';
import { CloseIcon } from '../icons';
import { Dialog } from './Dialog';
import { DialogBoundary } from './DialogBoundary';
import styles from './Modal.module.css';

/** sm: at most 400 px wide, lg: 800 px, xl: 80 % of the window (SHELL-4); a full-width sheet on a phone. */
export type ModalSize = 'sm' | 'lg' | 'xl';

export interface ModalProps {
    /** Called when the user closes it (button, Escape, click outside), or the route changes. */
    onClose: () => void;
    /** Heading, already translated. */
    title: string;
    size?: ModalSize;
    children?: ReactNode;
    /** Buttons at the bottom, the main one last; with `onSubmit` use a SubmitButton here. */
    actions?: ReactNode;
    /** Makes the modal a form. It handles its own errors; while its promise is pending the modal is busy and a second submit is ignored. */
    onSubmit?: (event: SubmitEvent<HTMLFormElement>) => unknown;
    /** Stays open when the route changes. */
    persistsNavigation?: boolean;
    /** A change is in progress: every control is disabled and the modal cannot be closed. */
    busy?: boolean;
}

/**
 * The portal's modal (SHELL-4): the browser's own dialog, so that the browser handles the layer, the inert page, Escape and "back" on a
 * phone.
 */
export function Modal(props: ModalProps): ReactNode {
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

function OpenModal(props: ModalProps): ReactNode {
    const { onClose, title, size = 'sm', children, actions, onSubmit, persistsNavigation, busy: busyOutside } = props;
    const t = useT();
    const titleId = useId();
    const { pathname } = useLocation();
    const openedPath = useRef(pathname);
    const [submit, submitting] = useSingleFlight(async (event: SubmitEvent<HTMLFormElement>) => onSubmit?.(event));
    const busy = busyOutside || submitting;

    useEffect(() => {
        if (pathname === openedPath.current) return;
        openedPath.current = pathname;
        if (!persistsNavigation) onClose();
    }, [pathname, persistsNavigation, onClose]);

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
                <IconButton onClick={onClose} aria-label={t('modal.close')}>
                    <CloseIcon />
                </IconButton>
            </header>
            <div className={styles.body}>{children}</div>
            {actions && (
                <footer className={`buttons ${styles.actions}`}>
                    {onSubmit && (
                        <span className={styles.required} aria-hidden="true">
                            * {t('modal.required')}
                        </span>
                    )}
                    {actions}
                </footer>
            )}
        </fieldset>
    );

    return (
        <Dialog className={styles.dialog} data-size={size} aria-labelledby={titleId} busy={busy} onClose={onClose}>
            {onSubmit ? (
                <form className={styles.form} onSubmit={handleSubmit} noValidate>
                    {content}
                </form>
            ) : (
                <div className={styles.form}>{content}</div>
            )}
        </Dialog>
    );
}
