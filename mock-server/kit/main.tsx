import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nContextProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { createI18nProvider, loadMessages } from '#i18n/index';
import { tokenStyleSheet } from '#src/theme/tokens';
import { setThemeMode } from '#src/theme/mode';
import { focusPressed } from '#src/ui/focusPressed';
import '#src/layout/base.css';
import { Kit } from './Kit';

/** Shows the components of `src/ui`, in the language of the URL: `/__mock/kit?de`. */
async function main(): Promise<void> {
    const element = document.getElementById('root');
    if (!element) throw new Error('The page has no root.');
    const language = window.location.search.slice(1) || 'en';
    document.documentElement.lang = language;
    const style = document.createElement('style');
    style.textContent = tokenStyleSheet();
    document.head.prepend(style);
    setThemeMode('system');
    focusPressed();
    const i18nProvider = createI18nProvider(language, await loadMessages(language));
    createRoot(element).render(
        <StrictMode>
            <I18nContextProvider value={i18nProvider}>
                <MemoryRouter>
                    <Kit />
                </MemoryRouter>
            </I18nContextProvider>
        </StrictMode>,
    );
}

main().catch((error: unknown) => {
    document.body.textContent = `The kit cannot be shown: ${error instanceof Error ? error.message : String(error)}`;
});
