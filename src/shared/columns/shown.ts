import { useLocaleState, type RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import { usePhone } from '../hooks/useMediaQuery';
import { usePrinting } from '../hooks/usePrinting';
import type { ListColumn } from '../list/types';
import type { Column } from './types';

/**
 * Returns columns as lists draw them, in the language and on the device of the user; `columns` are memoized by the caller.
 * @param sorts the orders that the data provider knows, by name
 */
export function useShownColumns<Row extends RaRecord>(
    columns: readonly Column<Row>[],
    sorts: Readonly<Record<string, unknown>> = {},
): readonly ListColumn<Row>[] {
    const t = useT();
    const [language] = useLocaleState();
    const phone = usePhone();
    const printing = usePrinting();
    return useMemo(() => {
        const texts = { t, language };
        return columns.flatMap((column): ListColumn<Row>[] => {
            if (column.only) return [];
            const { field, label, sort = field, width, align, inCards, yields } = column;
            return [
                {
                    field,
                    label: t(label),
                    sortField: Object.hasOwn(sorts, sort) ? sort : undefined,
                    flex: width.flex,
                    width: width.px,
                    minWidth: width.min ?? width.px,
                    most: width.most,
                    yields,
                    align,
                    inCards,
                    isIn: column.isIn && (row => column.isIn?.(row) ?? false),
                    needs: column.needs && (row => column.needs?.(row, texts) ?? 0),
                    render: row => column.cell(row, { ...texts, place: printing ? 'print' : 'table' }),
                    renderCard: row => column.cell(row, { ...texts, place: phone ? 'phone' : 'card' }),
                    text: row => column.text?.(row, texts) ?? '',
                },
            ];
        });
    }, [columns, sorts, t, language, phone, printing]);
}

/** Those of the columns that some row has a value for; all while there are no rows. */
export function presentIn<Row extends RaRecord>(
    columns: readonly ListColumn<Row>[],
    rows: readonly Row[],
): readonly ListColumn<Row>[] {
    const isAbsent = ({ isIn }: ListColumn<Row>) => isIn !== undefined && rows.length > 0 && !rows.some(isIn);
    return columns.some(isAbsent) ? columns.filter(column => !isAbsent(column)) : columns;
}

/** The column that names a row. */
export const titleOf = (columns: readonly Pick<Column<never>, 'field' | 'isName'>[]): string =>
    columns.find(({ isName }) => isName)?.field ?? '';
