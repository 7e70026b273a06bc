import { useMemo, useState } from 'react';
import { useT } from '#i18n/useT';
import { free, name } from '../shared/columns/kinds';
import { columnsOf } from '../shared/columns/list';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import { SearchField } from '../shared/list/SearchField';
import { SimpleTable } from '../shared/list/SimpleTable';
import { SelectField } from '../ui/inputs/SelectField';
import { WarningIcon } from '../ui/icons';
import type { SituationFile } from './file';
import { partsOf, searched, type Line, type Part } from './preview';
import styles from './situation.module.css';

const COLUMNS = columnsOf<Line>([
    name('title', 'situation.record'),
    free('content', 'situation.content', {
        reads: ['content'],
        cell: ({ content }) => (
            <code translate="no" className={styles.code}>
                {content}
            </code>
        ),
        text: ({ content }) => content,
    }),
]);

/** What a file holds, record by record as it stands there, and a search through all of it (SITUATION-4). */
export function Preview({ file }: { file: SituationFile }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const parts = useMemo(() => partsOf(file), [file]);
    const [shown, setShown] = useState<Part['id']>('circumstances');
    const [search, setSearch] = useState('');
    const found = useMemo(() => searched(parts, search), [parts, search]);
    const { lines = [] } = found.find(({ id }) => id === shown) ?? {};
    const hits = found.filter(part => part.lines.length > 0);
    const label = t(`situation.kinds.${shown}`);
    const numbered = ({ id, lines: of }: Part) => `${t(`situation.kinds.${id}`)} (${formatNumber(of.length)})`;
    return (
        <>
            {file.missing.length > 0 && (
                <div className={styles.missing}>
                    <WarningIcon />
                    <div>
                        <p>{t('situation.missing')}</p>
                        <ul>
                            {file.missing.map(({ kind, status }) => (
                                <li key={kind}>{`${t(`situation.kinds.${kind}`)}${status > 0 ? ` (${status})` : ''}`}</li>
                            ))}
                        </ul>
                    </div>
                </div>
            )}
            <div className="stack">
                <SearchField label={t('situation.search')} onSearch={setSearch} />
                <p role="status" className={`${styles.text} muted no-margin`}>
                    {search === ''
                        ? t('situation.searchHint')
                        : hits.length === 0
                          ? t('situation.notFound', { text: search })
                          : t('situation.found', { text: search, where: hits.map(numbered).join(', ') })}
                </p>
            </div>
            <SelectField
                label={t('situation.show')}
                value={shown}
                options={found.map(part => ({ value: part.id, label: numbered(part) }))}
                onChange={setShown}
            />
            {lines.length > 0 && <SimpleTable<Line> label={label} rows={lines} columns={COLUMNS} />}
        </>
    );
}
