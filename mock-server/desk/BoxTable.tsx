import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

/** What is left out on a phone. */
export const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } } as const;

interface BoxTableProps {
    label: string;
    /** the headings of the columns */
    head: readonly (TableCellProps & { title: string })[];
    /** the rows, as `TableRow`s */
    children: ReactNode;
}

/** A table that is no list of records. */
export const BoxTable = ({ label, head, children }: BoxTableProps) => (
    // It scrolls where it is wider than the window, by the keyboard too.
    <TableContainer component={Card} tabIndex={0}>
        <Table size="small" aria-label={label}>
            <TableHead>
                <TableRow>
                    {head.map(({ title, ...cell }) => (
                        <TableCell key={title} {...cell}>
                            {title}
                        </TableCell>
                    ))}
                </TableRow>
            </TableHead>
            <TableBody>{children}</TableBody>
        </Table>
    </TableContainer>
);
