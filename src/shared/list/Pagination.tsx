import type { ReactNode } from 'react';
import { IconButton } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { useFormatNumber } from '../hooks/useFormatNumber';
import { BackIcon, ChevronIcon } from '../../ui/icons';
import styles from './list.module.css';
import { PAGE_SIZE } from './types';

/** Buttons for the previous and next page with the current range; renders nothing when all rows fit on one page. */
export function Pagination({ page, total, onPage }: { page: number; total: number; onPage(page: number): void }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    if (total <= PAGE_SIZE) return null;
    const from = (page - 1) * PAGE_SIZE + 1;
    const to = Math.min(total, page * PAGE_SIZE);
    return (
        <nav className={styles.pagination} aria-label={t('list.pages')}>
            <span className={styles.range}>
                {t('list.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}
            </span>
            <Turn label={t('list.previousPage')} end={page <= 1} onTurn={() => onPage(page - 1)}>
                <BackIcon />
            </Turn>
            <Turn label={t('list.nextPage')} end={to >= total} onTurn={() => onPage(page + 1)}>
                <ChevronIcon />
            </Turn>
        </nav>
    );
}

/** A button that turns the page. On the last page it does nothing but is not disabled, because it would lose the focus. */
function Turn({ label, end, onTurn, children }: { label: string; end: boolean; onTurn(): void; children: ReactNode }) {
    return (
        <IconButton aria-label={label} aria-disabled={end} className={styles.turn} onClick={() => !end && onTurn()}>
            {children}
        </IconButton>
    );
}
