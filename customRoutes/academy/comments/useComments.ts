import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import * as session from '#authProvider/session';
import type { PortalDataProvider } from '#dataProvider';
import type { Comment } from '#dataProvider/types';
import type { Tries } from '#dataProvider/queue/verified';
import { academyKeys } from '../keys';
import { findSent, inOrder } from './comment';
import { usePortalDataProvider } from '#src/shared/hooks/usePortalDataProvider';

/** The comments of a video and the actions on them (ACADEMY-10). */

/** The comments on a video, without replies; with `parent` the replies to one of them. */
function commentsQuery(provider: PortalDataProvider, video: string, parent?: string) {
    return {
        queryKey: parent === undefined ? academyKeys.comments(video) : academyKeys.replies(video, parent),
        queryFn: ({ signal }: { signal?: AbortSignal }) =>
            parent === undefined
                ? provider.getComments({ video, signal })
                : provider.getReplies({ video, comment: parent, signal }),
    };
}

/** The comments on a video, or the replies to one of them, in display order: replies always oldest first. */
export function useComments(
    video: string,
    parent?: string,
    oldestFirst = parent !== undefined,
): UseQueryResult<Comment[], Error> {
    const provider = usePortalDataProvider();
    const select = useCallback((comments: Comment[]) => inOrder(comments, oldestFirst), [oldestFirst]);
    return useQuery({ ...commentsQuery(provider, video, parent), select });
}

/**
 * Adds, edits and deletes a video's comments; each change is sent once. Shows the server's response at once, then refetches comments and
 * replies, even after a failure.
 */
export function useCommentChanges(video: string) {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const [isOurs] = useState(session.sameSession);
    const [tries] = useState<Tries>(() => new Map());
    const everything = academyKeys.comments(video);
    const onSettled = () => void queries.invalidateQueries({ queryKey: everything });

    /** Updates the cached comments on the video and all cached replies. */
    const change = (of: (known: Comment[]) => Comment[]): void => {
        if (isOurs()) queries.setQueriesData<Comment[]>({ queryKey: everything }, known => known && of(known));
    };

    const { mutateAsync: add } = useMutation({
        mutationFn: async ({ content, parent }: { content: string; parent?: string }) => {
            const list = commentsQuery(provider, video, parent);
            // An older one with the same words is not the one that is sent: nothing is, if they cannot be read.
            const before = await queries.query({ ...list, staleTime: 'static' });
            // If only the response was lost, the comment exists: sending it again would duplicate it.
            const how = {
                of: JSON.stringify([parent, content]),
                judge: (now: readonly Comment[]) => findSent(before, now, content),
            };
            // Who only reads needs none of it.
            const { beginOperation } = await import('#dataProvider/operation');
            return beginOperation(provider, tries).provider.addComment({ video, content, parent }, how);
        },
        onSuccess: (comment, { parent }) => {
            if (!isOurs()) return;
            const { queryKey } = commentsQuery(provider, video, parent);
            queries.setQueryData<Comment[]>(queryKey, known => {
                if (!known || !comment || known.some(({ id }) => id === comment.id)) return known;
                return [comment, ...known];
            });
            change(known => known.map(one => (one.id === parent ? { ...one, hasReplies: true } : one)));
        },
        onSettled,
    });
    const { mutateAsync: edit } = useMutation({
        mutationFn: (changed: { comment: string; content: string }) => provider.editComment({ video, ...changed }),
        onSuccess: (answered, { comment, content }) => {
            change(known => known.map(one => (one.id === comment ? (answered ?? { ...one, content }) : one)));
        },
        onSettled,
    });
    const { mutateAsync: remove } = useMutation({
        mutationFn: ({ id }: Comment) => provider.deleteComment({ video, comment: id }),
        onSuccess: (_nothing, { id, hasReplies }) => {
            // A comment with replies stays as a placeholder.
            if (hasReplies) change(known => known.map(one => (one.id === id ? { ...one, hidden: true, content: '' } : one)));
            else change(known => known.filter(one => one.id !== id));
        },
        onSettled,
    });
    return { add, edit, remove };
}
