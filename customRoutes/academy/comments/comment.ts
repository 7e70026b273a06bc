import type { Comment } from '#dataProvider/types';

/** The rules of comments (ACADEMY-10). Pure. */

/** The maximum length of a comment: code points of the trimmed text. */
export const COMMENT_MAXIMUM = 1024;

const NAME_MAXIMUM = 32;
const ELLIPSIS = '...';

/** A name for display, at most 32 characters: longer ones are cut to 29 and an ellipsis. */
export function shownName(name: string): string {
    const characters = Array.from(name.trim());
    if (characters.length <= NAME_MAXIMUM) return characters.join('');
    return characters.slice(0, NAME_MAXIMUM - ELLIPSIS.length).join('') + ELLIPSIS;
}

/** Sorts comments newest first, or oldest first as all replies are. Does not rely on the server's order. */
export const inOrder = (comments: readonly Comment[], oldestFirst: boolean): Comment[] =>
    [...comments].sort((one, other) => (oldestFirst ? one.createdAt - other.createdAt : other.createdAt - one.createdAt));

/** The comment that a link leads to, and the reply below it, by their ids. */
export interface Linked {
    comment: string;
    reply: string | null;
}

/** The hash of a link to a comment, or to a reply below it. */
export const commentHash = (comment: string, reply?: string): string =>
    `#comment=${[comment, ...(reply === undefined ? [] : [reply])].map(encodeURIComponent).join('/')}`;

/** The target of such a hash; null if it is another kind of hash. */
export function linkedComment(hash: string): Linked | null {
    const match = /^#comment=([^/]+)(?:\/([^/]+))?$/.exec(hash);
    if (!match?.[1]) return null;
    try {
        return { comment: decodeURIComponent(match[1]), reply: match[2] === undefined ? null : decodeURIComponent(match[2]) };
    } catch {
        return null;
    }
}

/** The user's own comment with this text that is not in `before`; undefined when there is none. */
export const findSent = (before: readonly Comment[], now: readonly Comment[], content: string): Comment | undefined =>
    now.find(comment => comment.editable && comment.content.trim() === content && !before.some(({ id }) => id === comment.id));
