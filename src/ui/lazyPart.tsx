import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { Callout } from './feedback/Callout';
import { DialogBoundary } from './modal/DialogBoundary';

/**
 * Like React's `lazy`, for a part of a page: if its code cannot be loaded, or it cannot be shown, a message stands in its place, or `instead`
 * (nothing where it is an extra), and the rest of the page stays (SHELL-15). Its code is requested again when it is shown again.
 * @param onFailed told in words what has failed
 */
export function lazyPart<Props extends object>(
    load: () => Promise<{ default: ComponentType<Props> }>,
    instead?: (props: Props) => ReactNode,
    onFailed?: (props: Props, text: string) => void,
): (props: Props) => ReactNode {
    let isMissing = false;
    const request = () =>
        lazy(() =>
            load().catch((error: unknown) => {
                isMissing = true;
                throw error;
            }),
        ) as unknown as ComponentType<Props>;
    let latest = request();
    return function LazyPart(props) {
        const t = useT();
        const [Part] = useState(() => latest);
        const missing = `${t('errorPage.outdatedTitle')}. ${t('errorPage.outdatedText')}`;
        const message = () => (
            <Callout role="alert">
                <p>{missing}</p>
            </Callout>
        );
        const fail = () => {
            onFailed?.(props, isMissing ? missing : t('errorPage.unknownTitle'));
            isMissing = false;
            latest = request();
        };
        return (
            <DialogBoundary failed={(instead ?? message)(props)} onFailed={fail}>
                <Part {...props} />
            </DialogBoundary>
        );
    };
}
