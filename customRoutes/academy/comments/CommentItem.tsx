import { useLocaleState } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#i18n/useT';
import type { Comment } from '#dataProvider/types';
import { useNotifyFailure } from '#src/shared/failure';
import { DOT } from '#src/ui/dot';
import { toast } from '#src/ui/feedback/toast';
import { StateChip } from '#src/ui/fields/StateChip';
import { dayAndTime, machineTime } from '#src/shared/format/time';
import { hasDraft } from '#src/shared/hooks/useDraft';
import { FailedNotice } from '#src/shared/list/FailedNotice';
import { ConfirmModal } from '#src/ui/modal/ConfirmModal';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { MaybeTimed } from '../video/MaybeTimed';
import { commentHash, shownName, type Linked } from './comment';
import styles from './comments.module.css';
import { CommentActions, type Open } from './CommentActions';
import { CommentForm } from './lazyForm';
import { useCommentChanges, useComments } from './useComments';

interface CommentItemProps {
    video: string;
    comment: Comment;
    /** whether the user may write: needs a valid academy licence */
    writing: boolean;
    /** the comment that a reply belongs to; replies are one level deep */
    parent?: string;
    /** the link of this page leads to this comment, or to a reply below it */
    linked?: Linked | null;
}

/** Which form or modal of a comment is open. A form with a draft reopens without taking the focus; closing a form returns the focus. */
function useOpen(edit: string, reply: string) {
    const [opened, setOpened] = useState<{ what: Open | null; byPerson: boolean }>(() => {
        if (hasDraft(edit)) return { what: 'edit', byPerson: false };
        return { what: hasDraft(reply) ? 'reply' : null, byPerson: false };
    });
    const actions = useRef<HTMLDivElement>(null);
    const before = useRef<Open | null>(null);
    useEffect(() => {
        const closed = opened.what === null ? before.current : null;
        before.current = opened.what;
        // A modal restores the focus itself.
        if (closed !== null && closed !== 'delete')
            actions.current?.querySelector<HTMLElement>(`[data-opens=${closed}]`)?.focus();
    }, [opened.what]);
    return {
        open: opened.what,
        focused: opened.byPerson,
        setOpen: (what: Open | null) => setOpened({ what, byPerson: true }),
        actions,
    };
}

/** Scrolls to the comment that the page's link leads to, and moves the focus there. */
function useLinked(linked: boolean) {
    const article = useRef<HTMLElement>(null);
    useEffect(() => {
        if (!linked) return;
        article.current?.focus({ preventScroll: true });
        article.current?.scrollIntoView({ block: 'center' });
    }, [linked]);
    return article;
}

/** Returns what deletes a comment, once. */
function useDelete(comment: Comment, remove: ReturnType<typeof useCommentChanges>['remove'], close: () => void) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const deleted = useRef(false);
    return async () => {
        if (deleted.current) return;
        try {
            await remove(comment);
            deleted.current = true;
            toast.success(t('academy.comments.deleted'));
            // Without replies the whole comment disappears, together with the modal.
            if (comment.hasReplies) close();
        } catch (failure) {
            notifyFailure(failure);
            close();
        }
    };
}

/** Who wrote it, and when. */
function CommentHead({ comment }: { comment: Comment }) {
    const t = useT();
    const [language] = useLocaleState();
    return (
        <header className={`row ${styles.head}`}>
            <bdi translate="no" className={styles.author}>
                {shownName(comment.author)}
            </bdi>
            {comment.moderator && <StateChip tone="success">{t('academy.comments.moderator')}</StateChip>}
            <span className="muted small">
                <time dateTime={machineTime(comment.createdAt)}>{dayAndTime(comment.createdAt, language)}</time>
                {comment.editedAt !== null && <span>{DOT + t('academy.comments.edited')}</span>}
            </span>
        </header>
    );
}

