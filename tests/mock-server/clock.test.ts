// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { AcademySession, Licence } from '../../dataProvider/types';
import { controlCall } from './controlCalls';
import { DAY, NOON, withPortalServer } from './portalServer';
import { HEADERS, startServer } from './serverHarness';

const { advance, call, control, state } = withPortalServer();

const move = (seconds: number) => control('POST', 'clock', { move: seconds });
const validate = async (who: 'user' | 'admin') => (await call<AcademySession>(who, 'POST', '/academy/auth/validate')).body;
const membership = async () => (await call<Licence>('admin', 'GET', '/licences/10010108')).body;

describe('the clock', () => {
    it('is moved, set and reset to the real time', async () => {
        expect((await control('GET', 'clock')).data).toEqual({ now: NOON, offset: 0, real: NOON });
        expect(await move(90)).toEqual({ status: 200, data: { now: NOON + 90, offset: 90, real: NOON } });
        expect((await move(-30)).data).toEqual({ now: NOON + 60, offset: 60, real: NOON });
        advance(10);
        expect((await control('GET', 'clock')).data).toEqual({ now: NOON + 70, offset: 60, real: NOON + 10 });
        expect((await control('POST', 'clock', { now: NOON + 2 * DAY })).data).toMatchObject({
            now: NOON + 2 * DAY,
            offset: 2 * DAY - 10,
        });
        expect((await control('GET', 'state')).data).toMatchObject({ now: NOON + 2 * DAY });
        expect((await control('POST', 'clock', {})).data).toEqual({ now: NOON + 10, offset: 0, real: NOON + 10 });
    });

    it.each([
        ['half a second', { move: 0.5 }],
        ['a text', { now: 'noon' }],
        ['both ways at once', { now: NOON, move: 1 }],
        ['a misspelt field', { moves: 1 }],
        ['a time before 1970', { now: -1 }],
        ['a time after the year 9999', { move: 253_402_300_799 }],
    ])('refuses %s and does not change', async (_what, wanted) => {
        await move(5);
        expect((await control('POST', 'clock', wanted)).status).toBe(400);
        expect((await control('GET', 'clock')).data).toMatchObject({ offset: 5 });
    });

    it('returns to the real time on a reset', async () => {
        await move(DAY);
        await control('POST', 'reset', {});
        expect((await control('GET', 'clock')).data).toMatchObject({ offset: 0 });
    });

    it('is not exposed to the portal', async () => {
        const { origin } = await startServer(api => void api.get('/users', (_req, res) => void res.json([])));
        const headers = async () => {
            const entries = [...(await fetch(`${origin}/api/users`, { headers: HEADERS })).headers];
            return Object.fromEntries(entries.filter(([name]) => name !== 'date'));
        };
        const before = await headers();
        await controlCall(origin, 'POST', 'clock', { move: 400 * DAY });
        expect(await headers()).toEqual(before);
        const date = (await fetch(`${origin}/api/users`, { headers: HEADERS })).headers.get('date')!;
        expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(DAY * 1000);
    });
});

describe('what depends on the clock', () => {
    it('the academy’s session: 180 s, and 15 s after a logout', async () => {
        expect(await validate('user')).toBe(true);
        const session = () => call('user', 'GET', '/academy/embeds/lib1/v103');
        await move(180);
        expect((await session()).status).toBe(200);
        await move(1);
        expect((await session()).status).toBe(403);
        expect(await validate('user')).toBe(true);
        await call('user', 'POST', '/academy/auth/logout');
        await move(14);
        expect((await session()).status).toBe(200);
        await move(1);
        expect((await session()).status).toBe(403);
    });

    it('orders, expiries and stored times', async () => {
        await call('admin', 'POST', '/orders/academy', { count: 20 });
        expect((await membership()).count).toBe(15);
        await move(DAY);
        expect((await membership()).count).toBe(20);
        expect(state().outbox.at(-1)).toMatchObject({ kind: 'order', sentAt: NOON });

        const key = state().keys.find(row => row.userId === 'u102' && row.product === 'academy')!;
        key.expire = NOON + 2 * DAY;
        expect(await validate('user')).toBe(true);
        await move(2 * DAY);
        expect(await validate('user')).toEqual({ data: { state: 'invalid' } });
    });
});

describe('the clock between starts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'clock-'));
    afterEach(() => rmSync(folder, { recursive: true }));

    it('stays where it was set', async () => {
        const options = { state: join(folder, 'state.json') };
        const first = await startServer(() => undefined, options);
        await controlCall(first.origin, 'POST', 'clock', { move: DAY });
        await first.close();
        const second = await startServer(() => undefined, options);
        expect((await controlCall(second.origin, 'GET', 'clock')).data).toMatchObject({ offset: DAY });
    });
});
