import { useEffect, useState } from 'react';
import { ASIDE_TEXTS } from '../../i18n/aside';
import { currentLanguage } from '../../src/config/language';
import { noticeText, type NoticeVariant } from '../../src/shared/notices/notices';
import { dismissOffer, watchVersion } from '../../src/shared/notices/updateCheck';
import { useNotices } from '../../src/shared/notices/useNotices';
import { OperatorLink } from './aside';
import { focusTitle } from './forms/focus';
import './publicNotices.css';
import { reloadPage } from './reload';
import { useT } from './useT';

const LOOKS: Readonly<Record<NoticeVariant, string>> = {
    default: 'p-message-info',
    success: 'p-message-success',
    warning: 'p-message-warning',
    danger: 'p-message-error',
};

/**
 * The operator's public notices (SHELL-6), the offer of a newer version (SHELL-8) and the operator's pages. Below the card, so that nothing moves while the
 * visitor types.
 */
export default function PublicNotices() {
    const t = useT();
    const { shown, dismiss } = useNotices('visitor');
    return (
        <>
            {shown.length > 0 && (
                <section className="p-notices" aria-label={t('notices.region')}>
                    {shown.map(notice => (
                        <div key={notice.id} className={`p-message ${LOOKS[notice.variant]}`} data-variant={notice.variant}>
                            <p>
                                <span className="p-hidden">{t(`notices.${notice.variant}`)}: </span>
                                <bdi translate="yes">{noticeText(notice, currentLanguage())}</bdi>
                            </p>
                            <button
                                type="button"
                                className="p-dismiss"
                                onClick={() => {
                                    focusTitle();
                                    dismiss(notice);
                                }}
                                aria-label={t('notices.dismiss')}
                            >
                                <svg viewBox="0 0 20 20" aria-hidden="true">
                                    <path d="m5 5 10 10m0-10L5 15" />
                                </svg>
                            </button>
                        </div>
                    ))}
                </section>
            )}
            <UpdateOffer />
            <OperatorLinks />
        </>
    );
}

const LINKS = ['imprint', 'privacy', 'terms', 'help', 'contact', 'accessibility'] as const;

/** The operator's pages, at the end of the page (PUBLIC-10); public.css keeps their room. */
function OperatorLinks() {
    return (
        <nav className="p-legal" aria-label={ASIDE_TEXTS[currentLanguage()].region}>
            {LINKS.map(link => (
                <OperatorLink key={link} page={link} text={link} />
            ))}
        </nav>
    );
}

/** Offers a newer version. Stays until the visitor responds; only a click reloads the page. */
function UpdateOffer() {
    const t = useT();
    const [newer, setNewer] = useState(false);
    useEffect(() => watchVersion(() => setNewer(true)), []);
    if (!newer) return null;
    return (
        <div className="p-offer" role="status">
            <strong>{t('update.available')}</strong>
            <span>{t('update.reload')}</span>
            <button type="button" className="p-button" onClick={reloadPage}>
                {t('update.now')}
            </button>
            <button
                type="button"
                className="p-button p-button-plain"
                onClick={() => {
                    dismissOffer();
                    focusTitle();
                    setNewer(false);
                }}
            >
                {t('update.ignore')}
            </button>
        </div>
    );
}
