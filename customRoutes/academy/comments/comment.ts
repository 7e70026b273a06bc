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

/** Sorts comments newest first, and replies oldest first. Does not rely on the server's order. */
export const inOrder = (comments: readonly Comment[], replies: boolean): Comment[] =>
    [...comments].sort((one, other) => (replies ? one.createdAt - other.createdAt : other.createdAt - one.createdAt));

/** The user's own comment with this text that is not in `before`; undefined when there is none. */
export const findSent = (before: readonly Comment[], now: readonly Comment[], content: string): Comment | undefined =>
    now.find(comment => comment.editable && comment.content.trim() === content && !before.some(({ id }) => id === comment.id));
