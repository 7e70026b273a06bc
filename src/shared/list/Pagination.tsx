import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useFigure } from '../hooks/useFigure';
import { BackIcon, ChevronIcon } from '../icons';
import styles from './list.module.css';
import { PAGE_SIZE } from './types';

/** Previous and next page with the range that shows; nothing when everything fits on one page. */
export function Pagination({ page, total, onPage }: { page: number; total: number; onPage(page: number): void }) {
    const translate = useTranslate();
    const figure = useFigure();
    if (total <= PAGE_SIZE) return null;
    const from = (page - 1) * PAGE_SIZE + 1;
    const to = Math.min(total, page * PAGE_SIZE);
    return (
        <nav className={styles.pagination} aria-label={translate('list.pages')}>
            <span className={styles.range}>
                {translate('list.range', { from: figure(from), to: figure(to), total: figure(total) })}
            </span>
            <IconButton aria-label={translate('list.previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
                <BackIcon />
            </IconButton>
            <IconButton aria-label={translate('list.nextPage')} disabled={to >= total} onClick={() => onPage(page + 1)}>
                <ChevronIcon />
            </IconButton>
        </nav>
    );
}
