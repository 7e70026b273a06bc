import { useListContext, type RaRecord } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { Actions, isFolded } from '../actions/Actions';
import { useRecordName } from '../recordName';
import styles from './list.module.css';
import { RowName } from './RowName';
import { PageCheckbox, RowCheckbox } from './RowCheckbox';
import type { ListColumn, RowProps } from './types';

/** The rows of a list as cards, on a phone as rows of two lines; with `selectable` they can be selected, singly or all of the page. */
export function ListCards<Row extends RaRecord>({ selectable, ...row }: RowProps<Row> & { selectable?: boolean }) {
    const { data = [], resource } = useListContext<Row>();
    const title = useRecordName<Row>(resource);
    const { name = title } = row;
    return (
        <>
            {selectable && <PageCheckbox visible />}
            <Cards
                rows={data}
                title={title}
                {...row}
                checkbox={
                    selectable
                        ? (shown: Row) => (
                              <label className={styles.rowCheckbox}>
                                  <RowCheckbox id={shown.id} name={name(shown)} />
                              </label>
                          )
                        : undefined
                }
            />
        </>
    );
}

interface CardsProps<Row extends RaRecord> extends RowProps<Row> {
    rows: readonly Row[];
    title(row: Row): string;
    /** renders the checkbox of a row */
    checkbox?(row: Row): ReactElement | null;
}

/**
 * Rows as cards: the title as a link with the row's marks beside it, the other columns as facts, the row's actions in the corner. On a phone rows of
 * two lines, which have room for two facts without their labels.
 */
export function Cards<Row extends RaRecord>(props: CardsProps<Row>) {
    const { rows, columns, titleField, title, name = title, href, opening, actions, checkbox } = props;
    const folded = actions && isFolded(rows, actions);
    const shown = columns.filter(column => column.field !== titleField && column.inCards !== 'none');
    const marks = shown.filter(({ inCards }) => inCards === 'mark');
    const facts = shown.filter(({ inCards }) => inCards !== 'mark');
    const cell = (column: ListColumn<Row>, row: Row) => column.renderCard(row);
    return (
        <ul className={`plain-list ${styles.cards}`}>
            {rows.map(row => (
                <li key={row.id} className={`box ${styles.card}`}>
                    <div className={styles.cardHead}>
                        {checkbox?.(row)}
                        <div className={styles.cardName}>
                            <h2 className={styles.cardTitle} title={title(row)}>
                                <RowName row={row} name={title(row)} href={href} opening={opening} wraps />
                            </h2>
                            <Marks>
                                {marks.map(column => {
                                    const mark = cell(column, row);
                                    return mark ? <span key={column.field}>{mark}</span> : null;
                                })}
                            </Marks>
                        </div>
                        {actions && (
                            <div className={styles.cardActions}>
                                <Actions as={folded ? 'menu' : 'row'} actions={actions(row)} name={name(row)} />
                            </div>
                        )}
                    </div>
                    <dl className={styles.facts}>
                        {facts.map(column => (
                            <Fact key={column.field} label={column.label} wide={column.inCards === 'wide'}>
                                {cell(column, row)}
                            </Fact>
                        ))}
                    </dl>
                </li>
            ))}
        </ul>
    );
}

/** What stands beside a card's name: states, whose texts say what they are. Renders nothing when there is none. */
const Marks = ({ children }: { children: (ReactElement | null)[] }) =>
    children.some(Boolean) ? <div className={styles.cardMarks}>{children}</div> : null;

/** A label with its value; renders nothing when there is no value. `wide`: not on a phone. */
function Fact({ label, wide, children }: { label: string; wide: boolean; children: ReactNode }) {
    if (children === null || children === undefined || children === '') return null;
    return (
        <div className={styles.fact} data-wide={wide || undefined}>
            <dt>{label}</dt>
            <dd>{children}</dd>
        </div>
    );
}
