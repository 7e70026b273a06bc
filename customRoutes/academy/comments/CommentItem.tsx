import { useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Comment } from '../../../dataProvider/types';
import { failureText, toastFailure } from '../../../src/shared/feedback/failure';
import { toast } from '../../../src/shared/feedback/toast';
import { StateChip } from '../../../src/shared/fields/StateChip';
import { dayAndTime } from '../../../src/shared/format/time';
import { FailedNotice } from '../../../src/shared/list/FailedNotice';
import { ConfirmModal } from '../../../src/shared/modal/ConfirmModal';
import { Skeleton } from '../../../src/shared/feedback/Skeleton';
import { shownName } from './comment';
import { CommentForm } from './CommentForm';
import styles from './comments.module.css';
import { useCommentChanges, useReplies } from './useComments';

interface CommentItemProps {
    video: string;
    comment: Comment;
    /** whether the person may write: a valid academy licence */
    writing: boolean;
    /** the comment that a reply belongs to; replies are one level deep */
    parent?: string;
}

/** One comment: who, when, the text or that it was removed, what can be done with it, and its replies when asked for. */
export function CommentItem({ video, comment, writing, parent }: CommentItemProps) {
    const translate = useTranslate();
    const [language] = useLocaleState();
    const [open, setOpen] = useState<'edit' | 'reply' | 'delete' | null>(null);
    const [unfolded, setUnfolded] = useState(false);
    const { add, edit, remove } = useCommentChanges(video);
    const name = shownName(comment.author);
    const mayChange = writing && comment.editable && !comment.hidden;
    const close = () => setOpen(null);

    const confirmDelete = async () => {
        try {
            await remove(comment.id);
            toast.success(translate('academyComments.deleted'));
        } catch (failure) {
            toastFailure(failure, translate(failureText(failure)));
        }
        close();
    };

    return (
        <li className={styles.comment}>
            <article aria-label={translate('academyComments.by', { name })}>
                <header className={styles.head}>
                    <bdi className={styles.author}>{name}</bdi>
                    {comment.moderator && <StateChip tone="success">{translate('academyComments.moderator')}</StateChip>}
                    <span className={styles.muted}>
                        <time dateTime={new Date(comment.createdAt * 1000).toISOString()}>
                            {dayAndTime(comment.createdAt, language)}
                        </time>
                        {comment.editedAt !== null && ` · ${translate('academyComments.edited')}`}
                    </span>
                </header>
                {comment.hidden ? (
                    <p className={styles.removed}>{translate('academyComments.hidden')}</p>
                ) : open === 'edit' ? (
                    <CommentForm
                        draft={`academy/${video}/comment/${comment.id}`}
                        label={translate('academyComments.label')}
                        submit={translate('academyComments.save')}
                        initial={comment.content}
                        onSend={async content => {
                            if (content !== comment.content) await edit({ comment: comment.id, content });
                            toast.success(translate('academyComments.saved'));
                        }}
                        onClose={close}
                    />
                ) : (
                    <p className={styles.text} dir="auto">
                        {comment.content}
                    </p>
                )}
                {open !== 'edit' && (
                    <div className={styles.actions}>
                        {comment.hasReplies && (
                            <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
                                {translate(unfolded ? 'academyComments.hideReplies' : 'academyComments.replies')}
                            </button>
                        )}
                        {writing && !comment.hidden && (
                            <button type="button" aria-expanded={open === 'reply'} onClick={() => setOpen('reply')}>
                                {translate('academyComments.reply')}
                            </button>
                        )}
                        {mayChange && (
                            <>
                                <button type="button" onClick={() => setOpen('edit')}>
                                    {translate('academyComments.edit')}
                                </button>
                                <button type="button" onClick={() => setOpen('delete')}>
                                    {translate('academyComments.delete')}
                                </button>
                            </>
                        )}
                    </div>
                )}
            </article>
            {open === 'reply' && (
                <CommentForm
                    draft={`academy/${video}/reply/${comment.id}`}
                    label={translate('academyComments.replyLabel')}
                    submit={translate('academyComments.send')}
                    onSend={async content => {
                        await add({ content, parent: parent ?? comment.id });
                        setUnfolded(true);
                        toast.success(translate('academyComments.added'));
                    }}
                    onClose={close}
                />
            )}
            {unfolded && comment.hasReplies && <Replies video={video} comment={comment.id} writing={writing} />}
            <ConfirmModal
                open={open === 'delete'}
                title={translate('academyComments.deleteTitle')}
                text={translate('academyComments.deleteText')}
                confirmLabel={translate('academyComments.delete')}
                onConfirm={confirmDelete}
                onClose={close}
            />
        </li>
    );
}

/** The replies to a comment, oldest first. */
function Replies({ video, comment, writing }: { video: string; comment: string; writing: boolean }) {
    const { data: replies, error, refetch } = useReplies(video, comment);
    if (error && !replies) return <FailedNotice error={error} onRetry={refetch} />;
    if (!replies) return <Skeleton height={48} />;
    return (
        <ul className={styles.replies}>
            {replies.map(reply => (
                <CommentItem key={reply.id} video={video} comment={reply} writing={writing} parent={comment} />
            ))}
        </ul>
    );
}
