import { useTranslate } from 'ra-core';
import { useId, type KeyboardEvent, type Ref } from 'react';
import { lengthState, MESSAGE_MAXIMUM } from './ticket';
import styles from './message.module.css';

interface MessageFieldProps {
    /** translated, like the texts below */
    label: string;
    value: string;
    onChange(value: string): void;
    error?: string | null;
    hint?: string;
    placeholder?: string;
    /** the text stays readable and keeps the focus, and cannot be changed */
    readOnly?: boolean;
    /** Ctrl or Cmd and Enter */
    onSend?(): void;
    inputRef?: Ref<HTMLTextAreaElement>;
    rows?: number;
}

/**
 * The text of a ticket message: several lines, a counter of 512 characters that speaks up near the end. Typing on is possible, so
 * that pasted text is not cut silently.
 */
export function MessageField(props: MessageFieldProps) {
    const { label, value, onChange, error, hint, placeholder, readOnly = false, onSend, inputRef, rows = 3 } = props;
    const translate = useTranslate();
    const id = useId();
    const { length, left, near, over } = lengthState(value);

    const onKeyDown = (event: KeyboardEvent) => {
        if (!onSend || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onSend();
    };

    return (
        <div className={styles.field}>
            <label htmlFor={id} className={styles.label}>
                {label}
            </label>
            <textarea
                ref={inputRef}
                id={id}
                className={styles.input}
                dir="auto"
                rows={rows}
                value={value}
                placeholder={placeholder}
                readOnly={readOnly}
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
                        {near && translate('tickets.message.left', { smart_count: left })}
                        {over && translate('tickets.message.over', { smart_count: -left })}
                        {!near && !over && `${length}/${MESSAGE_MAXIMUM}`}
                    </span>
                    {/* Said once when the end comes near and once when it is passed, not with every letter. */}
                    <span className="visually-hidden" role="status">
                        {near && translate('tickets.message.near')}
                        {over && translate('tickets.message.tooLong', { maximum: MESSAGE_MAXIMUM })}
                    </span>
                </span>
            </div>
        </div>
    );
}
