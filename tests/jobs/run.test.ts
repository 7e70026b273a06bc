import { expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import type { Item, Job } from '#dataProvider/jobs/job';
import type { Command } from '../../src/jobs/run';
import { makeKey, makeLicence, makeUser } from '../support/builders';
import { http, setUp } from './oneRun';

/** One job at work: what is pressed, and when (MANY-2, MANY-3, MANY-8). */

it('paused, resumed and paused at once, it stays paused, and sends nobody a second mail', async () => {
    const { run, sent, clock, answerAll } = setUp({});
    run.start();
    await clock.tick(0);
    for (const command of ['pause', 'resume', 'pause', 'pause', 'resume', 'pause'] satisfies Command[]) run.act(command);
    await answerAll();
    expect(run.job).toMatchObject({ state: 'paused', counts: { done: 6, waiting: 4 } });
    run.act('resume');
    await clock.tick(0);
    await answerAll();
    expect(run.job).toMatchObject({ state: 'ended', counts: { done: 10 } });
    expect(new Set(sent).size).toBe(sent.length);
});

it('paused while the last are answered, it has ended', async () => {
    const { run, clock, answerAll } = setUp({ states: ['waiting', 'waiting'] });
    run.start();
    await clock.tick(0);
    run.act('pause');
    expect(run.job.state).toBe('paused');
    await answerAll();
    expect(run.job.state).toBe('ended');
});

it('stopped, it ends with what is under way, and goes on with the rest when it is asked to', async () => {
    const { run, sent, clock, answerAll } = setUp({});
    run.start();
    await clock.tick(0);
    run.act('stop');
    await answerAll();
    expect(run.job).toMatchObject({ state: 'stopped', counts: { done: 6, waiting: 4 } });
    run.act('again');
    run.act('again');
    await clock.tick(0);
    // The second press does not hide the run from a pause.
    run.act('pause');
    await answerAll();
    expect(run.job).toMatchObject({ state: 'ended', counts: { done: 10 } });
    expect(new Set(sent).size).toBe(10);
});

it.each<[Command, Job['state']]>([
    ['pause', 'ended'],
    ['stop', 'ended'],
    ['resume', 'stopped'],
    ['resume', 'ended'],
    ['resume', 'held'],
    ['others', 'held'],
    ['last', 'paused'],
    ['again', 'running'],
    ['resend', 'paused'],
    ['close', 'running'],
    ['again', 'targetMissing'],
])('%s, pressed in another tab after it was %s, does nothing', async (command, state) => {
    const { run, sent, clock } = setUp({ states: ['failed', 'unknown', 'done'], job: { state } });
    run.act(command);
    await clock.tick(0);
    expect(run.job.state).toBe(state);
    expect(sent).toEqual([]);
});

it('again, with ten thousand that failed, is kept in one change', async () => {
    const { run, keep } = setUp({ states: Array<Item['state']>(10_000).fill('failed'), job: { state: 'ended' } });
    run.act('again');
    expect(keep).toHaveBeenCalledTimes(2);
    expect(run.job.counts).toMatchObject({ waiting: 10_000, failed: 0 });
    run.act('stop');
});

it('again, does not try those of other customers, who have to move first (INVITE-6)', async () => {
    const { run, items } = setUp({ states: ['failed', 'failed'], job: { state: 'ended' } });
    const make = { email: 'a@other.example', forename: '', surname: '', adminNote: '' };
    items[0] = { id: 'p0', make, state: 'failed', step: 0, missed: [{ step: 0, state: 'failed', status: 409, code: 11 }] };
    run.act('again');
    expect(items.map(({ state }) => state)).toEqual(['failed', 'waiting']);
    run.act('stop');
});

it('looks up those who may be members already before they are sent again', async () => {
    const { run, sent, looked, clock } = setUp({
        states: ['unknown', 'done'],
        step: { verb: 'joinGroup', group: 'g1' },
        job: { state: 'ended' },
    });
    run.act('resend');
    await clock.tick(0);
    expect(looked).toEqual(['p0']);
    expect(sent).toEqual([]);
    expect(run.job).toMatchObject({ state: 'ended', counts: { done: 2 } });
});

it('sends again to one alone who may have been reached, when only that one is meant', async () => {
    const { run, sent, answerAll, items, clock } = setUp({ states: ['unknown', 'done', 'unknown'], job: { state: 'ended' } });
    run.act('resend', 'p2');
    await clock.tick(0);
    await answerAll();
    expect(sent).toEqual(['p2']);
    expect(items.map(({ state }) => state)).toEqual(['unknown', 'done', 'done']);
});

it('of which nobody works any more says of nobody that it is in progress', () => {
    const { items } = setUp({ states: ['sent', 'done', 'waiting'], job: { state: 'stopped' } });
    expect(items.map(({ state }) => state)).toEqual(['unknown', 'done', 'waiting']);
});

it('tells when it goes on while the server is busy', async () => {
    const { run, open, clock } = setUp({});
    run.start();
    await clock.tick(0);
    expect(run.shown().goesOn).toBeUndefined();
    open.splice(0).forEach(({ refuse }) => refuse(http(429, 120)));
    await clock.tick(0);
    expect(run.shown().goesOn).toBeGreaterThan(Date.now() + 100_000);
    run.act('stop');
});

/** Refuses every call of a run for at most twelve minutes, until it stops. */
async function refuseAll({ run, open, clock }: ReturnType<typeof setUp>, error: Error) {
    for (let minute = 0; minute < 12 && run.job.state === 'running'; minute += 0.5) {
        await clock.tick(30_000);
        open.splice(0).forEach(({ refuse }) => refuse(error));
        await clock.tick(0);
    }
}

it('stops with the reason when the server is down for five minutes, and can be tried again', async () => {
    const down = new PortalError('errors.unknown', { status: 503, reason: 'http', fromApi: true });
    const one = setUp({ states: Array<Item['state']>(100).fill('waiting') });
    const { run, clock, answerAll } = one;
    run.start();
    await refuseAll(one, down);
    expect(run.job).toMatchObject({ state: 'stopped', reason: 'errors.unknown', counts: { sent: 0, done: 0 } });
    run.act('again');
    await clock.tick(60_000);
    await answerAll();
    expect(run.job).toMatchObject({ state: 'ended', counts: { done: 100 } });
});

it('stops as well if a server in between says so, which may have lost the answers: those mails are not sent again', async () => {
    const gateway = http(503);
    const one = setUp({
        states: Array<Item['state']>(100).fill('waiting'),
        provider: { getCurrentCustomer: () => Promise.reject(gateway) },
    });
    const { run, sent } = one;
    run.start();
    await refuseAll(one, gateway);
    expect(run.job).toMatchObject({ state: 'stopped', reason: 'errors.unknown', counts: { done: 0, failed: 0 } });
    expect([new Set(sent).size, run.job.counts.unknown + run.job.counts.sent]).toEqual([sent.length, sent.length]);
});

it('goes on after its page was left in the middle, and loses nobody', async () => {
    const { run, clock, open, answerAll, sent } = setUp({});
    run.start();
    await clock.tick(0);
    const halted = run.halt();
    open.splice(0).forEach(({ refuse }) => refuse(http(401)));
    await halted;
    expect(run.job).toMatchObject({ state: 'running', counts: { waiting: 10 } });
    sent.length = 0;
    run.start();
    await clock.tick(0);
    await answerAll();
    expect(run.job).toMatchObject({ state: 'ended', counts: { done: 10 } });
});

it('waits paused when its calls are refused for a session whose end nobody has told', async () => {
    const { run, clock, open } = setUp({ states: ['waiting'] });
    run.start();
    await clock.tick(0);
    open.splice(0).forEach(({ refuse }) => refuse(http(401)));
    await clock.tick(0);
    expect(run.job.state).toBe('paused');
});

it('waits for the reasons of refusals that have none, longer than somebody before a dialog would', async () => {
    const refused = Promise.reject(new PortalError('errors.409', { status: 409, reason: 'http' }));
    refused.catch(() => undefined);
    const asked: string[] = [];
    const getMany = async (resource: string, { ids }: { ids: string[] }) => {
        asked.push(resource);
        await new Promise(done => setTimeout(done, 1_000));
        const rows = resource === 'users' ? ids.map(id => makeUser({ id, keys: [makeKey({ licenceId: 'l1' })] })) : [];
        return { data: rows };
    };
    const { run, items } = setUp({
        step: { verb: 'giveLicence', licence: 'l1' },
        provider: { assignLicence: () => refused, getMany, getList: async () => ({ data: [] }) },
    });
    run.start();
    await vi.waitFor(() => expect(run.job.state).toBe('ended'), { timeout: 5_000 });
    expect(new Set(items.map(({ reason }) => reason))).toEqual(new Set(['licences.errors.assigned']));
    expect(asked.sort()).toEqual(['licences', 'users']);
});

it('keeps what others changed in the meantime apart from what failed, and does not try it again (MANY-14)', async () => {
    // p0 has left the group; p1 is a member, and is refused.
    const { run, items, clock } = setUp({
        states: ['waiting', 'waiting'],
        step: { verb: 'leaveGroup', group: 'g1' },
        provider: {
            getOne: async (_resource: string, { id }: { id: string }) => ({
                data: { id, email: `${id}@holzmann.example`, cloudGroups: id === 'p0' ? [] : [{ id: 'g1' }] },
            }),
            removeGroupUser: () => Promise.reject(http(403)),
        },
    });
    run.start();
    await clock.tick(0);
    await vi.waitFor(() => expect(run.job).toMatchObject({ state: 'ended', counts: { changed: 1, failed: 1 } }));
    expect(items.map(({ state, reason }) => [state, reason])).toEqual([
        ['changed', 'errors.409'],
        ['failed', 'errors.unknown'],
    ]);
    run.act('again');
    expect(run.job.counts).toMatchObject({ changed: 1, waiting: 1 });
    await vi.waitFor(() => expect(run.job).toMatchObject({ state: 'ended', counts: { changed: 1, failed: 1 } }));
});

it('counts the free keys again when it begins to give licences, and gives no more, unless it is pressed to (MANY-15)', async () => {
    const given: string[] = [];
    let taken = 5;
    const { run, items, clock } = setUp({
        states: Array<Item['state']>(4).fill('waiting'),
        job: { plan: true, steps: [{ verb: 'logout' }, { verb: 'giveLicence', licence: 'l1' }, { verb: 'recover' }] },
        provider: {
            logoutUser: async () => undefined,
            recoverUser: async () => undefined,
            getList: async () => ({ data: [] }),
            getOne: async () => ({ data: makeLicence({ id: 'l1', count: 10, count_active_licences: taken }) }),
            assignLicence: async ({ user }: { user: string }) => {
                given.push(user);
                taken += 1;
            },
        },
    });
    // Somebody else takes keys after the check.
    taken = 8;
    run.start();
    await clock.tick(0);
    await vi.waitFor(() => expect(run.job).toMatchObject({ state: 'ended', counts: { done: 2, changed: 2 } }));
    expect(given).toEqual(['p0', 'p1']);
    const difference = { was: 'plans.seen.keyForEach', now: 'licences.free', count: 2 };
    expect(items[3]).toMatchObject({ state: 'changed', step: 3, missed: [{ step: 1, state: 'changed', difference }] });
    run.act('force');
    await clock.tick(0);
    await vi.waitFor(() => expect(run.job).toMatchObject({ state: 'ended', counts: { done: 4 } }));
    expect(given).toEqual(['p0', 'p1', 'p2', 'p3']);
});

it('does the first ones as a trial, waits, and continues with the others', async () => {
    const { run, items, sent, clock, answerAll } = setUp({ job: { plan: true, first: 4 } });
    run.start();
    await clock.tick(0);
    await answerAll();
    expect(run.job).toMatchObject({ state: 'held', first: 4 });
    expect(sent).toEqual(['p0', 'p1', 'p2', 'p3']);
    // Pressed in a tab that shows an earlier state.
    for (const late of ['resume', 'last'] satisfies Command[]) run.act(late);
    expect(run.job.state).toBe('held');
    run.act('others');
    run.act('last');
    await clock.tick(0);
    await answerAll();
    expect(run.job.state).toBe('ended');
    expect(run.job.first).toBeUndefined();
    expect(items.every(({ state }) => state === 'done')).toBe(true);
    expect(sent).toHaveLength(10);
});
