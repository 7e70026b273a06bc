import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from '../../../dataProvider';
import type { Comment } from '../../../dataProvider/types';

/** The comments of a video and what can be done to them (specification 2, section 7, "Academy"). */

const commentsKey = (video: string) => ['academy', 'comments', video] as const;
const repliesKey = (video: string, comment: string) => [...commentsKey(video), comment] as const;

/** The comments on a video, without replies. */
export function useComments(video: string): UseQueryResult<Comment[], Error> {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: commentsKey(video),
        queryFn: ({ signal }) => provider.getComments({ video, signal }),
    });
}

/** The replies to a comment. */
export function useReplies(video: string, comment: string): UseQueryResult<Comment[], Error> {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: repliesKey(video, comment),
        queryFn: ({ signal }) => provider.getReplies({ video, comment, signal }),
    });
}

/** The changes of a video's comments, each sent once; afterwards, failed or not, comments and replies are read anew. */
export function useCommentChanges(video: string) {
    const provider = useDataProvider<PortalDataProvider>();
    const queries = useQueryClient();
    const onSettled = () => queries.invalidateQueries({ queryKey: commentsKey(video) });
    const { mutateAsync: add } = useMutation({
        mutationFn: (comment: { content: string; parent?: string }) => provider.addComment({ video, ...comment }),
        onSettled,
    });
    const { mutateAsync: edit } = useMutation({
        mutationFn: (change: { comment: string; content: string }) => provider.editComment({ video, ...change }),
        onSettled,
    });
    const { mutateAsync: remove } = useMutation({
        mutationFn: (comment: string) => provider.deleteComment({ video, comment }),
        onSettled,
    });
    return { add, edit, remove };
}
