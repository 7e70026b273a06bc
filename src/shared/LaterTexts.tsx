import { I18nContextProvider, useLocaleState } from 'ra-core';
import { use, type ReactNode } from 'react';
import { withLaterTexts } from '#i18n/later';

/** Gives its children the texts of what few open, besides all others; suspends until they are loaded. */
export function LaterTexts({ name, children }: { name: Parameters<typeof withLaterTexts>[1]; children: ReactNode }) {
    const [language] = useLocaleState();
    return <I18nContextProvider value={use(withLaterTexts(language, name))}>{children}</I18nContextProvider>;
}
