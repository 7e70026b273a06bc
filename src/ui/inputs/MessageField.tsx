import { useId, type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import { useT } from '#i18n/useT';
import { isComposing } from '../keyboard';
import { lengthState } from './messageText';
import box from './box.module.css';
import styles from './MessageField.module.css';

export interface MessageFieldProps {
    /** names the input; forms find it by this */
    name?: string;
    /** translated, like the texts below */
    label: string;
    value: string;
    /** maximum number of characters; shows a counter that is announced near the limit */
    maximum: number;
    onChange(value: string): void;
    error?: string | null;
    hint?: string;
    /** the text stays readable and keeps the focus, but cannot be changed */
    readOnly?: boolean;
    /** called on Ctrl+Enter or Cmd+Enter */
    onSend?(): void;
    inputRef?: RefObject<HTMLTextAreaElement | null>;
    rows?: number;
}

/**
 * A required text of several lines with a counter that is announced near the limit. Input beyond the limit is allowed, so that pasted text
 * is not cut silently.
 */
export function MessageField(props: MessageFieldProps) {
    const { name, label, value, maximum, onChange, error, hint, readOnly = false, onSend, inputRef, rows = 3 } = props;
    const t = useT();
    const id = useId();
    const { length, left, near, over } = lengthState(value, maximum);

    const onKeyDown = (event: KeyboardEvent) => {
        if (!onSend || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        // A held key must not resend what was just refused.
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
                name={name}
                className={`${box.input} ${styles.text}`}
                dir="auto"
                rows={rows}
                // `rows` has no effect on a field that grows with its text.
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
            <div className={`${styles.help} muted small`}>
                <span id={`${id}-help`} className={error ? styles.error : undefined}>
                    <span role="alert">{error}</span>
                    {!error && hint && <span>{hint}</span>}
                </span>
                <span className={styles.counter} data-state={over ? 'over' : near ? 'near' : undefined}>
                    <span id={`${id}-count`}>
                        {near
                            ? t('messageField.left', { smart_count: left })
                            : over
                              ? t('messageField.over', { smart_count: -left })
                              : `${length}/${maximum}`}
                    </span>
                    {/* Announced once near the limit and once beyond it, not on every keystroke. */}
                    <span className="visually-hidden" role="status">
                        {near ? t('messageField.near') : over && t('messageField.tooLong', { maximum })}
                    </span>
                </span>
            </div>
        </div>
    );
}
