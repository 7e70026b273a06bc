import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { MessageKey } from '#i18n/messages';
import { StateChip, type ChipTone } from '../../ui/fields/StateChip';
import styles from './columns.module.css';
import { column, type Options } from './kinds';
import { textWidth } from './textWidth';
import type { Column, Read, Seen, Shown, Texts } from './types';

/** The kind of column that shows states as chips. */

/** A state in words. */
export interface Chip {
    tone: ChipTone;
    text: string;
    icon?: ReactNode;
    /** shown instead of the text, which screen readers get */
    short?: string;
    /** what screen readers get besides */
    said?: string;
    title?: string;
}

/** In px: beside the text of a chip, between two of them, and of all that is shown in one line. */
const SIDES = 20;
const ICON = 19;
const GAP = 4;
const LINE = 174;

const chipWidth = ({ text, short = text, icon }: Chip): number => SIDES + (icon ? ICON : 0) + textWidth(short);

/** The width of chips: several that are too long for one line stand in two. */
function chipsWidth(chips: readonly Chip[]): number {
    const widths = chips.map(chipWidth);
    const sum = (some: readonly number[]) => some.reduce((all, one) => all + one + GAP, -GAP);
    if (widths.length < 2 || sum(widths) <= LINE) return Math.max(0, sum(widths));
    return Math.min(LINE, ...widths.slice(1).map((_, at) => Math.max(sum(widths.slice(0, at + 1)), sum(widths.slice(at + 1)))));
}

interface ChipsOptions<Row, Reads> extends Options<Row, Reads> {
    of: (row: Seen<Row, Reads>, shown: Shown) => readonly Chip[];
}

/** States as chips: as wide as they are, and beside the name of a card. Rows without any show nothing. */
export function chips<Row extends RaRecord, const Reads extends Read<Row>>(
    field: string,
    label: MessageKey,
    { of, ...options }: ChipsOptions<Row, Reads>,
): Column<Row> {
    const inTable = (row: Seen<Row, Reads>, texts: Texts) => of(row, { ...texts, place: 'table' });
    const made = column<Row, Reads>(
        field,
        label,
        { inCards: 'mark', ...options },
        {
            width: { min: 112 },
            cell: (row, shown) => <Chips chips={of(row, shown)} />,
            text: (row, texts) =>
                inTable(row, texts)
                    .map(({ text }) => text)
                    .join(', '),
        },
    );
    return { ...made, needs: (row, texts) => chipsWidth(inTable(row, texts)) };
}

/** Chips beside each other; nothing if there are none. */
export const Chips = ({ chips }: { chips: readonly Chip[] }) =>
    chips.length === 0 ? null : (
        <span className={styles.chips}>
            {chips.map(({ text, short, said, ...chip }) => (
                <StateChip key={text} {...chip}>
                    {short === undefined ? (
                        <span>{text}</span>
                    ) : (
                        <>
                            <span aria-hidden="true">{short}</span>
                            <span className="visually-hidden">{text}</span>
                        </>
                    )}
                    {said && <span className="visually-hidden">{` ${said}`}</span>}
                </StateChip>
            ))}
        </span>
    );
