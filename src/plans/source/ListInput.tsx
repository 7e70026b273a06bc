import { useLocaleState } from 'ra-core';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/feedback/Callout';
import { Spinner } from '../../ui/feedback/Spinner';
import { inSlices } from '../sliced';
import { keepList, keptList } from './kept';
import { DropZone, FileButton, PasteField, useTaken } from './ListFields';
import { ListRefused } from './limits';
import type { ReadChoice } from './read';
import { ReadFrom } from './ReadFrom';
import styles from './source.module.css';
import type { Table } from './table';

interface ListInputProps {
    table: Table | null;
    /** the name of the file, `''` for what was pasted */
    origin: string;
    leavesHidden: boolean;
    onRead(table: Table, origin: string): void;
    onClear(): void;
    onLeaveHidden(leaves: boolean): void;
}

const reasonOf = (error: unknown): MessageKey =>
    error instanceof ListRefused ? `planSource.refused.${error.reason}` : 'planSource.refused.unreadable';

/**
 * A list as it is pasted, chosen or dropped, and then what was read (READ-1 to READ-5). The code that reads it is loaded with the first one.
 */
export function ListInput({ table, origin, leavesHidden, onRead, onClear, onLeaveHidden }: ListInputProps) {
    const t = useT();
    const [language] = useLocaleState();
    const [text, setText] = useState('');
    const { plan = '' } = useParams();
    const [source, setSource] = useState(() => keptList(plan, origin, table));
    const [isReading, setReading] = useState(false);
    const [refused, setRefused] = useState<MessageKey | null>(null);
    const asked = useRef(0);

    async function take(file: File | null, pasted: string, choice?: ReadChoice) {
        const mine = ++asked.current;
        setReading(true);
        setRefused(null);
        try {
            const { readFile, readingPasted } = await import('./read');
            const list = file ? await readFile(file, language, choice) : await inSlices(readingPasted(pasted));
            if (mine !== asked.current) return;
            setSource({ file, list });
            keepList(plan, { file, list });
            setText('');
            onRead(list.table, file?.name ?? '');
        } catch (error) {
            if (mine !== asked.current) return;
            setRefused(reasonOf(error));
            // A paste that is refused can be corrected; a field with thousands of lines takes long, so it is not filled before.
            if (!file) setText(pasted);
        } finally {
            if (mine === asked.current) setReading(false);
        }
    }

    const refusal = (
        <Callout tone="danger" role="alert">
            {refused && <p>{t(refused)}</p>}
        </Callout>
    );
    const isOver = useTaken({
        onFile: file => void take(file, ''),
        onPasted: table ? undefined : pasted => void take(null, pasted),
    });
    if (table) {
        return (
            <>
                <ReadFrom
                    table={table}
                    origin={origin}
                    list={source?.list}
                    leavesHidden={leavesHidden}
                    onLeaveHidden={onLeaveHidden}
                    onFile={file => void take(file, '')}
                    onChoose={choice => void take(source?.file ?? null, '', choice)}
                    onClear={() => {
                        setSource(null);
                        keepList(plan, null);
                        setRefused(null);
                        onClear();
                    }}
                />
                {refusal}
            </>
        );
    }
    return (
        <DropZone isOver={isOver}>
            <PasteField
                text={text}
                onText={setText}
                onFile={file => void take(file, '')}
                onPasted={pasted => void take(null, pasted)}
            />
            {refusal}
            <div className={styles.buttons}>
                <Button variant="outlined" disabled={text.trim() === '' || isReading} onClick={() => void take(null, text)}>
                    {t('planSource.read')}
                </Button>
                <FileButton label={t('planSource.file')} onFile={file => void take(file, '')} />
                <span role="status" className={styles.muted}>
                    {isReading ? (
                        <>
                            <Spinner /> <span>{t('planSource.reading')}</span>
                        </>
                    ) : (
                        <span>{t('planSource.drop')}</span>
                    )}
                </span>
            </div>
        </DropZone>
    );
}
