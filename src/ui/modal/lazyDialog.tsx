import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { toast } from '../feedback/toast';
import { DialogBoundary } from './DialogBoundary';

interface Closable {
    onClose(): void;
}

/** Milliseconds for the longer of the two messages. */
const SHOWN_MS = 10_000;

/**
 * Like React's `lazy`, for a dialog: if its code cannot be loaded, or it cannot be shown, the user is told, `close` is called, and the page
 * stays (SHELL-15). When it is opened again, its code is requested again.
 */
export function lazyDialog<Props extends Closable>(
    load: () => Promise<{ default: ComponentType<Props> }>,
    close?: (props: Props) => void,
): (props: Props) => ReactNode;
export function lazyDialog<Props extends object>(
    load: () => Promise<{ default: ComponentType<Props> }>,
    close: (props: Props) => void,
): (props: Props) => ReactNode;
export function lazyDialog<Props extends Closable>(
    load: () => Promise<{ default: ComponentType<Props> }>,
    close = ({ onClose }: Props): void => onClose(),
): (props: Props) => ReactNode {
    let isMissing = false;
    const request = () => {
        isMissing = false;
        return lazy(() =>
            load().catch((error: unknown) => {
                isMissing = true;
                throw error;
            }),
        ) as unknown as ComponentType<Props>;
    };
    let latest = request();
    return function LazyDialog(props) {
        const t = useT();
        const [Dialog] = useState(() => latest);
        const onFailed = () => {
            const text = isMissing
                ? `${t('errorPage.outdatedTitle')}. ${t('errorPage.outdatedText')}`
                : t('errorPage.unknownTitle');
            toast.error(text, { id: 'dialog', duration: SHOWN_MS });
            latest = request();
            close(props);
        };
        return (
            <DialogBoundary failed={null} onFailed={onFailed}>
                <Dialog {...props} />
            </DialogBoundary>
        );
    };
}
