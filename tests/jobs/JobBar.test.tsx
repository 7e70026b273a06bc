import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { countsOf, type Item, type Job } from '#dataProvider/jobs/job';
import { withLaterTexts } from '../../i18n/later';
import type { Context } from '../../src/jobs/engine';
import JobBar from '../../src/jobs/JobBar';
import { showJobs, type ShownJob } from '../../src/jobs/store';
import { renderPortal } from '../support/renderPortal';

/** What the bar shows and says (MANY-8). */
const connect = vi.hoisted(() => vi.fn((_context: Context) => () => undefined));
vi.mock('../../src/jobs/engine', () => ({ act: vi.fn(), connect }));

function makeJob(done: number, changes: Partial<ShownJob> = {}, all = 50): ShownJob {
    const items = Array.from({ length: all }, (_, at): Item => ({
        id: `p${at}`,
        state: at < done ? 'done' : 'waiting',
        step: 0,
    }));
    const job: Job = { id: 'j1', owner: 'me', kind: 'reset', steps: [], state: 'running', begun: 0, counts: countsOf(items) };
    return { ...job, ...changes };
}

afterEach(() => showJobs({ list: [], read: false }));

const show = (...list: ShownJob[]): void => act(() => showJobs({ list, read: true }));
/** Its texts are loaded before, so that it is rendered within `act`: outside of it, it may appear before it listens to the jobs. */
async function open() {
    await withLaterTexts('en', 'plan');
    await act(async () => renderPortal(<JobBar />));
    screen.getByRole('status');
}
const said = (): string | null => screen.getByRole('status').textContent;

it('speaks every 10 % in one polite region, whatever happens in between, and says how it ended', async () => {
    await open();
    const texts: (string | null)[] = [];
    for (let done = 0; done <= 49; done += 1) {
        show(makeJob(done));
        if (texts.at(-1) !== said()) texts.push(said());
    }
    show(makeJob(50, { state: 'ended' }));
    expect(texts).toEqual(['', ...[10, 20, 30, 40, 50, 60, 70, 80, 90].map(percent => `Reset password: ${percent}% done`)]);
    expect(said()).toBe('Reset password: Done for 50 users');
});

it('has one region for two jobs, and says the news of the one that has some', async () => {
    await open();
    const other = (done: number) => makeJob(done, { id: 'j2', kind: 'joinGroup' });
    show(makeJob(0), other(0));
    show(makeJob(0), other(25));
    expect(said()).toBe('Add to cloud group: 50% done');
    show(makeJob(10), other(26));
    expect(said()).toBe('Reset password: 20% done');
    show(makeJob(11, { state: 'paused' }), other(26));
    expect(said()).toContain('Paused');
});

it('lets the engine make no call once somebody else is signed in', async () => {
    const logoutUser = vi.fn(async () => undefined);
    await act(async () => renderPortal(<JobBar />, { dataProvider: { logoutUser } }));
    const { provider } = connect.mock.lastCall![0];
    await provider.logoutUser({ user: 'u2' });
    session.begin('token of somebody else');
    await expect(provider.logoutUser({ user: 'u3' })).rejects.toMatchObject({ status: 401 });
    expect(logoutUser).toHaveBeenCalledExactlyOnceWith({ user: 'u2' });
});

it('says nothing of jobs that had ended before', async () => {
    await open();
    show(makeJob(50, { state: 'ended' }));
    expect(said()).toBe('');
});

it('shows the progress with a name and as text', async () => {
    await open();
    show(makeJob(20));
    const progress = screen.getByRole('progressbar', { name: 'Progress: Reset password' });
    expect(progress).toHaveAttribute('value', '40');
    expect(progress).toHaveTextContent('20 of 50 done');
});

it('says when it goes on while the server is busy, and not how long it takes', async () => {
    await open();
    show(makeJob(20, { goesOn: new Date(2026, 10, 22, 14, 32).getTime(), left: 60_000 }));
    expect(screen.getByText('The server is busy. The action will resume at 14:32.')).toBeVisible();
    expect(screen.queryByText(/left/)).not.toBeInTheDocument();
});

it('leaves out the job whose page is open, also while it runs', async () => {
    await act(async () => renderPortal(<JobBar />, { route: '/jobs/j1' }));
    show(makeJob(20), makeJob(20, { id: 'j2', kind: 'joinGroup' }));
    expect(screen.getAllByRole('progressbar').map(bar => bar.getAttribute('aria-label'))).toEqual([
        'Progress: Add to cloud group',
    ]);
});
