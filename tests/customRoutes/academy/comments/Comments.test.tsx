import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import type { Comment } from '#dataProvider/types';
import { dismissAllToasts } from '#src/ui/feedback/toast';
import { makeComment } from '#tests/support/builders';
import { allowConsole } from '#tests/support/console';
import type { PortalOptions, PortalRender } from '#tests/support/renderPortal';
import { showComments } from './showComments';

afterEach(dismissAllToasts);

const open = (given: Comment[] = [], methods: NonNullable<PortalOptions['dataProvider']> = {}) =>
    showComments({ given, methods });
const field = (name = 'Your comment') => screen.findByRole('textbox', { name });
const write = async ({ user }: Pick<PortalRender, 'user'>) =>
    user.click(await screen.findByRole('button', { name: 'Write a comment' }));
const item = (name: string) => within(screen.getByRole('article', { name: `Comment by ${name}` }));
const drafts = () => sessionStorage.getItem('drafts') ?? '';
const lost = () => new PortalError('academy.errors.commentAdd', { status: 0, reason: 'network' });

describe('reading', () => {
    it('shows author, time, edits and the badge of the training team, and content as plain text', async () => {
        await open([
            makeComment({
                author: 'Team Training',
                moderator: true,
                editedAt: 1_770_000_500,
                content: 'See <b>here</b>\nplease',
            }),
            makeComment({ author: 'x'.repeat(40) }),
        ]);
        const first = within(await screen.findByRole('article', { name: 'Comment by Team Training' }));
        expect(first.getByText('Training')).toBeVisible();
        expect(first.getByText(/2 Feb 2026.*/)).toBeVisible();
        expect(first.getByText(/edited/)).toBeVisible();
        expect(first.getByText(/See <b>here<\/b>/)).toBeVisible();
        expect(screen.getByText(`${'x'.repeat(29)}...`)).toBeVisible();
        expect(item(`${'x'.repeat(29)}...`).queryByText('Training')).not.toBeInTheDocument();
    });

    it('shows that a comment was removed, and still shows its replies', async () => {
        const { user } = await open([makeComment({ id: 'c1', hidden: true, content: '', hasReplies: true, editable: true })], {
            getReplies: async () => [makeComment({ content: 'Please stay polite.' })],
        });
        expect(await screen.findByText('This comment was removed.')).toBeVisible();
        // Nobody was there: the page stays where it is.
        expect(document.body).toHaveFocus();
        expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
        expect(screen.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
        await user.click(screen.getByRole('button', { name: 'Show the replies' }));
        expect(await screen.findByText('Please stay polite.')).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Hide the replies' }));
        expect(screen.queryByText('Please stay polite.')).not.toBeInTheDocument();
    });

    it('sorts comments by newest first and replies by oldest first, in whatever order they arrive', async () => {
        const at = (createdAt: number, fields: Partial<Comment> = {}) =>
            makeComment({ author: `At ${createdAt}`, createdAt, ...fields });
        const { user } = await open([at(2000), at(3000, { id: 'c3', hasReplies: true }), at(1000)], {
            getReplies: async () => [at(3003), at(3001), at(3002)],
        });
        const authors = () => screen.getAllByRole('article').map(article => article.getAttribute('aria-label')?.slice(-4));
        await screen.findByRole('article', { name: 'Comment by At 3000' });
        expect(authors()).toEqual(['3000', '2000', '1000']);
        await user.click(screen.getByRole('button', { name: 'Show the replies' }));
        await screen.findByRole('article', { name: 'Comment by At 3003' });
        expect(authors()).toEqual(['3000', '3001', '3002', '3003', '2000', '1000']);
    });

    it('invites the user to write the first comment', async () => {
        await open();
        expect(await screen.findByText(/No comments yet\. Ask a question/)).toBeVisible();
    });

    it('offers to try again when it fails', async () => {
        allowConsole(/^PortalError/);
        const getComments = vi.fn(async () => [makeComment({ content: 'Here now' })]);
        getComments.mockRejectedValueOnce(new PortalError('academy.errors.commentsLoad', { status: 500, reason: 'http' }));
        const { user } = await open([], { getComments });
        expect(await screen.findByText(/^The comments could not be loaded\./)).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        expect(await screen.findByText('Here now')).toBeVisible();
    });
});

describe('writing', () => {
    it('begins when asked for, with the focus in the field, and at once with a draft that nobody is taken to', async () => {
        const first = await open();
        await screen.findByText(/^No comments yet/);
        expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
        await write(first);
        expect(await field()).toHaveFocus();
        expect(screen.queryByRole('button', { name: 'Write a comment' })).not.toBeInTheDocument();
        await first.user.keyboard('Half');
        first.unmount();
        await open();
        expect(await field()).toHaveValue('Half');
        expect(await field()).not.toHaveFocus();
    });

    it('sends the trimmed text once, shows it first, and empties the field', async () => {
        const sent = makeComment({ id: 'new', content: 'Thanks', author: 'Anna Holzmann', editable: true });
        const addComment = vi.fn(async () => sent);
        const given = [makeComment({ content: 'Old' })];
        // Reading again takes its time: what shows meanwhile is the answer.
        const getComments = vi.fn((): Promise<Comment[]> => new Promise(() => undefined)).mockResolvedValueOnce(given);
        const { user } = await open([], { addComment, getComments });
        await screen.findByText('Old');
        await write({ user });
        await user.type(await field(), '  Thanks ');
        await user.tripleClick(screen.getByRole('button', { name: 'Send' }));
        expect(await screen.findByText('Your comment was added.')).toBeVisible();
        expect(addComment.mock.calls).toEqual([[{ video: 'v1', content: 'Thanks', parent: undefined }]]);
        await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveTextContent('Thanks'));
        expect(await field()).toHaveValue('');
        expect(drafts()).not.toContain('Thanks');
    });

    it('names the author, cut to 32 characters', async () => {
        await write(await showComments({ user: { displayName: 'y'.repeat(33) } }));
        expect(await screen.findByText(`Commenting as ${'y'.repeat(29)}...`)).toBeVisible();
    });

    it('refuses a text that is empty or longer than 1024 characters, without a call', async () => {
        const { user } = await open();
        await write({ user });
        await user.click(await screen.findByRole('button', { name: 'Send' }));
        expect(await screen.findByText('Please write a text.')).toBeVisible();
        expect(await field()).toHaveFocus();
        await user.click(await field());
        await user.paste('👍'.repeat(1025));
        await user.click(screen.getByRole('button', { name: 'Send' }));
        expect(await field()).toBeInvalid();
    });

    it('accepts 1024 characters, however many bytes they have', async () => {
        const addComment = vi.fn(async () => makeComment());
        const { user } = await open([], { addComment });
        await write({ user });
        await user.click(await field());
        await user.paste('👍'.repeat(1024));
        await user.keyboard('{Control>}{Enter}{/Control}');
        await waitFor(() => expect(addComment).toHaveBeenCalledTimes(1));
    });

    it('keeps the text after a failure and after a reload', async () => {
        allowConsole(/^PortalError/);
        const refused = new PortalError('academy.errors.commentAdd', { status: 400, reason: 'http' });
        const { user, unmount } = await open([], { addComment: async () => Promise.reject(refused) });
        await write({ user });
        await user.type(await field(), 'Not lost');
        await user.click(screen.getByRole('button', { name: 'Send' }));
        expect(await screen.findByText(/^The comment could not be added\./)).toBeVisible();
        expect(await field()).toHaveValue('Not lost');
        unmount();
        await open();
        expect(await field()).toHaveValue('Not lost');
    });

    it('finds the comment if only the response was lost, and does not offer to send it twice', async () => {
        allowConsole(/^PortalError/);
        const there = makeComment({ id: 'c9', content: 'Arrived', editable: true });
        const given: Comment[] = [];
        const addComment = vi.fn(async () => {
            given.push(there);
            throw lost();
        });
        const { user } = await open([], { getComments: async () => [...given], addComment });
        await write({ user });
        await user.type(await field(), 'Arrived');
        await user.click(screen.getByRole('button', { name: 'Send' }));
        expect(await screen.findByText('Your comment was added.')).toBeVisible();
        expect(await field()).toHaveValue('');
        expect(screen.getAllByRole('article')).toHaveLength(1);
    });

    it('reports a failure if the response was lost and the comment is not there', async () => {
        allowConsole(/^PortalError/);
        const { user } = await open([makeComment({ content: 'Same', editable: true })], {
            addComment: async () => Promise.reject(lost()),
        });
        await screen.findByText('Same');
        await write({ user });
        await user.type(await field(), 'Same');
        await user.click(screen.getByRole('button', { name: 'Send' }));
        expect(await screen.findByText(/^The comment could not be added\./)).toBeVisible();
        expect(await field()).toHaveValue('Same');
    });
});

