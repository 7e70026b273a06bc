import { startTransition, useState, type ReactElement } from 'react';
import { usePrinting } from '../shared/hooks/usePrinting';
import { Pagination } from '../shared/list/Pagination';

/** Rows on a page until another number is chosen. */
const PER_PAGE = 50;

interface PagedProps<Row> {
    rows: readonly Row[];
    /** shows the rows of a page */
    children(rows: readonly Row[]): ReactElement;
}

/** Rows in memory, 50 a page; all of them on paper. */
export function Paged<Row>({ rows, children }: PagedProps<Row>) {
    const [page, setPage] = useState(1);
    const [chosen, setPerPage] = useState(PER_PAGE);
    const perPage = usePrinting() ? Math.max(rows.length, 1) : chosen;
    const last = Math.max(1, Math.ceil(rows.length / perPage));
    const at = Math.min(page, last);
    return (
        <>
            {children(rows.slice((at - 1) * perPage, at * perPage))}
            <Pagination
                page={at}
                perPage={perPage}
                total={rows.length}
                // In parts: rows of plans are long.
                setPage={next => startTransition(() => setPage(next))}
                setPerPage={next => startTransition(() => setPerPage(next))}
            />
        </>
    );
}
