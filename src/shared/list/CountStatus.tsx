import { useT } from '#i18n/useT';

/**
 * Announces to screen readers that a list of options is loading, and how many entries it has after each search. Always rendered: a live
 * region has to exist before its content changes. `total` is undefined when loading failed, which an alert reports.
 */
export function CountStatus({ busy = false, total }: { busy?: boolean; total: number | undefined }) {
    const t = useT();
    const count = total === undefined ? '' : t('list.status.count', { smart_count: total });
    return (
        <p role="status" className="visually-hidden">
            {busy ? t('list.loading') : count}
        </p>
    );
}
