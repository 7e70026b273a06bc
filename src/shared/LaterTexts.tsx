import { I18nContextProvider, useLocaleState } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { laterTextsAtHand, withLaterTexts, type LaterTexts as Name } from '#i18n/later';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { useLater } from '../ui/later';

interface LaterTextsProps {
    name: Name;
    /** what stands in their place until the texts are loaded; nothing if omitted */
    waiting?: ReactNode;
    children: ReactNode;
}

/** Gives its children the texts of what few open, besides all others. */
export function LaterTexts({ name, waiting, children }: LaterTextsProps) {
    const [language] = useLocaleState();
    const asked = useMemo(
        () => ({
            get value() {
                return laterTextsAtHand(language, name);
            },
            load: () => withLaterTexts(language, name),
        }),
        [language, name],
    );
    const texts = useLater(asked);
    return texts ? <I18nContextProvider value={texts}>{children}</I18nContextProvider> : waiting;
}

/** The same for a page, whose texts are loaded with its code (`texts` of its manifest). */
export const PageTexts = (props: Omit<LaterTextsProps, 'waiting'>) => <LaterTexts {...props} waiting={<PageSkeleton />} />;
