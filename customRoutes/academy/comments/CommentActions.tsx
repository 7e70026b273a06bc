import type { RefObject } from 'react';
import { useT } from '#i18n/useT';
import type { Comment } from '#dataProvider/types';
import { toast } from '#src/ui/feedback/toast';
import styles from './comments.module.css';
import { LOADS_FORM } from './lazyForm';

/** The form or modal of a comment that is open. */
export type Open = 'edit' | 'reply' | 'delete';

/** Copies the link to a comment. */
function CopyLink({ hash }: { hash: string }) {
    const t = useT();
    const copy = async () => {
        try {
            await navigator.clipboard.writeText(new URL(hash, window.location.href).href);
            toast.success(t('academy.comments.linkCopied'));
        } catch {
            toast.error(t('list.copyFailed'));
        }
    };
    return (
        <button type="button" onClick={() => void copy()}>
            {t('academy.comments.copyLink')}
        </button>
    );
}

interface CommentActionsProps {
    place: RefObject<HTMLDivElement | null>;
    comment: Comment;
    /** leads to the comment */
    hash: string;
    writing: boolean;
    open: Open | null;
    unfolded: boolean;
    onUnfold(unfolded: boolean): void;
    onOpen(what: Open | null): void;
}

/** What can be done with a comment. */
export function CommentActions(props: CommentActionsProps) {
    const { place, comment, hash, writing, open, unfolded, onUnfold, onOpen } = props;
    const t = useT();
    return (
        <div ref={place} className={styles.actions}>
            {comment.hasReplies && (
                <button type="button" aria-expanded={unfolded} onClick={() => onUnfold(!unfolded)}>
                    {t(unfolded ? 'academy.comments.hideReplies' : 'academy.comments.replies')}
                </button>
            )}
            {writing && !comment.hidden && (
                <button
                    type="button"
                    {...LOADS_FORM}
                    data-opens="reply"
                    aria-expanded={open === 'reply'}
                    onClick={() => onOpen(open === 'reply' ? null : 'reply')}
                >
                    {t('academy.comments.reply')}
                </button>
            )}
            {!comment.hidden && <CopyLink hash={hash} />}
            {writing && comment.editable && !comment.hidden && (
                <>
                    <button type="button" {...LOADS_FORM} data-opens="edit" onClick={() => onOpen('edit')}>
                        {t('modal.edit')}
                    </button>
                    <button type="button" onClick={() => onOpen('delete')}>
                        {t('modal.delete')}
                    </button>
                </>
            )}
        </div>
    );
}
