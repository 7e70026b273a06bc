import { useEffect, useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { Button } from '../../ui/Button';
import { DocumentIcon } from '../../ui/icons';
import { FieldFrame } from '../../ui/inputs/FieldFrame';
import box from '../../ui/inputs/box.module.css';
import styles from './source.module.css';
import { hasAddress } from './table';

/** The ways in which a list comes into the portal: pasted, chosen, dropped (READ-1). */

interface FilesProps {
    /** at least one */
    onFiles(files: readonly File[]): void;
}

interface TakeProps extends FilesProps {
    /** a list was pasted where nothing is typed; undefined where none is wanted */
    onPasted?(text: string): void;
}

const isField = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** A list, not part of one that is typed: several lines, or several addresses. */
const isWholeList = (text: string): boolean => hasAddress(text) && /\n|@[^@]*@/.test(text.trim());

/**
 * Takes files that are dropped anywhere on the page, where the browser would open them instead of the portal, and what is pasted outside of
 * fields. Returns whether a file is held over the page.
 */
export function useTaken({ onFiles, onPasted }: TakeProps): boolean {
    const [isOver, setOver] = useState(false);
    const latest = useRef({ onFiles, onPasted });
    useEffect(() => {
        latest.current = { onFiles, onPasted };
    });
    useEffect(() => {
        const over = (event: DragEvent) => {
            if (!event.dataTransfer?.types.includes('Files')) return;
            event.preventDefault();
            setOver(true);
        };
        // An element is entered before the one around it is left.
        let within = 0;
        const enter = () => void (within += 1);
        const leave = () => {
            within = Math.max(0, within - 1);
            if (within === 0) setOver(false);
        };
        const drop = (event: DragEvent) => {
            within = 0;
            setOver(false);
            const files = [...(event.dataTransfer?.files ?? [])];
            if (files.length === 0) return;
            event.preventDefault();
            latest.current.onFiles(files);
        };
        const paste = (event: globalThis.ClipboardEvent) => {
            const { onPasted: take } = latest.current;
            if (!take || isField(event.target)) return;
            const files = [...(event.clipboardData?.files ?? [])];
            const text = event.clipboardData?.getData('text/plain') ?? '';
            if (text === '' && files.length > 0) latest.current.onFiles(files);
            else if (isWholeList(text)) take(text);
        };
        const listening = new AbortController();
        const { signal } = listening;
        window.addEventListener('dragover', over, { signal });
        window.addEventListener('dragenter', enter, { signal });
        window.addEventListener('dragleave', leave, { signal });
        window.addEventListener('drop', drop, { signal });
        window.addEventListener('paste', paste, { signal });
        return () => listening.abort();
    }, []);
    return isOver;
}

/** Where a list comes in; it shows where a file that is held over the page will go. */
export const DropZone = ({ isOver, children }: { isOver: boolean; children: ReactNode }) => (
    <div className={styles.zone} data-over={isOver}>
        {children}
    </div>
);

const ACCEPTED = '.csv,.tsv,.txt,.xlsx';

interface FileButtonProps extends FilesProps {
    /** translated */
    label: string;
    /** also a ZIP of them */
    several?: boolean;
}

/** A button that opens the browser's choice of files. */
export function FileButton({ onFiles, label, several = false }: FileButtonProps) {
    const input = useRef<HTMLInputElement>(null);
    return (
        <>
            <Button variant="outlined" startIcon={<DocumentIcon size={18} />} onClick={() => input.current?.click()}>
                {label}
            </Button>
            <input
                ref={input}
                type="file"
                hidden
                multiple={several}
                accept={several ? `${ACCEPTED},.zip` : ACCEPTED}
                aria-label={label}
                onChange={event => {
                    const files = [...(event.target.files ?? [])];
                    // The same file can be chosen again.
                    event.target.value = '';
                    if (files.length > 0) onFiles(files);
                }}
            />
        </>
    );
}

interface PasteFieldProps extends FilesProps {
    text: string;
    onText(text: string): void;
    /** a whole list was pasted */
    onPasted(text: string): void;
}

/** Takes what is pasted or typed. A list pasted into the empty field is read at once. */
export function PasteField({ text, onText, onFiles, onPasted }: PasteFieldProps) {
    const t = useT();
    const paste = (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        const pasted = event.clipboardData.getData('text/plain');
        if (pasted === '' && files.length > 0) {
            event.preventDefault();
            onFiles(files);
        } else if (text.trim() === '' && isWholeList(pasted)) {
            event.preventDefault();
            onPasted(pasted);
        }
    };
    return (
        <FieldFrame label={t('planSource.paste')} required={undefined} error={null} hint={t('planSource.pasteHint')}>
            {input => (
                <textarea
                    {...input}
                    className={`${box.input} ${styles.paste}`}
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
