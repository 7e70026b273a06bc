import type { Comment } from '../../../dataProvider/types';

/** The rules of comments (specification 2, sections 5, 6 and 9). Pure. */

/** Most characters of a comment, code points of the trimmed text. */
export const COMMENT_MAXIMUM = 1024;

const NAME_MAXIMUM = 32;
const ELLIPSIS = '...';

/** A name as it is shown: at most 32 characters, a longer one cut to 29 and an ellipsis. */
export function shownName(name: string): string {
    const characters = Array.from(name.trim());
    if (characters.length <= NAME_MAXIMUM) return characters.join('');
    return characters.slice(0, NAME_MAXIMUM - ELLIPSIS.length).join('') + ELLIPSIS;
}

/** Comments by time, the newest first; replies the oldest first. The server's order is its own affair. */
export const inOrder = (comments: readonly Comment[], replies: boolean): Comment[] =>
    [...comments].sort((one, other) => (replies ? one.createdAt - other.createdAt : other.createdAt - one.createdAt));

/** The own comment of this text that was not there before; undefined when none came. */
export const findSent = (before: readonly Comment[], now: readonly Comment[], content: string): Comment | undefined =>
    now.find(comment => comment.editable && comment.content.trim() === content && !before.some(({ id }) => id === comment.id));
