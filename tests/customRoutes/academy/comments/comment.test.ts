// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { COMMENT_MAXIMUM, findSent, shownName } from '#customRoutes/academy/comments/comment';
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
