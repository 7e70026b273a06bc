import type { Request, Router } from 'express';
import type { Comment } from '../../dataProvider/types';
import { text, orNull } from '../rows/schemas';
import type { Collections } from '../rows/state';
import type { Descriptions } from '../rows/types';
import type { Caller, Mock } from '../context';
import { aliasOf } from '../seed/users';
import { academyLicence } from './academySession';
import { findVideo } from './academyRecords';
import { badRequest, bodyOf, forbidden, notFound, param, requiredText, textOf } from './shared/input';

export type CommentRow = Pick<Comment, 'id' | 'content' | 'author' | 'createdAt' | 'editedAt' | 'moderator' | 'hidden'> & {
    videoId: string;
    userId: string | null;
    parentId: string | null;
};

declare module '../rows/state' {
    interface MockState {
        comments: CommentRow[];
    }
}

export const ROWS: Descriptions<Collections<'comments'>> = {
    comments: {
        name: 'comment',
        prefix: 'co',
        schema: 'Comment',
        shared: ['id', 'content', 'author', 'createdAt', 'editedAt', 'moderator', 'hidden'],
        own: {
            videoId: text,
            userId: orNull(text),
            parentId: orNull({ ...text, description: 'The comment that it replies to.' }),
        },
        references: { videoId: 'videos', userId: 'users', parentId: 'comments' },
    },
};

/** Characters, not code units (WIRE-14). */
const COMMENT_MAXIMUM = 1024;

const contentOf = (req: Request): string => {
    const content = requiredText(bodyOf(req), 'content');
    if (Array.from(content).length > COMMENT_MAXIMUM) throw badRequest(`A comment has at most ${COMMENT_MAXIMUM} characters`);
    return content;
};

/** Comments on videos (ACADEMY-10): everybody reads them, writing needs a valid academy licence, only the author changes them. */
export function register(api: Router, mock: Mock): void {
    const { state } = mock;
    const repliesTo = (id: string): CommentRow[] => state.comments.filter(row => row.parentId === id);

    // A removed comment remains if it has replies, but the server no longer sends its text.
    const wire = (row: CommentRow, { user }: Caller): Comment => ({
        id: row.id,
        content: row.hidden ? '' : row.content,
        author: row.author,
        createdAt: row.createdAt,
        editedAt: row.editedAt,
        editable: row.userId === user.id && !row.hidden,
        moderator: row.moderator,
        hidden: row.hidden,
        hasReplies: repliesTo(row.id).length > 0,
        replies: [],
    });

    const find = (req: Request): CommentRow => {
        const video = findVideo(mock, param(req, 'id'));
        const comment = state.comments.find(row => row.id === param(req, 'commentId') && row.videoId === video.id);
        if (!comment) throw notFound('Comment');
        return comment;
    };

    /** The caller, if their academy licence allows writing; throws otherwise. */
    const writer = (req: Request): Caller => {
        const caller = mock.caller(req);
        if (academyLicence(mock, caller) !== 'valid') throw forbidden();
        return caller;
    };

    const ownComment = (req: Request, { user }: Caller): CommentRow => {
        const comment = find(req);
        if (comment.userId !== user.id || comment.hidden) throw forbidden();
        return comment;
    };

    api.get('/academy/videos/:id/comments', (req, res) => {
        const caller = mock.caller(req);
        const video = findVideo(mock, param(req, 'id'));
        const comments = state.comments.filter(row => row.videoId === video.id && row.parentId === null);
        res.json(comments.sort((one, other) => other.createdAt - one.createdAt).map(row => wire(row, caller)));
    });

    api.get('/academy/videos/:id/comments/:commentId/replies', (req, res) => {
        const caller = mock.caller(req);
        const replies = repliesTo(find(req).id).sort((one, other) => one.createdAt - other.createdAt);
        res.json(replies.map(row => wire(row, caller)));
    });

    api.post('/academy/videos/:id/comments', (req, res) => {
        const caller = writer(req);
        const video = findVideo(mock, param(req, 'id'));
        if (!video.allowComments) throw forbidden();
        const content = contentOf(req);
        const parentId = textOf(bodyOf(req), 'parentId') ?? null;
        const parent = state.comments.find(row => row.id === parentId && row.videoId === video.id);
        if (parentId !== null && !parent) throw notFound('Comment');
        const comment: CommentRow = {
            id: mock.nextId('cm'),
            videoId: video.id,
            userId: caller.user.id,
            // Replies are one level deep: a reply to a reply becomes its sibling.
            parentId: parent ? (parent.parentId ?? parent.id) : null,
            content,
            author: caller.user.displayName ?? aliasOf(caller.user),
            createdAt: mock.now(),
            editedAt: null,
            moderator: false,
            hidden: false,
        };
        state.comments.push(comment);
        mock.save();
        res.status(201).json(wire(comment, caller));
    });

    api.patch('/academy/videos/:id/comments/:commentId', (req, res) => {
        const caller = writer(req);
        const comment = ownComment(req, caller);
        comment.content = contentOf(req);
        comment.editedAt = mock.now();
        mock.save();
        res.json(wire(comment, caller));
    });

    api.delete('/academy/videos/:id/comments/:commentId', (req, res) => {
        const comment = ownComment(req, writer(req));
        if (repliesTo(comment.id).length > 0) comment.hidden = true;
        else state.comments = state.comments.filter(row => row !== comment);
        mock.save();
        res.status(204).end();
    });
}
