import { useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#i18n/useT';
import type { Video } from '#dataProvider/types';
import { Button } from '#src/ui/Button';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { toast } from '#src/ui/feedback/toast';
import { Select } from '#src/ui/inputs/Select';
import { hasDraft } from '#src/shared/hooks/useDraft';
import { useCurrentUser } from '#src/shared/hooks/useCurrent';
import { LockIcon } from '#src/ui/icons';
import { FailedNotice } from '#src/shared/list/FailedNotice';
import { ShowMore, useShowMore } from '#src/shared/list/ShowMore';
import { SessionActions } from '../session/SessionActions';
import { lacksLicence, stateName } from '../session/sessionState';
import { useAcademySession, type SessionState } from '../session/useAcademySession';
import { usePreference } from '../video/preferences';
import { linkedComment, shownName } from './comment';
import { CommentItem } from './CommentItem';
import styles from './comments.module.css';
import { CommentForm, LOADS_FORM } from './lazyForm';
import { useCommentChanges, useComments } from './useComments';

/**
 * The comments on a video (ACADEMY-10): everybody can read them, writing needs a valid academy licence, and users can change or delete only
 * their own.
 */
export default function Comments({ video: { id: video, locked, type } }: { video: Video }) {
    const t = useT();
    const { state } = useAcademySession();
    const { data: user } = useCurrentUser();
    const [oldestFirst, setOldestFirst] = usePreference('oldestFirst');
    const { data: comments, error, refetch } = useComments(video, undefined, oldestFirst);
    const linked = linkedComment(useLocation().hash);
    const linkedAt = comments?.findIndex(({ id }) => id === linked?.comment) ?? -1;
    const portion = useShowMore(comments?.length ?? 0, { atLeast: linkedAt + 1 });
    const { add } = useCommentChanges(video);
    const mayWrite = useMayWrite(state);
    const draft = `academy/${video}/comment`;
    // Whether the form is open, because the user opened it or it has a draft.
    const [writing, setWriting] = useState<'asked' | 'draft' | null>(() => (hasDraft(draft) ? 'draft' : null));

    return (
        <section className={styles.section} aria-labelledby="comments-title">
            <h2 id="comments-title" className={`heading ${styles.title}`}>
                {t('academy.comments.title')}
            </h2>
            {mayWrite &&
                user &&
                (writing === null ? (
                    <p className={styles.write}>
                        <Button flush {...LOADS_FORM} onClick={() => setWriting('asked')}>
                            {t('academy.comments.write')}
                        </Button>
                    </p>
                ) : (
                    <CommentForm
                        draft={draft}
                        focused={writing === 'asked'}
                        label={t('academy.comments.label')}
                        submit={t('modal.send')}
                        hint={t('academy.comments.as', { name: shownName(user.displayName || user.alias || user.email) })}
                        onSend={async content => {
                            await add({ content });
                            toast.success(t('academy.comments.added'));
                        }}
                    />
                ))}
            {!mayWrite && state !== 'loading' && (
                <div className={`box ${styles.paywall}`} role="note">
                    <p className={styles.paywallTitle}>
                        <LockIcon />{' '}
                        {t(
                            state === 'missing'
                                ? 'academy.comments.paywallTitle'
                                : `academy.session.states.${stateName(state)}.title`,
                        )}
                    </p>
                    <p>{t(`academy.comments.${lacksLicence(state) ? 'paywallText' : 'waitingText'}`)}</p>
                    {/* The paywall of a locked video already has them. */}
                    {user && (!locked || type === 'placeholder') && <SessionActions role={user.role} />}
                </div>
            )}
            {error && !comments && <FailedNotice error={error} onRetry={refetch} />}
            {!error && !comments && (
                <div aria-busy="true" className="stack">
                    <Skeleton height={56} />
                    <Skeleton height={56} />
                </div>
            )}
            {comments?.length === 0 && (
                <p className="muted small">{t(mayWrite ? 'academy.comments.empty' : 'academy.comments.readOnlyEmpty')}</p>
            )}
            {comments && comments.length > 1 && (
                <p className={styles.order}>
                    <Select
                        inline
                        aria-label={t('academy.comments.order')}
                        value={oldestFirst ? 'oldest' : 'newest'}
                        options={(['newest', 'oldest'] as const).map(value => ({ value, label: t(`academy.comments.${value}`) }))}
                        onChange={value => setOldestFirst(value === 'oldest')}
                    />
                </p>
            )}
            {comments && comments.length > 0 && (
                <ul className="plain-list">
                    {comments.slice(0, portion.shown).map(comment => (
                        <CommentItem
                            key={comment.id}
                            video={video}
                            comment={comment}
                            writing={mayWrite}
                            linked={comment.id === linked?.comment ? linked : null}
                        />
                    ))}
                </ul>
            )}
            <ShowMore {...portion} />
        </section>
    );
}

/** Whether the licence is valid. A later check without a response changes nothing, so that typed text is not lost. */
function useMayWrite(state: SessionState): boolean {
    const [valid, setValid] = useState(state === true);
    const known = state !== 'checkFailed' && state !== 'loading';
    if (known && valid !== (state === true)) setValid(state === true);
    return known ? state === true : valid;
}
