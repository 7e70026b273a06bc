import { createElement, type ComponentType, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { Callout } from './feedback/Callout';
import { later, useLater, type Later } from './later';
import { DialogBoundary } from './modal/DialogBoundary';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What stands in the place of a part until its code is there; nothing if omitted. */
type Waiting<Props> = ((props: Props) => ReactNode) | undefined;

interface LazyPartOptions<Props> {
    waiting?: Waiting<Props>;
    /** what stands in its place if it fails, e.g. nothing where it is an extra; a message if omitted */
    instead?(props: Props): ReactNode;
    /** told in words what has failed */
    onFailed?(props: Props, text: string): void;
}

/** A part, and the function that loads its code before it is shown. */
type LazyPart<Props> = ((props: Props) => ReactNode) & { load(): Promise<unknown> };

const codeOf = <Props extends object>(load: Load<Props>, isLarge?: boolean) => later(async () => (await load()).default, isLarge);

const partOf = <Props extends object>(code: Later<ComponentType<Props>>, waiting: Waiting<Props>) =>
    function Part(props: Props) {
        const Loaded = useLater(code);
        return Loaded ? createElement(Loaded, props) : waiting?.(props);
    };

/** The same as `lazyPart` for a page or most of it: what it throws, also because its code is missing, concerns what stands around it. */
export function barePart<Props extends object>(load: Load<Props>, waiting?: Waiting<Props>): LazyPart<Props> {
    const code = codeOf(load, true);
    return Object.assign(partOf(code, waiting), { load: code.load });
}

/**
 * A part of a page whose code is loaded when it is shown, or before that by `load`. If that fails, or the part cannot be shown, the rest of
 * the page stays (SHELL-15). It is tried again when it is shown again.
 */
export function lazyPart<Props extends object>(
    load: Load<Props>,
    { waiting, instead, onFailed }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
    const code = codeOf(load);
    const Part = partOf(code, waiting);
    function LazyPart(props: Props) {
        const t = useT();
        const missing = `${t('errorPage.outdatedTitle')}. ${t('errorPage.outdatedText')}`;
        const message = () => (
            <Callout role="alert">
                <p>{missing}</p>
            </Callout>
        );
        const fail = () => onFailed?.(props, code.value ? t('errorPage.unknownTitle') : missing);
        return (
            <DialogBoundary failed={(instead ?? message)(props)} onFailed={fail}>
                <Part {...props} />
            </DialogBoundary>
        );
    }
    return Object.assign(LazyPart, { load: code.load });
}
