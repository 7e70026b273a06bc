import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, toast as hotToast, useToaster, type Toast } from 'react-hot-toast/headless';
import { useT } from '#i18n/useT';
import { CheckIcon, CloseIcon, ErrorIcon } from '../icons';
import { keepOnTop } from '../topLayer';
import { Spinner } from './Spinner';
import styles from './feedback.module.css';
import { useToastPlace } from './useToastPlace';

/**
 * Short messages at the edge of the screen (SHELL-9). The limit (20 at once), the durations (4 s for blank, error and custom; 2 s for
 * success; loading until it is replaced) and the removal delay of 1 s are the library's defaults. The library is headless: it handles the
 * timing, the portal renders.
 */

/** Options of one toast. `id` replaces the toast with the same id; `duration` in milliseconds. */
export interface ToastOptions {
    id?: string;
    duration?: number;
}

type Show = (text: string, options?: ToastOptions) => string;
/** The same with a button or link in it. */
type ShowWith = (content: string | ReactElement, options?: ToastOptions) => string;

/** Errors interrupt a screen reader; other toasts wait for a pause. */
const ASSERTIVE = { ariaProps: { role: 'alert', 'aria-live': 'assertive' } } as const;

/** Shows a message (already translated) and returns its id. */
export const toast: {
    blank: Show;
    success: ShowWith;
    error: ShowWith;
    /** Stays until it is dismissed or replaced by a toast with the same id. */
    loading: Show;
    /** Custom content, e.g. with buttons. */
    custom: (content: ReactElement, options?: ToastOptions) => string;
    dismiss: (id: string) => void;
} = {
    blank: (text, options) => hotToast(text, options),
    success: (text, options) => hotToast.success(text, options),
    error: (text, options) => hotToast.error(text, { ...ASSERTIVE, ...options }),
    loading: (text, options) => hotToast.loading(text, options),
    custom: (content, options) => hotToast.custom(content, options),
    dismiss: id => hotToast.dismiss(id),
};

/** Removes every toast immediately, e.g. when the session ends. */
export function dismissAllToasts(): void {
    hotToast.removeAll();
}

/** Renders the toasts; mounted once, by the layout. Their timers pause while one is hovered or focused. */
export function Toaster(): ReactNode {
    const t = useT();
    const { toasts, handlers } = useToaster();
    // The toasts' own element, which moves between the page and dialogs; React keeps rendering into it.
    const [host] = useState(() => document.createElement('div'));
    useLayoutEffect(() => keepOnTop(host), [host]);
    // Leaving the layout, e.g. by signing out, fires no mouseleave or blur event.
    const resume = useEffectEvent(() => handlers.endPause());
    useEffect(() => () => resume(), []);
    const place = useToastPlace(toasts.length);
    // The newest is nearest to the corner.
    const ordered = [...toasts].reverse();
    const dismiss = (id: string): void => {
        hotToast.dismiss(id);
        // Removing a hovered or focused toast fires no mouseleave or blur event, so the timers are resumed here.
        handlers.endPause();
    };
    const list = (shown: Toast[]): ReactNode =>
        shown.map(item => <ToastCard key={item.id} item={item} onDismiss={() => dismiss(item.id)} />);
    const urgent = (item: Toast): boolean => item.ariaProps['aria-live'] === 'assertive';

    return createPortal(
        <section
            ref={place}
            className={styles.toasts}
            data-toasts=""
            aria-label={t('toast.region')}
            onMouseEnter={handlers.startPause}
            onMouseLeave={handlers.endPause}
            onFocus={handlers.startPause}
            onBlur={handlers.endPause}
        >
            {/* Both regions are always rendered: a live region has to exist before its content changes. */}
            <div className={styles.toastGroup} role="status" aria-live="polite" aria-atomic="false">
                {list(ordered.filter(item => !urgent(item)))}
            </div>
            <div className={styles.toastGroup} role="alert" aria-live="assertive" aria-atomic="false">
                {list(ordered.filter(urgent))}
            </div>
        </section>,
        host,
    );
}

const ICONS: Partial<Record<Toast['type'], ReactElement>> = {
    success: <CheckIcon />,
    error: <ErrorIcon />,
    loading: <Spinner />,
};

function ToastCard({ item, onDismiss }: { item: Toast; onDismiss: () => void }): ReactNode {
    const t = useT();
    return (
        <div
            className={styles.toast}
            data-type={item.type}
            data-leaving={item.visible ? undefined : ''}
            data-toast-id={item.id}
            inert={!item.visible}
        >
            {ICONS[item.type] ? <span className={styles.toastIcon}>{ICONS[item.type]}</span> : null}
            <div className={styles.toastText}>{resolveValue(item.message, item)}</div>
            <button type="button" className={styles.toastClose} onClick={onDismiss} aria-label={t('toast.dismiss')}>
                <CloseIcon />
            </button>
        </div>
    );
}
