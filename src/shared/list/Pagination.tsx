import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { BackIcon, ChevronIcon } from '../../ui/icons';
import { Select } from '../../ui/inputs/Select';
import box from '../../ui/inputs/box.module.css';
import styles from './list.module.css';
import { PAGE_SIZES } from './types';

interface PaginationProps {
    /** the first is 1 */
    page: number;
    perPage: number;
    /** rows on all pages; undefined until it is known */
    total: number | undefined;
    setPage(page: number): void;
    /** without it the number of rows cannot be chosen */
    setPerPage?(rows: number): void;
}

/**
 * The pages of a list (LIST-9): how many rows each has, the current range, buttons for the previous and next page, and with more than two
 * pages a field for the page's number. Renders nothing when all rows fit on the smallest page.
 */
export function Pagination({ page, perPage, total = 0, setPage, setPerPage }: PaginationProps) {
    const t = useT();
    if (total <= PAGE_SIZES[0]) return null;
    const from = (page - 1) * perPage + 1;
    const to = Math.min(total, page * perPage);
    const pages = Math.ceil(total / perPage);
    return (
        <nav className={`row ${styles.pagination} muted small`} aria-label={t('list.pages')}>
            {setPerPage && <RowsChoice perPage={perPage} onChoose={setPerPage} />}
            {pages > 2 && <PageField page={page} pages={pages} onPage={setPage} />}
            <span className={styles.turns}>
                <span className={styles.range}>{t('list.range', { from, to, total })}</span>
                <Turn label={t('list.previousPage')} end={page <= 1} onTurn={() => setPage(page - 1)}>
                    <BackIcon />
                </Turn>
                <Turn label={t('list.nextPage')} end={page >= pages} onTurn={() => setPage(page + 1)}>
                    <ChevronIcon />
                </Turn>
            </span>
        </nav>
    );
}

/** A choice of the rows per page. */
function RowsChoice({ perPage, onChoose }: { perPage: number; onChoose(rows: number): void }) {
    const t = useT();
    return (
        <label className={styles.pageControl}>
            {t('list.perPage')}
            <Select
                inline
                value={String(perPage)}
                options={PAGE_SIZES.map(size => ({ value: String(size), label: String(size) }))}
                onChange={size => onChoose(Number(size))}
            />
        </label>
    );
}

/** "Page 3 of 84", where the number can be changed: Enter or leaving the field opens that page, or the nearest that exists. */
function PageField({ page, pages, onPage }: { page: number; pages: number; onPage(page: number): void }) {
    const t = useT();
    const id = useId();
    const [typed, setTyped] = useState(String(page));
    const [shown, setShown] = useState(page);
    // Another page was opened by other means. Not a new field, which would lose the focus.
    if (shown !== page) {
        setShown(page);
        setTyped(String(page));
    }
    const open = () => {
        const wanted = typed === '' ? page : Math.min(pages, Math.max(1, Math.trunc(Number(typed))));
        setTyped(String(wanted));
        if (wanted !== page) onPage(wanted);
    };
    return (
        <span className={styles.pageControl}>
            <label htmlFor={id}>{t('list.page')}</label>
            <input
                id={id}
                className={box.input}
                type="number"
                inputMode="numeric"
                min={1}
                max={pages}
                aria-describedby={`${id}-of`}
                value={typed}
                onChange={event => setTyped(event.target.value)}
                onBlur={open}
                onKeyDown={event => {
                    if (event.key === 'Enter') open();
                }}
            />
            <span id={`${id}-of`}>{t('list.ofPages', { count: pages })}</span>
        </span>
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
