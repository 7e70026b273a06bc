import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { MessageGroup, MessageKey } from '#i18n/messages';
import { EmailText } from '../../ui/fields/EmailText';
import { NearDate } from '../fields/NearDate';
import { ABSENT } from '../format/absent';
import { codeWord } from '../format/code';
import { daysLeft, formatUtcDay, hasExpiry, nowSeconds, todayUtc, utcDay } from '../format/date';
import { daysUntil, formatDay, readersToday } from '../format/day';
import { formatNumber } from '../format/number';
import { readersDay } from '../format/time';
import styles from './columns.module.css';
import { textWidth } from './textWidth';
import type { Column, FileCell, Read, Seen, Shown, Texts, Width } from './types';

/**
 * The kinds of columns. A kind knows the width of its column and when it yields to others, its cell in table, card, row and print, in the saved
 * file and as copied text. `reads` is the field of the column unless it is given, and a cell gets only what is read.
 */

type Keep = 'sort' | 'yields' | 'inCards' | 'only' | 'align' | 'isName';

export interface Options<Row, Reads> extends Partial<Pick<Column<Row>, Keep>> {
    reads?: readonly Reads[];
    width?: Width;
    isIn?: (row: Seen<Row, Reads>) => boolean;
    /** instead of the kind's own */
    cell?: (row: Seen<Row, Reads>, shown: Shown) => ReactNode;
    /** what differs in the saved file from what the kind writes; `false` if the column is not in it */
    file?: Partial<FileCell<Seen<Row, Reads>>> | false;
}

export interface TextOptions<Row, Reads> extends Options<Row, Reads> {
    /** its text, if it is not the field itself */
    of?: (row: Seen<Row, Reads>) => string | null | undefined;
}

/** What a kind says of its columns. */
interface Kind<Row> {
    width: Width;
    yields?: number;
    cell(row: Row, shown: Shown): ReactNode;
    text(row: Row, texts: Texts): string;
    needs?(row: Row): number;
    file?: FileCell<Row>;
}

/** A column of a kind. */
export function column<Row, Reads extends string>(
    field: string,
    label: MessageKey,
    { reads = [field as Reads], width, cell, file, isIn, ...options }: Options<Row, Reads>,
    kind: Kind<Seen<Row, Reads>>,
): Column<Row> {
    const made = {
        ...kind,
        ...options,
        field,
        label,
        reads,
        width: width?.px === undefined ? { ...kind.width, ...width } : width,
        ...(isIn && { isIn }),
        ...(cell && { cell }),
        file: file === false || (!file?.value && !kind.file) ? undefined : { ...kind.file, ...file },
    };
    return made as Column<Row>;
}

const valueOf = (field: string) => (row: object) => (row as Record<string, unknown>)[field];
/** Reads the text of a row: `of` it, or its field; empty if it has none. */
export const textOf =
    <Row, Reads>(field: string, of: TextOptions<Row, Reads>['of']) =>
    (row: Seen<Row, Reads>): string =>
        of ? (of(row) ?? '') : ((valueOf(field)(row) as string | null | undefined) ?? '');

export type FieldRead<Row, Field> = Field & Read<Row>;

/** What a row is called; shown as the link to its page where it has one. */
export function name<Row extends RaRecord, const Field extends string, const Reads extends Read<Row> = FieldRead<Row, Field>>(
    field: Field,
    label: MessageKey,
    { of, ...options }: TextOptions<Row, Reads> = {},
): Column<Row> {
    const text = textOf(field, of);
    const cell = (row: Seen<Row, Reads>) => (
        <bdi translate="no" className={styles.line} title={text(row)}>
            {text(row) || ABSENT}
        </bdi>
    );
    const needs = (row: Seen<Row, Reads>) => textWidth(text(row));
    const kind = { width: { flex: 2.2, min: 120, most: 160 }, cell, text, needs, file: { value: text } };
    return column<Row, Reads>(field, label, { isName: true, ...options }, kind);
}

/** A line of text, as people wrote it. */
export function text<Row extends RaRecord, const Field extends string, const Reads extends Read<Row> = FieldRead<Row, Field>>(
    field: Field,
    label: MessageKey,
    { of, ...options }: TextOptions<Row, Reads> = {},
): Column<Row> {
    const value = textOf(field, of);
    return column<Row, Reads>(field, label, options, {
        width: { flex: 2.4, min: 160 },
        yields: 3,
        cell: row =>
            value(row) && (
                <bdi translate="yes" className={styles.line} title={value(row)}>
                    {value(row)}
                </bdi>
            ),
        text: value,
        file: { value },
    });
}

