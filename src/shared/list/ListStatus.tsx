import { useTranslate } from 'ra-core';
import { useFigure } from '../hooks/useFigure';
import { PAGE_SIZE, type SortOrder } from './types';

interface ListStatusProps {
    busy: boolean;
    /** the failure is an alert of its own */
    failed: boolean;
    /** from 1 */
    page: number;
    total: number;
    /** translated name of what the rows are sorted by; none where the order is fixed */
    sorted: string | undefined;
    dir: SortOrder;
}

/**
 * Says what a list shows, in words that are heard and not seen: that it loads, then how many rows there are and which of them stand on
 * the page, after each search, page, order and refresh. Always there: a live region has to exist before its content changes.
 */
export function ListStatus({ busy, failed, page, total, sorted, dir }: ListStatusProps) {
    const translate = useTranslate();
    const figure = useFigure();
    const count = () => {
        if (total <= PAGE_SIZE) return translate('list.told.count', { smart_count: total });
        const from = (page - 1) * PAGE_SIZE + 1;
        const to = Math.min(total, page * PAGE_SIZE);
        return translate('list.told.range', { from: figure(from), to: figure(to), total: figure(total) });
    };
    const order = sorted && total > 1 ? translate(`list.told.${dir}`, { field: sorted }) : '';
    const told = busy ? translate('list.loading') : `${count()} ${order}`.trim();
    return (
        <p role="status" className="visually-hidden">
            {!failed && told}
        </p>
    );
}
