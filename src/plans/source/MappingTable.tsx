import { useId } from 'react';
import { useT } from '#i18n/useT';
import { Select } from '../../ui/inputs/Select';
import { entryOf } from './entries';
import { FIELDS, type Field } from './headers';
import { keepMapping, withField, type Mapping } from './mapping';
import step from '../step.module.css';
import styles from './source.module.css';
import type { Table } from './table';

/** How many rows are shown. */
const SHOWN = 5;

interface MappingTableProps {
    table: Table;
    mapping: Mapping;
    onChange(mapping: Mapping): void;
}

/** What each column holds, over the first rows, and how these are read (READ-4). A choice is remembered for the same headers. */
export function MappingTable({ table, mapping, onChange }: MappingTableProps) {
    const t = useT();
    const id = useId();
    const rows = table.rows.slice(0, SHOWN);
    const nameOf = (column: number): string => table.header?.[column] || t('planSource.column', { number: column + 1 });
    const fields = [
        { value: '', label: t('planSource.fields.none') },
        ...FIELDS.map(value => ({ value, label: t(`planSource.fields.${value}`) })),
    ] as const;
    const choose = (column: number, value: Field | '') => {
        const next = withField(mapping, column, value || null);
        keepMapping(table, next);
        onChange(next);
    };
    return (
        <div className="stack gap-12">
            <h3 id={id} className={step.title}>
                {t('planSource.columns')}
            </h3>
            <p className="muted no-margin">{t('planSource.columnsText')}</p>
            {/* Scrolled by keyboard too. */}
            <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
                <table className={`${step.lined} ${styles.table}`}>
                    <thead>
                        <tr>
                            {mapping.map((field, column) => (
                                <th key={column} scope="col" data-used={field !== null}>
                                    <bdi translate="no">{nameOf(column)}</bdi>
                                    <Select
                                        aria-label={t('planSource.content', { column: nameOf(column) })}
                                        value={field ?? ''}
                                        options={fields}
                                        onChange={value => choose(column, value)}
                                    />
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {rows.map(({ line, cells }) => (
                            <tr key={line}>
                                {mapping.map((field, column) => (
                                    <td key={column} data-used={field !== null}>
                                        <bdi translate="no">{cells[column]}</bdi>
                                    </td>
                                ))}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
            {mapping.includes('email') && <ReadAs table={table} mapping={mapping} />}
        </div>
    );
}

const SHOWN_FIELDS = ['email', 'forename', 'surname'] as const satisfies readonly Field[];

/** Addresses and names as they are taken from the first rows. */
function ReadAs({ table, mapping }: Pick<MappingTableProps, 'table' | 'mapping'>) {
    const t = useT();
    return (
        <div className={styles.scroll} role="region" aria-label={t('planSource.readAs')} tabIndex={0}>
            <table className={`${step.lined} ${styles.table}`} aria-label={t('planSource.readAs')}>
                <thead>
                    <tr>
                        {SHOWN_FIELDS.map(field => (
                            <th key={field} scope="col">
                                {t(`planSource.fields.${field}`)}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {table.rows.slice(0, SHOWN).map(row => {
                        const entry = entryOf(row, mapping);
                        return (
                            <tr key={row.line}>
                                {SHOWN_FIELDS.map(field => (
                                    <td key={field}>
                                        <bdi translate="no">{entry[field]}</bdi>
                                    </td>
                                ))}
                            </tr>
                        );
                    })}
                </tbody>
            </table>
        </div>
    );
}
