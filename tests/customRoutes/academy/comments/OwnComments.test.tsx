import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import type { Comment } from '#dataProvider/types';
import { dismissAllToasts } from '#src/ui/feedback/toast';
import { makeComment } from '#tests/support/builders';
import { allowConsole } from '#tests/support/console';
import { failure } from '#tests/support/fakeClient';
import type { PortalOptions } from '#tests/support/renderPortal';
import { showComments } from './showComments';

afterEach(dismissAllToasts);

const open = (given: Comment[] = [], methods: NonNullable<PortalOptions['dataProvider']> = {}) =>
    showComments({ given, methods });
const item = (name: string) => within(screen.getByRole('article', { name: `Comment by ${name}` }));

describe('your own comments', () => {
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
        const input = await item('Anna').findByRole('textbox', { name: 'Your comment' });
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

    it('are not sent if unchanged', async () => {
        const { user } = await open([own]);
        await user.click(await screen.findByRole('button', { name: 'Edit' }));
        await user.click(await screen.findByRole('button', { name: 'Save' }));
        expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    });

    it('keep what was typed when the change fails', async () => {
        allowConsole(/^PortalError/);
        const refused = new PortalError('academy.errors.commentEdit', { status: 500, reason: 'http' });
        const { user } = await open([own], { editComment: async () => Promise.reject(refused) });
        await user.click(await screen.findByRole('button', { name: 'Edit' }));
        await user.type(await item('Anna').findByRole('textbox'), ' of all');
        await user.click(screen.getByRole('button', { name: 'Save' }));
        expect(await screen.findByText(/^The comment could not be saved\./)).toBeVisible();
        expect(item('Anna').getByRole('textbox')).toHaveValue('Frist of all');
    });

    it('are deleted after a confirmation', async () => {
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

    it('keep their place and the focus if they have replies', async () => {
        const getComments = vi.fn(async () => [{ ...own, hasReplies: true }]);
        const { user } = await open([], { deleteComment: async () => undefined, getComments });
        await user.click(await screen.findByRole('button', { name: 'Delete' }));
        getComments.mockResolvedValue([{ ...own, hasReplies: true, hidden: true, content: '', editable: false }]);
        await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
        expect(await screen.findByText('This comment was removed.')).toBeVisible();
        await waitFor(() => expect(screen.getByRole('button', { name: 'Show the replies' })).toHaveFocus());
    });

    it('remain when deleting fails', async () => {
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

    const NEEDED = 'Commenting requires an academy licence';
    it.each([
        ['missing', 'ADMIN', NEEDED, ['Manage the membership', 'What stops me?', 'Refresh the licence']],
        ['missing', 'USER', NEEDED, ['What stops me?', 'Request a licence', 'Refresh the licence']],
        ['invalid', 'READER_ADMIN', 'Academy licence expired', ['What stops me?', 'Refresh the licence']],
        ['occupied', 'USER', 'Academy in use elsewhere', ['What stops me?', 'Refresh the licence']],
    ] as const)('%s: a %s can read, and is offered the next steps', async (state, role, title, actions) => {
        await showComments({ given: [makeComment({ content: 'Readable', editable: true })], user: { role }, state });
        const note = within(await paywall());
        expect(note.getByText(title)).toBeVisible();
        expect([...note.queryAllByRole('link'), ...note.queryAllByRole('button')].map(action => action.textContent)).toEqual(
            actions,
        );
        expect(await screen.findByText('Readable')).toBeVisible();
        expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
        for (const name of ['Reply', 'Edit', 'Delete']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    });

    it('leaves the actions to the video’s own paywall if the video is locked', async () => {
        await showComments({ state: 'missing', locked: true });
        expect(within(await paywall()).queryByRole('link')).not.toBeInTheDocument();
    });

    it('shows no paywall while the licence is being checked', async () => {
        await showComments({ given: [makeComment({ content: 'Readable' })], state: 'loading' });
        expect(await screen.findByText('Readable')).toBeVisible();
        expect(screen.queryByRole('note')).not.toBeInTheDocument();
        expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    });
});
