import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { useT } from '#i18n/useT';
import { useNotifyFailure } from '../../shared/failure';
import { Details } from '../../ui/Details';
import { SelectField } from '../../ui/inputs/SelectField';
import { keepList, keptList } from '../source/kept';
import type { ReadChoice } from '../source/read';
import { ReadFrom } from '../source/ReadFrom';
import type { DraftProps } from '../kind';
import { canMatch, COLUMNS, columnsOf, keepColumns, withColumn, type Column } from './columns';
import { decidedOf, type ReviewDraft, type ReviewFile } from './draft';
import styles from './review.module.css';

interface FileProps extends Pick<DraftProps<ReviewDraft>, 'onChange'> {
    /** by which it is kept until the page is reloaded */
    plan: string;
    file: ReviewFile;
}

/** A file of the review: how much of it is decided, and which of its columns hold what. */
export function File({ plan, file, onChange }: FileProps) {
    const t = useT();
    const [language] = useLocaleState();
    const notifyFailure = useNotifyFailure();
    const [kept, setKept] = useState(() => keptList(plan, file.name, file.table));
    const { table, columns, leavesHidden } = file;
    const change = (changes: Partial<ReviewFile>) =>
        onChange(now => ({ ...now, files: now.files.map(one => (one.id === file.id ? { ...one, ...changes } : one)) }));
    async function read(source: File | null | undefined, choice?: ReadChoice): Promise<void> {
        if (!source) return;
        try {
            const { readFile } = await import('../source/read');
            const list = await readFile(source, language, choice);
            const next = { file: source, list };
            keepList(plan, next);
            setKept(next);
            change({ table: list.table, name: source.name, columns: columnsOf(list.table) });
        } catch (failure) {
            notifyFailure(failure);
        }
    }
    const isUnderstood = columns.includes('decision') && canMatch(columns);
    const [isOpened, setOpened] = useState(false);
    const isOpen = isOpened || !isUnderstood;
    const rows = decidedOf([file]);
    function place(column: Column, at: number): void {
        const next = withColumn(columns, column, at);
        keepColumns(table, next);
        change({ columns: next });
    }
    const names = Array.from(
        { length: table.width },
        (_, at) => table.header?.[at] || t('planSource.column', { number: at + 1 }),
    );
    return (
        <div className={`stack gap-12 ${styles.file}`}>
            <ReadFrom
                table={table}
                origin={file.name}
                list={kept?.list}
                leavesHidden={leavesHidden}
                clear={t('planReview.source.remove')}
                onLeaveHidden={leaves => change({ leavesHidden: leaves })}
                onFile={next => void read(next)}
                onChoose={choice => void read(kept?.file, choice)}
                onClear={() => {
                    keepList(plan, null);
                    onChange(now => ({ ...now, files: now.files.filter(({ id }) => id !== file.id) }));
                }}
            />
            {isUnderstood && <Decided {...rows} text={t('planReview.source.progress', rows)} />}
            <Details summary={t('planReview.source.columns')} open={isOpen} onToggle={setOpened}>
                <div className={styles.columns}>
                    {(isOpen ? COLUMNS : []).map(column => (
                        <SelectField
                            key={column}
                            label={t(`planReview.columns.${column}`)}
                            placeholder={t('planReview.source.noColumn')}
                            value={String(columns.indexOf(column))}
                            options={[
                                { value: '-1', label: t('planReview.source.noColumn') },
                                ...names.map((label, at) => ({ value: String(at), label })),
                            ]}
                            onChange={at => place(column, Number(at))}
                        />
                    ))}
                </div>
            </Details>
        </div>
    );
}

/** How many rows are decided. */
export function Decided({ decided, total, text }: { decided: number; total: number; /** translated */ text: string }) {
    return (
        <label className={`row ${styles.progress}`}>
            <progress value={decided} max={total} />
            <span className="muted">{text}</span>
        </label>
    );
}
