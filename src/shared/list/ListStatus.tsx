import { useListContext } from 'ra-core';
import { useT } from '#i18n/useT';
import type { SortChoice } from './types';

/**
 * Announces to screen readers that a list is loading, then how many rows there are and which of them are on the page, after each search,
 * page change, sort and refresh. Always rendered: a live region has to exist before its content changes.
 */
export function ListStatus({ sortChoices }: { sortChoices: readonly SortChoice[] }) {
    const t = useT();
    const { isFetching, data, total = 0, page, perPage, sort } = useListContext();
    const count = () => {
        if (total <= perPage) return t('list.status.count', { smart_count: total });
        const from = (page - 1) * perPage + 1;
        const to = Math.min(total, page * perPage);
        return t('list.status.range', { from, to, total });
    };
    // A list in a fixed order has no choices.
    const sorted = total > 1 && sortChoices.find(({ field }) => field === sort.field)?.label;
    const order = sorted ? t(sort.order === 'ASC' ? 'list.status.asc' : 'list.status.desc', { field: sorted }) : '';
    // An alert reports a failure.
    const counted = data && `${count()} ${order}`.trim();
    return (
        <p role="status" className="visually-hidden">
            {isFetching ? t('list.loading') : counted}
        </p>
    );
}
