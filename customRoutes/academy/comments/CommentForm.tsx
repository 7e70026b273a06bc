import { useContext, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import { MessageField } from '#src/shared/form/fields';
import { Form } from '#src/shared/form/Form';
import { KeptNote } from '#src/shared/form/KeptNote';
import { usePortalForm } from '#src/shared/form/usePortalForm';
import { textError } from '#src/ui/inputs/messageText';
import { SubmitButton } from '#src/ui/modal/SubmitButton';
import { formatPosition } from '../content';
import { PlayedVideoContext } from '../video/playedVideo';
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

/** Adds or edits a comment: at most 1024 characters, not empty (ACADEMY-10). */
export default function CommentForm({
    draft,
    label,
    submit,
    hint,
    initial = '',
    onSend,
    onClose,
    focused = false,
}: CommentFormProps) {
    const t = useT();
    const input = useRef<HTMLTextAreaElement>(null);
    useEffect(() => {
        if (focused) input.current?.focus();
    }, [focused]);

    const form = usePortalForm({
        draft,
        initial: { content: initial },
        check: ({ content }) => {
            const wrong = textError(content, COMMENT_MAXIMUM);
            return { content: wrong && t(wrong, { maximum: COMMENT_MAXIMUM }) };
        },
        send: ({ content }) => onSend(content.trim()),
        onClose,
        onDone: () => {
            form.discard();
        },
    });

    const played = useContext(PlayedVideoContext);
    /** Writes the current position of the video where the cursor is. */
    const insertTime = () => {
        const field = input.current;
        if (!played || !field) return;
        const { content } = form.values;
        const [before, after] = [content.slice(0, field.selectionStart), content.slice(field.selectionEnd)];
        const written = `${before}${/\S$/.test(before) ? ' ' : ''}${formatPosition(played.time())} `;
        // At once: what is typed next belongs behind it.
        flushSync(() => form.change({ content: written + after.replace(/^ /, '') }));
        field.focus();
        field.setSelectionRange(written.length, written.length);
    };

    return (
        <Form form={form} className={styles.form} focusAfter="textarea">
            {onClose && <KeptNote form={form} />}
            <MessageField
                name="content"
                label={label}
                maximum={COMMENT_MAXIMUM}
                hint={hint}
                readOnly={form.busy}
                inputRef={input}
                rows={2}
            />
            <div className={styles.buttons}>
                {played && (
                    <Button className={styles.insert} disabled={form.busy} onClick={insertTime}>
                        {t('academy.comments.insertTime')}
                    </Button>
                )}
                {onClose && <Button onClick={form.close}>{t('modal.cancel')}</Button>}
                <SubmitButton busy={form.busy}>{submit}</SubmitButton>
            </div>
        </Form>
    );
}
