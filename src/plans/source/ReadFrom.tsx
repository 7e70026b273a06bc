import { useEffect, useRef } from 'react';
import { useT } from '#i18n/useT';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import { Button } from '../../ui/Button';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import { SelectField } from '../../ui/inputs/SelectField';
import { ENCODINGS, type Encoding } from './decode';
import { FileButton } from './ListFields';
import type { ReadChoice, ReadList } from './read';
import styles from './source.module.css';
import type { Table } from './table';

/** Names of encodings are the same in all languages. */
const NAMES: Readonly<Record<Encoding, string>> = {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 BE',
    'windows-1252': 'Windows-1252',
    'windows-1250': 'Windows-1250',
};

/** How many numbers of hidden rows are named. */
const NAMED = 10;

interface ReadFromProps {
    table: Table;
    /** the name of the file, `''` for what was pasted */
    origin: string;
    /** until the page is reloaded */
    list: ReadList | undefined;
    leavesHidden: boolean;
    /** what the button says that clears it, translated; "Use another list" by default */
    clear?: string;
    onLeaveHidden(leaves: boolean): void;
    onFile(file: File): void;
    onChoose(choice: ReadChoice): void;
    onClear(): void;
}

/** What was read from where, and what may have been guessed wrong: the encoding of a text, the sheet of a spreadsheet. */
export function ReadFrom({ table, origin, list, leavesHidden, clear, onLeaveHidden, onFile, onChoose, onClear }: ReadFromProps) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const heading = useRef<HTMLParagraphElement>(null);
    const isNew = useRef(list !== undefined);
    // The field that had the focus is gone.
    useEffect(() => {
        if (isNew.current) heading.current?.focus({ preventScroll: true });
    }, []);
    const hidden = table.rows.filter(row => row.isHidden).map(({ line }) => line);
    const numbers = hidden.slice(0, NAMED).map(formatNumber).join(', ');
    return (
        <div className="stack gap-12">
            <div className="row gap-8-12">
                <p ref={heading} tabIndex={-1} className={styles.rows}>
                    {t('planSource.from', { smart_count: table.rows.length, name: origin || t('planSource.pasted') })}
                </p>
                <Button variant="outlined" onClick={onClear}>
                    {clear ?? t('planSource.another')}
                </Button>
            </div>
            <div className={styles.choices}>
                {list?.encoding && (
                    <SelectField
                        label={t('planSource.encoding')}
                        placeholder={t('planSource.encoding')}
                        value={list.encoding}
                        options={ENCODINGS.map(value => ({ value, label: NAMES[value] }))}
                        onChange={value => onChoose({ encoding: ENCODINGS.find(known => known === value) })}
                    />
                )}
                {list?.sheets && list.sheets.length > 1 && (
                    <SelectField
                        label={t('planSource.sheet')}
                        placeholder={t('planSource.sheet')}
                        value={String(list.sheet)}
                        options={list.sheets.map(({ name, isHidden }, at) => ({
                            value: String(at),
                            label: isHidden ? t('planSource.hiddenSheet', { name }) : name,
                        }))}
                        onChange={value => onChoose({ sheet: Number(value) })}
                    />
                )}
            </div>
            {!list && origin !== '' && (
                <div className="row gap-8-12">
                    <FileButton label={t('planSource.again')} onFiles={([file]) => file && onFile(file)} />
                    <p className="muted no-margin">{t('planSource.againText')}</p>
                </div>
            )}
            {hidden.length > 0 && (
                <CheckboxField
                    label={t('planSource.leaveHidden')}
                    hint={t('planSource.hidden', {
                        smart_count: hidden.length,
                        rows: hidden.length > NAMED ? `${numbers} …` : numbers,
                    })}
                    checked={leavesHidden}
                    onChange={onLeaveHidden}
                />
            )}
        </div>
    );
}