describe('replying', () => {
    it('with the words of an earlier reply, which is folded, is not done by that one', async () => {
        allowConsole(/^PortalError/);
        const { user } = await open([makeComment({ id: 'c1', hasReplies: true })], {
            getReplies: async () => [makeComment({ id: 'r1', content: 'Thank you!', editable: true })],
            addComment: async () => Promise.reject(lost()),
        });
        await user.click(await screen.findByRole('button', { name: 'Reply' }));
        await user.type(await field('Your reply'), 'Thank you!');
        await user.click(screen.getAllByRole('button', { name: 'Send' }).at(-1)!);
        expect(await screen.findByText(/^The comment could not be added\./)).toBeVisible();
        expect(await field('Your reply')).toHaveValue('Thank you!');
    });

    it('sends the parent, expands the replies, and returns the focus', async () => {
        const reply = makeComment({ id: 'r1', content: 'So do I', editable: true });
        const addComment = vi.fn(async () => reply);
        const comment = makeComment({ id: 'c1', content: 'I like it' });
        const getComments = vi.fn(async () => [{ ...comment, hasReplies: true }]).mockResolvedValueOnce([comment]);
        const { user } = await open([], { addComment, getComments, getReplies: async () => [reply] });
        await user.click(await screen.findByRole('button', { name: 'Reply' }));
        expect(await field('Your reply')).toHaveFocus();
        await user.keyboard('So do I');
        await user.click(screen.getAllByRole('button', { name: 'Send' }).at(-1)!);
        expect(await screen.findByText('So do I')).toBeVisible();
        expect(addComment.mock.calls).toEqual([[{ video: 'v1', content: 'So do I', parent: 'c1' }]]);
        expect(screen.queryByRole('textbox', { name: 'Your reply' })).not.toBeInTheDocument();
        expect(screen.getAllByRole('button', { name: 'Reply' })[0]).toHaveFocus();
    });

    it('to a reply adds it beside that reply', async () => {
        const addComment = vi.fn(async () => makeComment());
        const { user } = await open([makeComment({ id: 'c1', hasReplies: true })], {
            addComment,
            getReplies: async () => [makeComment({ id: 'r1', content: 'First reply' })],
        });
        await user.click(await screen.findByRole('button', { name: 'Show the replies' }));
        await screen.findByText('First reply');
        await user.click(screen.getAllByRole('button', { name: 'Reply' }).at(-1)!);
        await user.type(await field('Your reply'), 'Me too');
        await user.click(screen.getAllByRole('button', { name: 'Send' }).at(-1)!);
        await waitFor(() => expect(addComment).toHaveBeenCalledWith({ video: 'v1', content: 'Me too', parent: 'c1' }));
    });

    it('opens again after a reload with what was typed, keeps it on cancel and forgets it when discarded', async () => {
        const given = [makeComment({ id: 'c1' })];
        const first = await open(given);
        await first.user.click(await screen.findByRole('button', { name: 'Reply' }));
        await first.user.type(await field('Your reply'), 'Half a th');
        first.unmount();
        const second = await open(given);
        expect(await field('Your reply')).toHaveValue('Half a th');
        expect(await field('Your reply')).not.toHaveFocus();
        await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
        expect(screen.getByRole('button', { name: 'Reply' })).toHaveFocus();
        expect(drafts()).toContain('Half');
        await second.user.click(screen.getByRole('button', { name: 'Reply' }));
        expect(await field('Your reply')).toHaveValue('Half a th');
        await second.user.click(screen.getByRole('button', { name: 'Discard' }));
        expect(drafts()).not.toContain('Half');
    });
});
