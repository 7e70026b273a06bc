import { expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { runMany } from '#dataProvider/queue/many';
import { createQueue } from '#dataProvider/queue/queue';
import type { Tries } from '#dataProvider/queue/verified';
import { fakeClock } from './clock';

/** Several calls of a dialog, which is pressed again (MANY-3). */

it('what may have taken effect is looked up by the next press before anything is sent', async () => {
    const lost = new PortalError('errors.network', { status: 0, reason: 'network' });
    const tries: Tries = new Map();
    const send = vi.fn().mockRejectedValue(lost);
    const look = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
    const press = () => runMany(['u1'], () => ({ send, look }), { tries, queue: createQueue(fakeClock()) });
    expect(await press()).toMatchObject({ succeeded: [], failed: [{ item: 'u1', error: lost }] });
    expect(await press()).toEqual({ succeeded: ['u1'], failed: [] });
    expect([send.mock.calls.length, tries.size]).toEqual([1, 0]);
});

it('a session that ends while it is looked up is no success: what was chosen is kept', async () => {
    const lost = new PortalError('errors.network', { status: 0, reason: 'network' });
    const over = new PortalError('errors.401', { status: 401, reason: 'http' });
    const tries: Tries = new Map();
    const send = vi.fn().mockRejectedValue(lost);
    const press = () =>
        runMany(['u1'], () => ({ send, look: vi.fn().mockRejectedValue(over) }), { tries, queue: createQueue(fakeClock()) });
    const expected = { succeeded: [], failed: [{ item: 'u1', error: over }] };
    expect(await press()).toEqual(expected);
    expect(await press()).toEqual(expected);
    expect([send.mock.calls.length, tries.size]).toEqual([1, 1]);
});
