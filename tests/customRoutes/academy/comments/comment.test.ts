// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { COMMENT_MAXIMUM, commentHash, findSent, linkedComment, shownName } from '#customRoutes/academy/comments/comment';
import { makeComment } from '#tests/support/builders';

describe('shownName', () => {
    it.each([
        ['Jan', 'Jan'],
        [' Jan ', 'Jan'],
        ['x'.repeat(32), 'x'.repeat(32)],
        ['x'.repeat(33), `${'x'.repeat(29)}...`],
        ['👍'.repeat(32), '👍'.repeat(32)],
        ['👍'.repeat(33), `${'👍'.repeat(29)}...`],
        ['', ''],
    ])('%s: %s', (name, shown) => {
        expect(shownName(name)).toBe(shown);
    });
});

it('a comment has at most 1024 characters', () => {
    expect(COMMENT_MAXIMUM).toBe(1024);
});

describe('findSent', () => {
    const old = makeComment({ id: 'c1', content: 'Hello', editable: true });

    it.each([
        ['a new own one of the text', [makeComment({ id: 'c2', content: 'Hello', editable: true }), old], 'c2'],
        ['not an old one', [old], undefined],
        ['not somebody else’s', [makeComment({ id: 'c2', content: 'Hello', editable: false }), old], undefined],
        ['not another text', [makeComment({ id: 'c2', content: 'Hello!', editable: true }), old], undefined],
    ])('%s', (_what, now, id) => {
        expect(findSent([old], now, 'Hello')?.id).toBe(id);
    });
});

describe('a link to a comment', () => {
    it.each([
        ['cm1', undefined, { comment: 'cm1', reply: null }],
        ['cm1', 'cm2', { comment: 'cm1', reply: 'cm2' }],
        ['a/b', 'c#d', { comment: 'a/b', reply: 'c#d' }],
    ])('of %j, reply %j', (comment, reply, linked) => expect(linkedComment(commentHash(comment, reply))).toEqual(linked));

    it.each(['', '#t=5', '#comment=', '#comment=%E0%A4%A', '#comment=a/b/c'])('none in %j', hash =>
        expect(linkedComment(hash)).toBeNull(),
    );
});
