import { useT } from '#i18n/useT';
import { useFormatNumber } from '../hooks/useFormatNumber';
import { PAGE_SIZE, type SortOrder } from './types';

interface ListStatusProps {
    busy: boolean;
    /** an alert reports the failure */
    failed: boolean;
    /** starts at 1 */
    page: number;
    total: number;
    /** translated name of the sort field; undefined when the order is fixed */
    sorted: string | undefined;
    dir: SortOrder;
}

/**
 * Announces to screen readers that a list is loading, then how many rows there are and which of them are on the page, after each search,
 * page change, sort and refresh. Always rendered: a live region has to exist before its content changes.
 */
export function ListStatus({ busy, failed, page, total, sorted, dir }: ListStatusProps) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const count = () => {
        if (total <= PAGE_SIZE) return t('list.status.count', { smart_count: total });
        const from = (page - 1) * PAGE_SIZE + 1;
        const to = Math.min(total, page * PAGE_SIZE);
        return t('list.status.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) });
    };
    const order = sorted && total > 1 ? t(`list.status.${dir}`, { field: sorted }) : '';
    const status = busy ? t('list.loading') : `${count()} ${order}`.trim();
    return (
        <p role="status" className="visually-hidden">
            {!failed && status}
        </p>
    );
}
