import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { currentLanguage } from '../config/language';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { IconButton } from '../ui/Button';
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../ui/icons';
import { noticeText, type NoticeVariant } from '../shared/notices/notices';
import { useNotices } from '../shared/notices/useNotices';
import styles from './NotificationBanner.module.css';

const ICONS: Readonly<Record<NoticeVariant, ReactNode>> = {
    default: <InfoIcon />,
    success: <CheckIcon />,
    warning: <WarningIcon />,
    danger: <ErrorIcon />,
};

/** The operator's notices above the page, each dismissible (SHELL-6, SHELL-7). */
export function NotificationBanner(): ReactNode {
    const t = useT();
    const { data: user } = useCurrentUser();
    const { shown, dismiss } = useNotices(user?.role);
    const language = currentLanguage();
    if (shown.length === 0) return null;
    return (
        <section className={styles.notices} aria-label={t('notices.region')} data-screen="">
            {shown.map(notice => (
                <div key={notice.id} className={`box ${styles.notice}`} data-variant={notice.variant}>
                    <span className={styles.icon}>{ICONS[notice.variant]}</span>
                    <p className={styles.text}>
                        <span className="visually-hidden">{t(`notices.${notice.variant}`)}: </span>
                        <bdi translate="yes">{noticeText(notice, language)}</bdi>
                    </p>
                    <IconButton className={styles.close} onClick={() => dismiss(notice)} aria-label={t('notices.dismiss')}>
                        <CloseIcon />
                    </IconButton>
                </div>
            ))}
        </section>
    );
}
