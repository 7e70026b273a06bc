import type { RaRecord } from 'ra-core';
import type { MessageKey } from '#i18n/messages';
import { CopyText } from '../../ui/fields/CopyText';
import { column, textOf, type FieldRead, type TextOptions } from './kinds';
import type { Column, Read, Seen } from './types';

/** In px: a letter of machine text, and the button beside it. */
const LETTER = 8.2;
const BUTTON = 38;

/** The kind of column with machine text and a button that copies it, which is called after the row (`named`). */
export function copied<Row extends RaRecord, const Field extends string, const Reads extends Read<Row> = FieldRead<Row, Field>>(
    field: Field,
    label: MessageKey,
    { of, named, ...options }: TextOptions<Row, Reads> & { named: (row: Seen<Row, Reads>) => string },
): Column<Row> {
    const value = textOf(field, of);
    return column<Row, Reads>(field, label, options, {
        width: { flex: 4.6, min: 96, most: 320 },
        needs: row => value(row).length * LETTER + BUTTON,
        cell: row => <CopyText value={value(row)} name={named(row)} />,
        text: value,
        file: { value },
    });
}
