// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseNotices } from '#src/shared/notices/notices';
import { controlCall } from './controlCalls';
import { startServer } from './serverHarness';

const BUILT = [{ id: 'built', variant: 'default', text: { en: 'Of the build' } }];
const FULL = {
    id: 'n1',
    variant: 'danger',
    text: { en: 'Down', de: 'Außer Betrieb' },
    roles: ['ADMIN', 'READER_ADMIN'],
    from: '2026-01-01T00:00:00Z',
    until: 1_800_000_000,
    reset: 60,
    public: true,
};

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
writeFileSync(join(dist, 'index.html'), '<!doctype html>');
writeFileSync(join(dist, 'notifications.json'), JSON.stringify(BUILT));
afterAll(() => rmSync(dist, { recursive: true }));

const start = async () => {
    const { origin } = await startServer(() => undefined, { dist });
    const control = (method: string, path: string, body?: unknown) => controlCall(origin, method, path, body);
    const served = async (): Promise<unknown> => (await fetch(`${origin}/notifications.json`)).json();
    return { origin, control, served, put: (entries: unknown) => control('PUT', 'notifications', { entries }) };
};

it('notices of the mock replace those of the build until they are removed', async () => {
    const { origin, control, served, put } = await start();
    expect((await control('GET', 'notifications')).data).toEqual({ entries: BUILT, own: false });
    expect(await put([FULL])).toEqual({ status: 200, data: { entries: [FULL], own: true } });
    expect(await served()).toEqual([FULL]);
    expect((await fetch(`${origin}/notifications.json`)).headers.get('cache-control')).toBe('no-cache');
    expect((await control('DELETE', 'notifications')).data).toEqual({ entries: BUILT, own: false });
    expect(await served()).toEqual(BUILT);
    await put([]);
    expect(await served()).toEqual([]);
    await control('POST', 'reset', {});
    expect(await served()).toEqual(BUILT);
});

it('the portal reads every field of an accepted notice', async () => {
    const { served, put } = await start();
    await put([FULL]);
    expect(parseNotices(await served())).toEqual([{ ...FULL, from: Date.UTC(2026, 0, 1), until: 1_800_000_000_000 }]);
});

it.each([
    ['id', { id: '' }],
    ['variant', { variant: 'pink' }],
    ['variant', { variant: undefined }],
    ['text', { text: 'plain' }],
    ['text', { text: { de: 'Nur deutsch' } }],
    ['text', { text: { en: 'x', xx: 'y' } }],
    ['text', { text: { en: 'x', de: ' ' } }],
    ['roles', { roles: ['BOSS'] }],
    ['roles', { roles: [] }],
    ['from', { from: 'soon' }],
    ['until', { until: '2025-12-31' }],
    ['reset', { reset: 'daily' }],
    ['public', { public: 'yes' }],
    ['role', { role: 'ADMIN' }],
    ['id', { id: 'first' }],
])('a wrong %s is refused with entry and field: %j', async (field, wrong) => {
    const { served, put } = await start();
    expect(
        await put([
            { id: 'first', variant: 'default', text: { en: 'x' } },
            { ...FULL, ...wrong },
        ]),
    ).toMatchObject({
        status: 400,
        data: { error: { code: `entries[1].${field}`, message: expect.stringContaining(`entries[1].${field} `) } },
    });
    expect(await served()).toEqual(BUILT);
});

it.each([[undefined], [{}], [[null]], [['text']]])('%j is refused', async entries => {
    const { put } = await start();
    expect((await put(entries)).status).toBe(400);
});