/** An e-mail address. */
export function email<Row extends RaRecord, const Field extends string>(
    field: Field,
    label: MessageKey,
    options: Options<Row, FieldRead<Row, Field>> = {},
): Column<Row> {
    const value = textOf<Row, FieldRead<Row, Field>>(field, undefined);
    return column<Row, FieldRead<Row, Field>>(field, label, options, {
        width: { flex: 3, min: 150, most: 280 },
        needs: row => textWidth(value(row)),
        cell: row => (
            <span className={styles.line} title={value(row)}>
                <EmailText value={value(row)} />
            </span>
        ),
        text: value,
        file: { value },
    });
}

/** A code of the server in words, of this group of texts; one without a word is shown as it is. */
export function code<Row extends RaRecord, const Field extends string, const Reads extends Read<Row> = FieldRead<Row, Field>>(
    field: Field,
    label: MessageKey,
    group: MessageGroup,
    { of, ...options }: TextOptions<Row, Reads> = {},
): Column<Row> {
    const value = textOf(field, of);
    const word = (row: Seen<Row, Reads>, { t }: Texts) => codeWord(t, group, value(row));
    return column<Row, Reads>(field, label, options, {
        width: { flex: 1.4, min: 104 },
        yields: 2,
        cell: word,
        text: word,
        file: { value: word },
    });
}

interface DayOptions<Row, Reads> extends Options<Row, Reads> {
    /** marked while it is near (LIST-10) */
    near?: boolean;
    /** what is said instead of no day */
    none?: MessageKey;
    /** the reader's day, of what has a time of day; otherwise UTC's (WIRE-8) */
    readers?: boolean;
}

/** A day: `YYYY-MM-DD`, or epoch seconds. */
export function day<Row extends RaRecord, const Field extends string, const Reads extends Read<Row> = FieldRead<Row, Field>>(
    field: Field,
    label: MessageKey,
    { near, none, readers, ...options }: DayOptions<Row, Reads> = {},
): Column<Row> {
    const value = valueOf(field) as (row: object) => string | number | null | undefined;
    const text = (row: Seen<Row, Reads>, { t, language }: Texts): string => {
        const when = value(row);
        if (typeof when === 'string' && when !== '') return formatDay(when, language);
        // a missing time is unknown, not none
        if (Number.isNaN(when)) return '';
        if (typeof when === 'number' && hasExpiry(when))
            return readers ? readersDay(when, language) : formatUtcDay(when, language);
        return none ? t(none) : '';
    };
    const left = (when: string | number): number =>
        (typeof when === 'string' ? daysUntil(when, todayUtc()) : daysLeft(when, nowSeconds())) ?? NaN;
    return column<Row, Reads>(field, label, options, {
        width: near ? { flex: 2.4, min: 148 } : { px: 132 },
        cell: (row, shown) => {
            const when = value(row);
            return near && when ? <NearDate days={left(when)}>{text(row, shown)}</NearDate> : text(row, shown);
        },
        text,
        file: {
            type: 'date',
            value: row => {
                const when = value(row);
                if (typeof when !== 'number') return when;
                if (!Number.isFinite(when) || !hasExpiry(when)) return '';
                return readers ? readersToday(new Date(when * 1000)) : utcDay(when);
            },
        },
    });
}

/** A number. */
export function count<Row extends RaRecord, const Field extends string, const Reads extends Read<Row> = FieldRead<Row, Field>>(
    field: Field,
    label: MessageKey,
    {
        of = valueOf(field) as (row: object) => number,
        ...options
    }: Options<Row, Reads> & { of?: (row: Seen<Row, Reads>) => number } = {},
): Column<Row> {
    const text = (row: Seen<Row, Reads>, { language }: Texts) => formatNumber(of(row), language);
    return column<Row, Reads>(
        field,
        label,
        { align: 'right', ...options },
        { width: { flex: 0.9, min: 92 }, cell: text, text, file: { type: 'number', value: of } },
    );
}

interface FreeOptions<Row, Reads> extends Omit<Options<Row, Reads>, 'cell' | 'reads'> {
    reads: readonly Reads[];
    cell: (row: Seen<Row, Reads>, shown: Shown) => ReactNode;
    text?: (row: Seen<Row, Reads>, texts: Texts) => string;
}

/** What has no kind. */
export const free = <Row extends RaRecord, const Reads extends Read<Row>>(
    field: string,
    label: MessageKey,
    { text: words = () => '', ...options }: FreeOptions<Row, Reads>,
): Column<Row> =>
    column<Row, Reads>(field, label, options, { width: { flex: 2, min: 110 }, yields: 1, cell: options.cell, text: words });
