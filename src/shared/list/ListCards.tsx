import { useListContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconButton, IconLink } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { useRecordName } from '../recordName';
import { actionName } from './actionName';
import styles from './list.module.css';
import { PageChoice, RowChoice } from './RowChoice';
import type { RowAction, RowProps, SelectionTexts } from './types';

/** The field of a column that holds a menu of actions, used instead of `actions`. */
const ACTIONS_FIELD = 'actions';

/** The rows of a list as cards; with `selectionTexts` they can be selected, singly or all of the page. */
export function ListCards<Row extends RaRecord>({ selectionTexts, ...row }: RowProps<Row> & { selectionTexts?: SelectionTexts }) {
    const { data = [], resource, selectedIds } = useListContext<Row>();
    const title = useRecordName<Row>(resource);
    const { name = title } = row;
    return (
        <>
            {selectionTexts && <PageChoice label={selectionTexts.page} visible />}
            <Cards
                rows={data}
                title={title}
                {...row}
                isSelected={({ id }) => selectedIds.includes(id)}
                choice={selectionTexts && (shown => <RowChoice id={shown.id} label={selectionTexts.row(name(shown))} />)}
            />
        </>
    );
}

interface CardsProps<Row extends RaRecord> extends RowProps<Row> {
    rows: readonly Row[];
    title(row: Row): string;
    isSelected?(row: Row): boolean;
    /** renders the checkbox of a row */
    choice?(row: Row): ReactNode;
}

/** Rows as cards: the title as a link, the other columns as facts, the row's actions in the corner. */
export function Cards<Row extends RaRecord>(props: CardsProps<Row>) {
    const { rows, columns, titleField, title, name = title, href, actions, isSelected, choice } = props;
    // A column of menus moves to the position of a card's actions.
    const menu = columns.find(column => column.field === ACTIONS_FIELD);
    return (
        <ul className={styles.cards}>
            {rows.map(row => (
                <li key={row.id} className={styles.card} data-chosen={isSelected?.(row) || undefined}>
                    <div className={styles.cardHead}>
                        {choice?.(row)}
                        <h2 className={styles.cardTitle}>
                            <bdi>{href ? <Link to={href(row)}>{title(row)}</Link> : title(row)}</bdi>
                        </h2>
                        {actions && <RowActions actions={actions(row)} name={name(row)} />}
                        {menu?.render(row)}
                    </div>
                    <dl className={styles.facts}>
                        {columns
                            .filter(column => column.field !== titleField && column !== menu)
                            .map(column => (
                                <Fact key={column.field} label={column.label}>
                                    {column.render(row)}
                                </Fact>
                            ))}
                    </dl>
                </li>
            ))}
        </ul>
    );
}

/** A label with its value; renders nothing when there is no value. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
    if (children === null || children === undefined || children === '') return null;
    return (
        <div className={styles.fact}>
            <dt>{label}</dt>
            <dd>{children}</dd>
        </div>
    );
}

/** The actions of a row as icon buttons and links; their labels include the row's name for screen readers. */
export function RowActions({ actions, name }: { actions: readonly RowAction[]; name: string }) {
    const t = useT();
    return (
        <div role="group" aria-label={t('list.actionsFor', { name })} className={styles.rowActions}>
            {actions.map(({ id, label, icon, to, disabled, onClick }) => {
                const shown = { 'aria-label': actionName(t, label, name), title: label, children: icon };
                return to ? (
                    <IconLink key={id} to={to} {...shown} />
                ) : (
                    <IconButton key={id} disabled={disabled} onClick={onClick} {...shown} />
                );
            })}
        </div>
    );
}
