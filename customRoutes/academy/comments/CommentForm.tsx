import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import { useNotifyFailure } from '#src/shared/feedback/failure';
import { useDraft } from '#src/shared/hooks/useDraft';
import { useSingleFlight } from '#src/shared/hooks/useSingleFlight';
import { MessageField } from '#src/shared/inputs/MessageField';
import { textError } from '#src/shared/inputs/messageText';
import { SubmitButton } from '#src/shared/modal/SubmitButton';
import { COMMENT_MAXIMUM } from './comment';
import styles from './comments.module.css';

interface CommentFormProps {
    /** names the draft, e.g. `academy/v101/comment` */
    draft: string;
    /** translated, like the texts below */
    label: string;
    submit: string;
    hint?: string;
    initial?: string;
    /** sends the trimmed text; rejects when that fails */
    onSend(content: string): Promise<unknown>;
    /** makes the form closable */
    onClose?(): void;
    /** takes the focus when it appears */
    focused?: boolean;
}

/**
 * Adds or edits a comment: at most 1024 characters, not empty (ACADEMY-10). The typed text survives a failed call, a reload and the end of
 * the session.
 */
export function CommentForm({ draft, label, submit, hint, initial = '', onSend, onClose, focused = false }: CommentFormProps) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const [text, edit, drop] = useDraft(draft, initial);
    const [error, setError] = useState<string | null>(null);
    const input = useRef<HTMLTextAreaElement>(null);
    useEffect(() => {
        if (focused) input.current?.focus();
    }, [focused]);

    // The button loses the focus when it is disabled during the call; the text field gets it afterwards.
    const sent = useRef(false);

    const [send, busy] = useSingleFlight(async () => {
        const wrong = textError(text, COMMENT_MAXIMUM);
        if (wrong) {
            setError(t(wrong, { maximum: COMMENT_MAXIMUM }));
            input.current?.focus();
            return;
        }
        sent.current = true;
        try {
            await onSend(text.trim());
        } catch (failure) {
            notifyFailure(failure);
            return;
        }
        edit('');
        drop();
        onClose?.();
    });

    useEffect(() => {
        if (busy || !sent.current) return;
        sent.current = false;
        if (document.activeElement === document.body) input.current?.focus();
    }, [busy]);

    return (
        <form
            className={styles.form}
            noValidate
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
                event.preventDefault();
                void send();
            }}
        >
            <MessageField
                label={label}
                value={text}
                maximum={COMMENT_MAXIMUM}
                error={error}
                hint={hint}
                readOnly={busy}
                inputRef={input}
                rows={2}
                onSend={() => void send()}
                onChange={typed => {
                    edit(typed);
                    setError(null);
                }}
            />
            <div className={styles.buttons}>
                {onClose && (
                    <Button
                        onClick={() => {
                            drop();
                            onClose();
                        }}
                    >
                        {t('modal.cancel')}
                    </Button>
                )}
                <SubmitButton busy={busy}>{submit}</SubmitButton>
            </div>
        </form>
    );
}
