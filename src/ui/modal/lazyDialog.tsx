import { Suspense, type ComponentType, type ReactNode } from 'react';
import { toast } from '../feedback/toast';
import { lazyPart } from '../lazyPart';

interface Closable {
    onClose(): void;
}

/** Milliseconds for the longer of the two messages. */
const SHOWN_MS = 10_000;

/**
 * Like React's `lazy`, for a dialog: the page stays while its code loads. If that fails, or the dialog cannot be shown, the user is told, and
 * `close` is called (SHELL-15). When it is opened again, its code is requested again.
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
    const Part = lazyPart(
        load,
        () => null,
        (props, text) => {
            toast.error(text, { id: 'dialog', duration: SHOWN_MS });
            close(props);
        },
    );
    return function LazyDialog(props) {
        return (
            <Suspense fallback={null}>
                <Part {...props} />
            </Suspense>
        );
    };
}
