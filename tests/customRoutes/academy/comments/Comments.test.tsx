import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Comments from '../../../../customRoutes/academy/comments/Comments';
import { AcademySessionContext, type SessionState } from '../../../../customRoutes/academy/session/useAcademySession';
import { PortalError } from '../../../../dataProvider/errors';
import type { Comment } from '../../../../dataProvider/types';
import { dismissAllToasts, Toaster } from '../../../../src/shared/feedback/toast';
import { makeComment, makeVideo } from '../../../support/builders';
import { allowConsole } from '../../../support/console';
import { failure } from '../../../support/fakeClient';
import { renderPortal, type PortalOptions } from '../../../support/renderPortal';

type Methods = NonNullable<PortalOptions['dataProvider']>;

afterEach(dismissAllToasts);

const VIDEO = makeVideo({ id: 'v1' });
const session = (state: SessionState) => ({ state, refresh: async () => undefined, check: async () => undefined });

const commentsWith = (state: SessionState, video = VIDEO) => (
    <AcademySessionContext value={session(state)}>
        <Comments video={video} />
        <Toaster />
    </AcademySessionContext>
);

/** The comments of a video for somebody with a valid licence. `given` is what the server has. */
const open = (given: Comment[] = [], methods: Methods = {}, options: PortalOptions = {}, state: SessionState = true) =>
    renderPortal(commentsWith(state), {
        ...options,
        user: { id: 'u1', displayName: 'Anna Holzmann', ...options.user },
        dataProvider: { getComments: vi.fn(async () => given), ...methods },
    });

const field = (name = 'Your comment') => screen.findByRole('textbox', { name });
const item = (name: string) => within(screen.getByRole('article', { name: `Comment by ${name}` }));
const drafts = () => sessionStorage.getItem('drafts') ?? '';
const lost = () => new PortalError('errors.academy.commentAdd', { status: 0, reason: 'network' });

