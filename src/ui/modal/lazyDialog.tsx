import type { ComponentType, ReactNode } from 'react';
import { toast } from '../feedback/toast';
import { lazyPart } from '../lazyPart';

interface Closable {
    onClose(): void;
}

/** Milliseconds for the longer of the two messages. */
const SHOWN_MS = 10_000;

/**
 * A dialog whose code is loaded when it is opened. If that fails, or the dialog cannot be shown, the user is told, and `close` is called
 * (SHELL-15). It is tried again when it is opened again.
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
    return lazyPart(load, {
        instead: () => null,
        onFailed: (props, text) => {
            toast.error(text, { id: 'dialog', duration: SHOWN_MS });
            close(props);
        },
    });
}
