import { useListPaginationContext } from 'ra-core';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { useFormatNumber } from '../hooks/useFormatNumber';
import { BackIcon, ChevronIcon } from '../../ui/icons';
import styles from './list.module.css';

/** Buttons for the previous and next page with the current range; renders nothing when all rows fit on one page. */
export function Pagination() {
    const t = useT();
    const formatNumber = useFormatNumber();
    const { page, perPage, total = 0, hasPreviousPage, hasNextPage, setPage } = useListPaginationContext();
    if (total <= perPage) return null;
    const from = (page - 1) * perPage + 1;
    const to = Math.min(total, page * perPage);
    return (
        <nav className={styles.pagination} aria-label={t('list.pages')}>
            <span className={styles.range}>
                {t('list.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}
            </span>
            <Turn label={t('list.previousPage')} end={!hasPreviousPage} onTurn={() => setPage(page - 1)}>
                <BackIcon />
            </Turn>
            <Turn label={t('list.nextPage')} end={!hasNextPage} onTurn={() => setPage(page + 1)}>
                <ChevronIcon />
            </Turn>
        </nav>
    );
}

/** A button that turns the page. At the end it does nothing, but is not disabled, because it would lose the focus. */
function Turn({ label, end, onTurn, children }: { label: string; end: boolean; onTurn(): void; children: ReactNode }) {
    return (
        <IconButton aria-label={label} aria-disabled={end} className={styles.turn} onClick={() => !end && onTurn()}>
            {children}
        </IconButton>
    );
}
