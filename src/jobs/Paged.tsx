import { ListPaginationContext } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { Pagination } from '../shared/list/Pagination';

/** Rows on a page. */
const PER_PAGE = 50;

interface PagedProps<Row> {
    /** what its rows are */
    resource: 'users' | 'keys' | 'seats';
    rows: readonly Row[];
    /** shows the rows of a page */
    children(rows: readonly Row[]): ReactElement;
}

/** Rows in memory, 50 a page. */
export function Paged<Row>({ resource, rows, children }: PagedProps<Row>) {
    const [page, setPage] = useState(1);
    const last = Math.max(1, Math.ceil(rows.length / PER_PAGE));
    const at = Math.min(page, last);
    return (
        <>
            {children(rows.slice((at - 1) * PER_PAGE, at * PER_PAGE))}
            <ListPaginationContext.Provider
                value={{
                    resource,
                    page: at,
                    perPage: PER_PAGE,
                    total: rows.length,
                    hasPreviousPage: at > 1,
                    hasNextPage: at < last,
                    isPending: false,
                    setPage,
                    setPerPage: () => undefined,
                }}
            >
                <Pagination />
            </ListPaginationContext.Provider>
        </>
    );
}
