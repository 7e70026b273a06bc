import { expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { sendVerified } from '#dataProvider/unclear';
import { failure } from '../support/fakeClient';

/** What a change comes to whose outcome may be unknown (MANY-5). */

const lost = new PortalError('errors.network', { status: 0, reason: 'network' });
const late = new PortalError('errors.timeout', { status: 0, reason: 'timeout' });
const YES = async () => true;
const NO = async () => false;
const REFUSED = async () => {
    throw failure(403);
};

it('answers as the server did, and asks nothing', async () => {
    const took = vi.fn(YES);
    expect(await sendVerified(async () => 'made', took)).toBe('made');
    expect(took).not.toHaveBeenCalled();
});

it.each([
    ['a cut line', lost],
    ['no answer in time', late],
    ['a 500', failure(500)],
    ['an answer that cannot be read', new TypeError('no JSON')],
])('after %s asks once: done if it took effect, otherwise the failure', async (_what, error) => {
    const send = vi.fn().mockRejectedValue(error);
    const took = vi.fn(YES);
    expect(await sendVerified(send, took)).toBeUndefined();
    expect(took).toHaveBeenCalledOnce();
    await expect(sendVerified(send, NO)).rejects.toBe(error);
    await expect(sendVerified(send, REFUSED)).rejects.toBe(error);
    // never sent again by itself
    expect(send).toHaveBeenCalledTimes(3);
});

it.each([400, 401, 403, 404, 409, 429])('asks nothing after a %s, which is a clear no', async status => {
    const took = vi.fn(YES);
    await expect(sendVerified(() => Promise.reject(failure(status)), took)).rejects.toMatchObject({ status });
    expect(took).not.toHaveBeenCalled();
});