describe('reading', () => {
    it('shows who wrote when, what was edited, the training’s badge, and text as text', async () => {
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

    it('says that a comment was removed, and still shows the replies to it', async () => {
        const { user } = await open([makeComment({ id: 'c1', hidden: true, content: '', hasReplies: true, editable: true })], {
            getReplies: async () => [makeComment({ content: 'Please stay polite.' })],
        });
        expect(await screen.findByText('This comment was removed.')).toBeVisible();
        expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
        expect(screen.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
        await user.click(screen.getByRole('button', { name: 'Show the replies' }));
        expect(await screen.findByText('Please stay polite.')).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Hide the replies' }));
        expect(screen.queryByText('Please stay polite.')).not.toBeInTheDocument();
    });

    it('invites to write the first one', async () => {
        await open();
        expect(await screen.findByText(/No comments yet\. Ask a question/)).toBeVisible();
    });

    it('offers another try when it fails', async () => {
        allowConsole(/^PortalError/);
        const getComments = vi.fn(async () => [makeComment({ content: 'Here now' })]);
        getComments.mockRejectedValueOnce(new PortalError('errors.academy.commentsLoad', { status: 500, reason: 'http' }));
        const { user } = await open([], { getComments });
        expect(await screen.findByText('The comments could not be loaded')).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        expect(await screen.findByText('Here now')).toBeVisible();
    });
});

describe('writing', () => {
    it('sends the trimmed text once, shows it first, and empties the field', async () => {
        const addComment = vi.fn(async () =>
            makeComment({ id: 'new', content: 'Thanks', author: 'Anna Holzmann', editable: true }),
        );
        const { user } = await open([makeComment({ content: 'Old' })], { addComment });
        await user.type(await field(), '  Thanks ');
        await user.tripleClick(screen.getByRole('button', { name: 'Send' }));
        expect(await screen.findByText('Your comment was added.')).toBeVisible();
        expect(addComment.mock.calls).toEqual([[{ video: 'v1', content: 'Thanks', parent: undefined }]]);
        expect(screen.getAllByRole('article')[0]).toHaveTextContent('Thanks');
        expect(await field()).toHaveValue('');
        expect(drafts()).not.toContain('Thanks');
    });

    it('names the person who writes, cut to 32 characters', async () => {
        await open([], {}, { user: { displayName: 'y'.repeat(33) } });
        expect(await screen.findByText(`You write as ${'y'.repeat(29)}....`)).toBeVisible();
    });

    it('refuses what is empty or longer than 1024 characters, without a call', async () => {
        const { user } = await open();
        await user.click(await screen.findByRole('button', { name: 'Send' }));
        expect(await screen.findByText('Please write a text.')).toBeVisible();
        expect(await field()).toHaveFocus();
        await user.click(await field());
        await user.paste('👍'.repeat(1025));
        await user.click(screen.getByRole('button', { name: 'Send' }));
        expect(await field()).toBeInvalid();
    });

    it('takes 1024 characters, however many bytes they have', async () => {
        const addComment = vi.fn(async () => makeComment());
        const { user } = await open([], { addComment });
        await user.click(await field());
        await user.paste('👍'.repeat(1024));
        await user.keyboard('{Control>}{Enter}{/Control}');
        await waitFor(() => expect(addComment).toHaveBeenCalledTimes(1));
    });

    it('keeps the text when it fails, and over a reload', async () => {
        allowConsole(/^PortalError/);
        const refused = new PortalError('errors.academy.commentAdd', { status: 400, reason: 'http' });
        const { user, unmount } = await open([], { addComment: async () => Promise.reject(refused) });
        await user.type(await field(), 'Not lost');
        await user.click(screen.getByRole('button', { name: 'Send' }));
        expect(await screen.findByText('The comment could not be added')).toBeVisible();
        expect(await field()).toHaveValue('Not lost');
        unmount();
        await open();
        expect(await field()).toHaveValue('Not lost');
    });

    it('sees that it is there when only the answer was lost, and does not offer to send it twice', async () => {
        allowConsole(/^PortalError/);
        const there = makeComment({ id: 'c9', content: 'Arrived', editable: true });
        const given: Comment[] = [];
        const addComment = vi.fn(async () => {
            given.push(there);
            throw lost();
        });
        const { user } = await open([], { getComments: async () => [...given], addComment });
        await user.type(await field(), 'Arrived');
        await user.click(screen.getByRole('button', { name: 'Send' }));
        expect(await screen.findByText('Your comment was added.')).toBeVisible();
        expect(await field()).toHaveValue('');
        expect(screen.getAllByRole('article')).toHaveLength(1);
    });

    it('says so when the answer was lost and it is not there', async () => {
        allowConsole(/^PortalError/);
        const { user } = await open([makeComment({ content: 'Same', editable: true })], {
            addComment: async () => Promise.reject(lost()),
        });
        await screen.findByText('Same');
        await user.type(await field(), 'Same');
        await user.click(screen.getByRole('button', { name: 'Send' }));
        expect(await screen.findByText('The comment could not be added')).toBeVisible();
        expect(await field()).toHaveValue('Same');
    });
});

describe('replying', () => {
    it('sends the parent, unfolds the replies, and gives the focus back', async () => {
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

    it('to a reply stands beside it', async () => {
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

    it('opens again by itself with what was typed before a reload, and is forgotten when it is given up', async () => {
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
        expect(drafts()).not.toContain('Half');
    });
});

describe('own comments', () => {
    const own = makeComment({ id: 'c1', content: 'Frist', author: 'Anna', editable: true });

    it('are the only ones that can be changed or deleted', async () => {
        await open([own, makeComment({ author: 'Jan' })]);
        await screen.findByText('Frist');
        expect(item('Anna').getByRole('button', { name: 'Edit' })).toBeVisible();
        expect(item('Anna').getByRole('button', { name: 'Delete' })).toBeVisible();
        expect(item('Jan').queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
        expect(item('Jan').queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    });

    it('are changed in place', async () => {
        const editComment = vi.fn(async () => ({ ...own, content: 'First', editedAt: 1_770_000_900 }));
        const getComments = vi.fn(async () => [own]);
        const { user } = await open([], { editComment, getComments });
        await user.click(await screen.findByRole('button', { name: 'Edit' }));
        const input = item('Anna').getByRole('textbox', { name: 'Your comment' });
        expect(input).toHaveFocus();
        expect(input).toHaveValue('Frist');
        await user.clear(input);
        await user.type(input, 'First');
        getComments.mockResolvedValue([{ ...own, content: 'First', editedAt: 1_770_000_900 }]);
        await user.click(screen.getByRole('button', { name: 'Save' }));
        expect(await screen.findByText('First')).toBeVisible();
        expect(editComment.mock.calls).toEqual([[{ video: 'v1', comment: 'c1', content: 'First' }]]);
        expect(item('Anna').getByRole('button', { name: 'Edit' })).toHaveFocus();
    });

    it('that were not changed are not sent', async () => {
        const { user } = await open([own]);
        await user.click(await screen.findByRole('button', { name: 'Edit' }));
        await user.click(screen.getByRole('button', { name: 'Save' }));
        expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    });

    it('keep what was typed when the change fails', async () => {
        allowConsole(/^PortalError/);
        const refused = new PortalError('errors.academy.commentEdit', { status: 500, reason: 'http' });
        const { user } = await open([own], { editComment: async () => Promise.reject(refused) });
        await user.click(await screen.findByRole('button', { name: 'Edit' }));
        await user.type(item('Anna').getByRole('textbox'), ' of all');
        await user.click(screen.getByRole('button', { name: 'Save' }));
        expect(await screen.findByText('The comment could not be saved')).toBeVisible();
        expect(item('Anna').getByRole('textbox')).toHaveValue('Frist of all');
    });

    it('are deleted after a question', async () => {
        const deleteComment = vi.fn(async () => undefined);
        const getComments = vi.fn(async () => [own]);
        const { user } = await open([], { deleteComment, getComments });
        await user.click(await screen.findByRole('button', { name: 'Delete' }));
        await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
        expect(deleteComment).not.toHaveBeenCalled();
        await user.click(screen.getByRole('button', { name: 'Delete' }));
        getComments.mockResolvedValue([]);
        await user.tripleClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
        expect(await screen.findByText('Your comment was deleted.')).toBeVisible();
        await waitFor(() => expect(screen.queryByText('Frist')).not.toBeInTheDocument());
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
        expect(deleteComment.mock.calls).toEqual([[{ video: 'v1', comment: 'c1' }]]);
    });

    it('with replies keep their place, and the focus stays there', async () => {
        const getComments = vi.fn(async () => [{ ...own, hasReplies: true }]);
        const { user } = await open([], { deleteComment: async () => undefined, getComments });
        await user.click(await screen.findByRole('button', { name: 'Delete' }));
        getComments.mockResolvedValue([{ ...own, hasReplies: true, hidden: true, content: '', editable: false }]);
        await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
        expect(await screen.findByText('This comment was removed.')).toBeVisible();
        await waitFor(() => expect(screen.getByRole('button', { name: 'Show the replies' })).toHaveFocus());
    });

    it('stay when deleting fails', async () => {
        allowConsole(/^PortalError/);
        const { user } = await open([own], { deleteComment: async () => Promise.reject(failure(403, 'errors.403')) });
        await user.click(await screen.findByRole('button', { name: 'Delete' }));
        await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        expect(screen.getByText('Frist')).toBeVisible();
    });
});

describe('without a valid licence', () => {
    const paywall = () => screen.findByRole('note');

    it.each([
        ['missing', 'ADMIN', ['Manage the membership', 'Refresh the licence']],
        ['missing', 'USER', ['Request a licence', 'Refresh the licence']],
        ['invalid', 'READER_ADMIN', ['Refresh the licence']],
        ['occupied', 'USER', ['Refresh the licence']],
    ] as const)('%s: a %s reads, and is offered what mends it', async (state, role, actions) => {
        await open([makeComment({ content: 'Readable', editable: true })], {}, { user: { role } }, state);
        const note = within(await paywall());
        expect(note.getByText('Commenting needs an academy licence')).toBeVisible();
        expect([...note.queryAllByRole('link'), ...note.queryAllByRole('button')].map(action => action.textContent)).toEqual(
            actions,
        );
        expect(await screen.findByText('Readable')).toBeVisible();
        expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
        for (const name of ['Reply', 'Edit', 'Delete']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    });

    it('leaves the actions to the video’s own paywall where it is locked', async () => {
        await renderPortal(commentsWith('missing', { ...VIDEO, locked: true }), {
            dataProvider: { getComments: async () => [] },
        });
        expect(within(await paywall()).queryByRole('link')).not.toBeInTheDocument();
    });

    it('says nothing while the licence is being checked', async () => {
        await open([makeComment({ content: 'Readable' })], {}, {}, 'loading');
        expect(await screen.findByText('Readable')).toBeVisible();
        expect(screen.queryByRole('note')).not.toBeInTheDocument();
        expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    });
});
