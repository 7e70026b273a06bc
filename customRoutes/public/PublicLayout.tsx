import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { createPublicTranslate, type PublicMessages } from '../../i18n/public';
import { BRAND } from '../../src/config/env';
import { LANGUAGE_NAMES, LANGUAGES, currentLanguage, storeLanguage, type Language } from '../../src/config/language';
import { takeOver } from './firstState';
import './public.css';
import { reloadPage } from './reload';
import { TranslateContext, useT } from './useT';

/** The page works without it if its code cannot be loaded. */
const PublicNotices = lazy<ComponentType>(() => import('./PublicNotices').catch(() => ({ default: () => null })));

/** The delay in milliseconds for browsers without `requestIdleCallback`. */
const SOON_MS = 1000;

/** Whether the browser has been idle since the page was shown. */
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
 * The frame of every public page: brand, card, language selection. It has the same geometry as the frame in index.html, which the visitor
 * sees until this code is loaded.
 */
export function PublicLayout({ messages, children }: { messages: PublicMessages; children: ReactNode }) {
    const idle = useIdle();
    const t = useMemo(() => createPublicTranslate(messages), [messages]);
    useEffect(takeOver, []);
    return (
        <TranslateContext value={t}>
            <div className="p-page">
                <header className="p-brand">
                    <span className="f-mark">
                        <BrandMark />
                    </span>
                    <span>{BRAND.name}</span>
                </header>
                <main className="p-card">{children}</main>
                {idle && (
                    <Suspense fallback={null}>
                        <PublicNotices />
                    </Suspense>
                )}
                <footer className="p-foot">
                    <LanguageSelect />
                </footer>
            </div>
        </TranslateContext>
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

/** Selects the language: stores it and reloads the page (SESSION-11). */
function LanguageSelect() {
    const t = useT();
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
