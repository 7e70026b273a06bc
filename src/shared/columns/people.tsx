import type { RaRecord } from 'ra-core';
import type { MessageKey } from '#i18n/messages';
import { nameWithEmail, type Named } from '../person';
import { column, type Options } from './kinds';
import { PeopleCell } from './PeopleCell';
import { textWidth } from './textWidth';
import type { Column, Read, Seen } from './types';

/** The kind of column that names people. */

interface PeopleOptions<Row, Reads> extends Options<Row, Reads> {
    of: (row: Seen<Row, Reads>) => readonly (Named & { id?: string })[];
    /** what the row is called: the same name is not said again */
    besides?: (row: Seen<Row, Reads>) => string;
    /** what is said instead of nobody */
    none: MessageKey;
}

/** People, each with the way to their page. */
export function people<Row extends RaRecord, const Reads extends Read<Row>>(
    field: string,
    label: MessageKey,
    { of, besides, none, ...options }: PeopleOptions<Row, Reads>,
): Column<Row> {
    const text = (row: Seen<Row, Reads>) => of(row).map(nameWithEmail).join(', ');
    return column<Row, Reads>(field, label, options, {
        width: { flex: 4, min: 76, most: 280 },
        yields: 1,
        needs: row => Math.max(0, ...of(row).map(({ email: address }) => textWidth(address))),
        cell: (row, { t, place }) => (
            <PeopleCell people={of(row)} besides={besides?.(row)} none={t(none)} nowrap={place === 'table'} />
        ),
        text,
        file: { value: text },
    });
}
