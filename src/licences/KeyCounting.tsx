import { useT } from '#i18n/useT';

/** What counts as used, and what makes a key available again: the same sentence wherever a dialog speaks of the keys that are left (LICENCE-12). */
export function KeyCounting() {
    const t = useT();
    return <p className="muted small no-margin">{t('licences.counting')}</p>;
}
