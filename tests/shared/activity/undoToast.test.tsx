import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Entry } from '#src/shared/activity/entry';
import { offerUndo } from '#src/shared/activity/UndoToast';
import { toast, Toaster } from '#src/ui/feedback/toast';
import { renderPortal } from '../../support/renderPortal';

/** "Undo" in the message of a success (ACTIVITY-6): for how long, by keyboard, and to whom it is told. */

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
    ...{ id, owner: 'u1@c1', at: 0, call: 'PATCH /licences/{id}', ids: { licence: 'l1' }, outcome: 'done' },
    ...{ former: { name: 'Before' }, marks: { name: 'x' }, ...more },
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const message = () => screen.queryByText('It was saved.')?.closest('[data-toast-id]');
const undo = () => screen.queryByRole('button', { name: 'Undo' });

async function say(entries: readonly Entry[]): Promise<void> {
    await renderPortal(<Toaster />);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(async () => offerUndo(toast.success('It was saved.'), 'It was saved.', entries));
    await pass(50);
}

afterEach(() => vi.useRealTimers());

it('is offered for 8 s in the polite region, and waits while it has the focus', async () => {
    await say([entry('e1')]);
    expect(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' })).toHaveAttribute(
        'aria-keyshortcuts',
        'Control+Z Meta+Z',
    );
    await pass(7_500);
    expect(message()).not.toHaveAttribute('data-leaving');
    act(() => undo()?.focus());
    expect(undo()).toHaveFocus();
    await pass(20_000);
    expect(message()).not.toHaveAttribute('data-leaving');
    act(() => undo()?.blur());
    await pass(1_000);
    expect(message()).toHaveAttribute('data-leaving');
});

it('is reached by Tab', async () => {
    await say([entry('e1')]);
    await userEvent.setup({ advanceTimers: ms => vi.advanceTimersByTime(ms) }).tab();
    expect(undo()).toHaveFocus();
});

it.each([
    ['a part of what was changed cannot be undone', [entry('e1'), entry('e2', { call: 'POST /keys/{id}/send' })]],
    ['there are more than 20 changes', Array.from({ length: 21 }, (_, at) => entry(`e${at}`))],
    ['nothing was changed', []],
])('is not offered if %s', async (_what, entries) => {
    await say(entries);
    expect(message()).toBeVisible();
    expect(undo()).toBeNull();
    await pass(2_500);
    expect(message()).toHaveAttribute('data-leaving');
});

it('by keyboard is of the last message alone, however many are shown', async () => {
    const read: string[] = [];
    const getOne = async (_name: string, { id }: { id: string }) => {
        read.push(id);
        return { data: { id, name: 'By others' } };
    };
    await renderPortal(<Toaster />, { dataProvider: { getOne: getOne as never } });
    await act(async () => offerUndo(toast.success('First.'), 'First.', [entry('e1', { ids: { licence: 'l1' } })]));
    await act(async () => offerUndo(toast.success('Last.'), 'Last.', [entry('e2', { ids: { licence: 'l2' } })]));
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
    await userEvent.keyboard('{Control>}z{/Control}');
    await vi.waitFor(() => expect(read).toEqual(['l2']));
    await screen.findByText('First.');
    expect(read).toEqual(['l2']);
});
