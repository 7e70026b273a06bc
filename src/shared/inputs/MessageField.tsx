import { useTranslate } from 'ra-core';
import { useId, type CSSProperties, type KeyboardEvent, type Ref } from 'react';
import { lengthState } from './messageText';
import styles from './MessageField.module.css';

interface MessageFieldProps {
    /** translated, like the texts below */
    label: string;
    value: string;
    /** most characters; shows a counter that speaks up near the end */
    maximum: number;
    onChange(value: string): void;
    error?: string | null;
    hint?: string;
    /** the text stays readable and keeps the focus, and cannot be changed */
    readOnly?: boolean;
    /** Ctrl or Cmd and Enter */
    onSend?(): void;
    inputRef?: Ref<HTMLTextAreaElement>;
    rows?: number;
}

/** A text of several lines, which must not be empty, with a counter that speaks up near the end. Typing on is possible, so that pasted text is not cut silently. */
export function MessageField(props: MessageFieldProps) {
    const { label, value, maximum, onChange, error, hint, readOnly = false, onSend, inputRef, rows = 3 } = props;
    const translate = useTranslate();
    const id = useId();
    const { length, left, near, over } = lengthState(value, maximum);

    const onKeyDown = (event: KeyboardEvent) => {
        if (!onSend || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
        event.preventDefault();
        // Held keys do not send again what has just been refused.
        if (!event.repeat) onSend();
    };

    return (
        <div className={styles.field}>
            <label htmlFor={id} className={styles.label} data-required={!readOnly}>
                {label}
            </label>
            <textarea
                ref={inputRef}
                id={id}
                className={styles.input}
                dir="auto"
                rows={rows}
                // Where a field grows with its text `rows` alone has no effect.
                style={{ '--rows': rows } as CSSProperties}
                value={value}
                readOnly={readOnly}
                required={!readOnly}
                aria-invalid={Boolean(error) || over}
                aria-describedby={`${id}-help ${id}-count`}
                aria-keyshortcuts={onSend ? 'Control+Enter Meta+Enter' : undefined}
                onChange={event => onChange(event.target.value)}
                onKeyDown={onKeyDown}
            />
            <div className={styles.help}>
                <span id={`${id}-help`} className={error ? styles.error : undefined}>
                    <span role="alert">{error}</span>
                    {!error && hint}
                </span>
                <span className={styles.counter} data-state={over ? 'over' : near ? 'near' : undefined}>
                    <span id={`${id}-count`}>
                        {near && translate('messageField.left', { smart_count: left })}
                        {over && translate('messageField.over', { smart_count: -left })}
                        {!near && !over && `${length}/${maximum}`}
                    </span>
                    {/* Said once when the end comes near and once when it is passed, not with every letter. */}
                    <span className="visually-hidden" role="status">
                        {near && translate('messageField.near')}
                        {over && translate('messageField.tooLong', { maximum })}
                    </span>
                </span>
            </div>
        </div>
    );
}
