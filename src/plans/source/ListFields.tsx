import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { Button } from '../../ui/Button';
import { DocumentIcon } from '../../ui/icons';
import { FieldFrame } from '../../ui/inputs/FieldFrame';
import inputs from '../../ui/inputs/inputs.module.css';
import styles from './source.module.css';
import { hasAddress } from './table';

/** The ways in which a list comes into the portal: pasted, chosen, dropped (READ-1). */

interface FileProps {
    onFile(file: File): void;
}

/** Where a file can be dropped; what is dropped elsewhere on the page is the browser's. */
export function DropZone({ onFile, children }: FileProps & { children: ReactNode }) {
    const [isOver, setOver] = useState(false);
    const over = (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
    };
    const drop = (event: DragEvent) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        onFile(file);
    };
    return (
        <div className={styles.zone} data-over={isOver} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
            {children}
        </div>
    );
}

const ACCEPTED = '.csv,.tsv,.txt,.xlsx';

/** A button that opens the browser's choice of a file. */
export function FileButton({ onFile }: FileProps) {
    const t = useT();
    const input = useRef<HTMLInputElement>(null);
    return (
        <>
            <Button variant="outlined" startIcon={<DocumentIcon size={18} />} onClick={() => input.current?.click()}>
                {t('planSource.file')}
            </Button>
            <input
                ref={input}
                type="file"
                hidden
                accept={ACCEPTED}
                aria-label={t('planSource.file')}
                onChange={event => {
                    const [file] = event.target.files ?? [];
                    // The same file can be chosen again.
                    event.target.value = '';
                    if (file) onFile(file);
                }}
            />
        </>
    );
}

interface PasteFieldProps extends FileProps {
    text: string;
    onText(text: string): void;
    /** a whole list was pasted */
    onPasted(text: string): void;
}

/** Takes what is pasted or typed. A list pasted into the empty field is read at once. */
export function PasteField({ text, onText, onFile, onPasted }: PasteFieldProps) {
    const t = useT();
    const paste = (event: ClipboardEvent) => {
        const [file] = event.clipboardData.files;
        const pasted = event.clipboardData.getData('text/plain');
        if (pasted === '' && file) {
            event.preventDefault();
            onFile(file);
        } else if (text.trim() === '' && hasAddress(pasted) && /\n|@[^@]*@/.test(pasted.trim())) {
            event.preventDefault();
            onPasted(pasted);
        }
    };
    return (
        <FieldFrame label={t('planSource.paste')} required={undefined} error={null} hint={t('planSource.pasteHint')}>
            {input => (
                <textarea
                    {...input}
                    className={`${inputs.input} ${styles.paste}`}
                    rows={7}
                    spellCheck={false}
                    dir="auto"
                    value={text}
                    onChange={event => onText(event.target.value)}
                    onPaste={paste}
                />
            )}
        </FieldFrame>
    );
}
