import { useRef, useState, type Ref, type SyntheticEvent } from 'react';
import { useT } from '#i18n/useT';
import { IconButton } from '../Button';
import { CloseIcon } from '../icons';
import { FieldFrame } from './FieldFrame';
import box from './box.module.css';
import styles from './inputs.module.css';
import { DOT } from '../dot';

export interface DateFieldProps {
    /** names the input; forms find it by this */
    name?: string;
    /** translated */
    label: string;
    /** `YYYY-MM-DD`, or `''` while there is no complete day */
    value: string;
    onChange(day: string): void;
    /** the day in words, shown below the field */
    long?: string;
    /** the first day in the browser's calendar, `YYYY-MM-DD`; an earlier one can be typed, so the form validates it */
    min?: string;
    /** translated label of the button that clears the day */
    clearLabel: string;
    /** translated message beside the field; marks it invalid */
    error?: string | null;
    /** translated hint below the field */
    hint?: string;
    required?: boolean;
    inputRef?: Ref<HTMLInputElement>;
}

/**
 * A day in the browser's own date input, with a button that clears it. Without a complete day the input is dimmed and says so below, since
 * Safari shows today's there (FORM-2).
 */
export function DateField(props: DateFieldProps) {
    const { name, label, value, onChange, long, min, clearLabel, error, hint, required, inputRef } = props;
    const t = useT();
    const line = useRef<HTMLSpanElement>(null);
    const [isHalf, setHalf] = useState(false);
    // A day that is not complete changes no value, so that no event of its own tells it.
    const look = (event: SyntheticEvent<HTMLInputElement>) => setHalf(event.currentTarget.validity.badInput);
    const said = isHalf ? t('dateField.half') : value === '' ? t('dateField.none') : long;
    return (
        <FieldFrame label={label} required={required} error={error} hint={[said, hint].filter(Boolean).join(DOT)}>
            {input => (
                <span ref={line} className={styles.line}>
                    <input
                        {...input}
                        ref={inputRef}
                        name={name}
                        type="date"
                        className={box.input}
                        data-empty={value === '' && !isHalf}
                        value={value}
                        min={min}
                        max="9999-12-31"
                        onChange={event => onChange(event.target.value)}
                        onInput={look}
                        onKeyUp={look}
                        onBlur={look}
                    />
                    {(value !== '' || isHalf) && (
                        <IconButton
                            aria-label={clearLabel}
                            title={clearLabel}
                            onClick={() => {
                                onChange('');
                                setHalf(false);
                                const field = line.current?.querySelector('input');
                                if (!field) return;
                                // Also what is not complete, which is no value.
                                field.value = '';
                                // The button is about to be removed: keep the focus in the field.
                                field.focus();
                            }}
                        >
                            <CloseIcon size={16} />
                        </IconButton>
                    )}
                </span>
            )}
        </FieldFrame>
    );
}
