import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import { createPublicTranslate, type PublicMessages } from '../../i18n/public';
import { BRAND } from '../../src/config/env';
import { LANGUAGE_NAMES, LANGUAGES, currentLanguage, storeLanguage, type Language } from '../../src/config/language';
import './public.css';
import { reloadPage } from './reload';
import { PublicTranslateContext, usePublicTranslate } from './usePublicTranslate';

/** Without its code the page does without. */
const PublicNotices = lazy(() =>
    import('./PublicNotices').then<{ default: ComponentType }, { default: ComponentType }>(
        ({ PublicNotices }) => ({ default: PublicNotices }),
        () => ({ default: () => null }),
    ),
);

/** For browsers that do not tell when they are idle. */
const SOON_MS = 1000;

/** Whether the browser has had nothing to do since the page was shown. */
function useIdle(): boolean {
    const [idle, setIdle] = useState(false);
    useEffect(() => {
        const become = () => setIdle(true);
        if (!('requestIdleCallback' in window)) {
            const timer = setTimeout(become, SOON_MS);
            return () => clearTimeout(timer);
        }
        const request = window.requestIdleCallback(become);
        return () => window.cancelIdleCallback(request);
    }, []);
    return idle;
}

/**
 * What surrounds every public page: the brand, the card, the choice of language. Its geometry is that of the frame in
 * index.html, which the visitor sees until this code is there.
 */
export function PublicLayout() {
    const messages = useLoaderData<PublicMessages>();
    const idle = useIdle();
    const translate = useMemo(() => createPublicTranslate(messages), [messages]);
    return (
        <PublicTranslateContext value={translate}>
            <div className="p-page">
                <header className="p-brand">
                    <BrandMark />
                    <span>{BRAND.name}</span>
                </header>
                <main className="p-card">
                    <Outlet />
                </main>
                {idle && (
                    <Suspense fallback={null}>
                        <PublicNotices />
                    </Suspense>
                )}
                <footer className="p-foot">
                    <LanguageSelect />
                </footer>
            </div>
        </PublicTranslateContext>
    );
}

function BrandMark() {
    if (BRAND.logo) return <img src={BRAND.logo} alt="" height={32} />;
    return (
        <svg className="p-mark" viewBox="0 0 32 32" aria-hidden="true">
            <rect width="32" height="32" rx="8" />
            <path d="M9 22V10h7.5a4 4 0 0 1 0 8H9m14 4-4-4" />
        </svg>
    );
}

/** Stores the chosen language and loads the page again in it (specification 1, section 2, "language menu"). */
function LanguageSelect() {
    const t = usePublicTranslate();
    return (
        <label className="p-language">
            <span>{t('publicPages.language')}</span>
            <select
                value={currentLanguage()}
                aria-description={t('publicPages.languageHint')}
                onChange={event => {
                    storeLanguage(event.target.value as Language);
                    reloadPage();
                }}
            >
                {LANGUAGES.map(language => (
                    <option key={language} value={language} lang={language}>
                        {LANGUAGE_NAMES[language]}
                    </option>
                ))}
            </select>
        </label>
    );
}
