import { useTranslate } from 'ra-core';
import { useEffect, useState, type ReactNode } from 'react';
import { currentLanguage } from '../config/language';
import { local } from '../config/storage';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../shared/icons';
import {
    dismissalsOnLoad,
    dismissedUntil,
    isDismissed,
    nextExpiry,
    parseDismissals,
    serialiseDismissals,
    type Dismissals,
} from './dismissals';
import styles from './NotificationBanner.module.css';
import { isCurrent, loadNotices, noticeText, type Notice, type NoticeVariant } from './notices';

const KEY = 'portal-notifications';
/** Longest delay that a browser's timer takes. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const ICONS: Readonly<Record<NoticeVariant, ReactNode>> = {
    default: <InfoIcon />,
    success: <CheckIcon />,
    warning: <WarningIcon />,
    danger: <ErrorIcon />,
};

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** The operator's notices above the page, each dismissible (specification 1, sections 2 to 4; contract, section 5). */
export function NotificationBanner(): ReactNode {
    const translate = useTranslate();
    const { data: user } = useCurrentUser();
    const { notices, dismissals, now, dismiss } = useNotices();
    const language = currentLanguage();
    const shown = user
        ? notices.filter(notice => isCurrent(notice, user.role, now) && !isDismissed(dismissals, notice.id, now))
        : [];
    if (shown.length === 0) return null;
    return (
        <section className={styles.notices} aria-label={translate('notifications.region')}>
            {shown.map(notice => (
                <div key={notice.id} className={styles.notice} data-variant={notice.variant}>
                    <span className={styles.icon}>{ICONS[notice.variant]}</span>
                    <p className={styles.text}>
                        <span className="visually-hidden">{translate(`notifications.${notice.variant}`)}: </span>
                        <bdi>{noticeText(notice, language)}</bdi>
                    </p>
                    <button
                        type="button"
                        className={styles.close}
                        onClick={() => dismiss(notice)}
                        aria-label={translate('notifications.dismiss')}
                    >
                        <CloseIcon />
                    </button>
                </div>
            ))}
        </section>
    );
}

/** Loads the notices once and keeps what is dismissed; `now` moves on when a dismissal expires. */
function useNotices() {
    const [notices, setNotices] = useState<readonly Notice[]>([]);
    const [dismissals, setDismissals] = useState<Dismissals>(new Map());
    const [now, setNow] = useState(() => Date.now());

    useEffect(() => {
        const leaving = new AbortController();
        void loadNotices(leaving.signal).then(loaded => {
            if (leaving.signal.aborted) return;
            const stored = parseDismissals(local.getJson(KEY, isList));
            const left = dismissalsOnLoad(stored, new Map(loaded.map(notice => [notice.id, notice.reset])), Date.now());
            if (left.size !== stored.size) store(left);
            setDismissals(left);
            setNotices(loaded);
            setNow(Date.now());
        });
        return () => leaving.abort();
    }, []);

    useEffect(() => {
        const delay = nextExpiry(dismissals, now);
        if (delay === null) return undefined;
        const timer = setTimeout(() => setNow(Date.now()), Math.min(delay, LONGEST_TIMER_MS));
        return () => clearTimeout(timer);
    }, [dismissals, now]);

    const dismiss = (notice: Notice): void => {
        const next = new Map(dismissals).set(notice.id, dismissedUntil(notice.reset, Date.now()));
        store(next);
        setDismissals(next);
        setNow(Date.now());
    };
    return { notices, dismissals, now, dismiss };
}

function store(dismissals: Dismissals): void {
    local.setJson(KEY, serialiseDismissals(dismissals));
}