/** One comment: author, time, the text or that it was removed, its actions, and on request its replies. */
export function CommentItem({ video, comment, writing, parent, linked = null }: CommentItemProps) {
    const t = useT();
    const editDraft = `academy/${video}/comment/${comment.id}`;
    const replyDraft = `academy/${video}/reply/${comment.id}`;
    const { open, focused, setOpen, actions } = useOpen(editDraft, replyDraft);
    const [toggled, setUnfolded] = useState<boolean | null>(null);
    const unfolded = toggled ?? (linked !== null && linked.reply !== null);
    const isLinked = linked !== null && linked.reply === null;
    const article = useLinked(isLinked);
    const { add, edit, remove } = useCommentChanges(video);
    const name = shownName(comment.author);
    const editing = open === 'edit' && comment.editable && !comment.hidden;
    const close = () => setOpen(null);

    // The buttons of a removed comment disappear and lose the focus, unless it was already removed when it was first rendered.
    const removed = useRef(comment.hidden);
    useEffect(() => {
        const leaves = comment.hidden && !removed.current;
        removed.current = comment.hidden;
        if (leaves && document.activeElement === document.body) actions.current?.querySelector('button')?.focus();
    }, [comment.hidden, actions]);

    const confirmDelete = useDelete(comment, remove, close);

    return (
        <li className={styles.comment}>
            <article
                ref={article}
                tabIndex={isLinked ? -1 : undefined}
                data-linked={isLinked || undefined}
                aria-label={t('academy.comments.by', { name })}
            >
                <CommentHead comment={comment} />
                {comment.hidden ? (
                    <p className={styles.removed}>{t('academy.comments.hidden')}</p>
                ) : editing ? (
                    <CommentForm
                        draft={editDraft}
                        focused={focused}
                        label={t('academy.comments.label')}
                        submit={t('modal.save')}
                        initial={comment.content}
                        onSend={async content => {
                            if (content !== comment.content) await edit({ comment: comment.id, content });
                            toast.success(t('academy.comments.saved'));
                        }}
                        onClose={close}
                    />
                ) : (
                    <p className={styles.text} dir="auto">
                        <MaybeTimed text={comment.content} />
                    </p>
                )}
                {!editing && (
                    <CommentActions
                        place={actions}
                        comment={comment}
                        hash={commentHash(parent ?? comment.id, parent && comment.id)}
                        writing={writing}
                        open={open}
                        unfolded={unfolded}
                        onUnfold={setUnfolded}
                        onOpen={setOpen}
                    />
                )}
            </article>
            {open === 'reply' && !comment.hidden && (
                <CommentForm
                    draft={replyDraft}
                    focused={focused}
                    label={t('academy.comments.replyLabel')}
                    submit={t('modal.send')}
                    onSend={async content => {
                        await add({ content, parent: parent ?? comment.id });
                        setUnfolded(true);
                        toast.success(t('academy.comments.added'));
                    }}
                    onClose={close}
                />
            )}
            {unfolded && comment.hasReplies && (
                <Replies video={video} comment={comment.id} writing={writing} linked={linked?.reply ?? null} />
            )}
            {open === 'delete' && (
                <ConfirmModal
                    title={t('academy.comments.deleteTitle')}
                    text={t('academy.comments.deleteText')}
                    confirmLabel={t('modal.delete')}
                    destroys
                    onConfirm={confirmDelete}
                    onClose={close}
                />
            )}
        </li>
    );
}

/** The replies to a comment, oldest first. */
function Replies({
    video,
    comment,
    writing,
    linked,
}: Pick<CommentItemProps, 'video' | 'writing'> & { comment: string; linked: string | null }) {
    const { data: replies, error, refetch } = useComments(video, comment);
    if (error && !replies) return <FailedNotice error={error} onRetry={refetch} />;
    if (!replies) return <Skeleton height={48} />;
    return (
        <ul className={`plain-list ${styles.replies}`}>
            {replies.map(reply => (
                <CommentItem
                    key={reply.id}
                    video={video}
                    comment={reply}
                    writing={writing}
                    parent={comment}
                    linked={reply.id === linked ? { comment: reply.id, reply: null } : null}
                />
            ))}
        </ul>
    );
}
