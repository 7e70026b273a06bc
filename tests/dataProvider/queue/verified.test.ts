import { expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { isGone } from '#dataProvider/outcome';
import { sendVerified, type Tries } from '#dataProvider/queue/verified';
import { failure } from '../../support/fakeClient';

/** What a change comes to whose outcome may be unknown (MANY-5). */

/** A first try. */
const first = () => ({ tries: new Map() as Tries, of: 'k1' });

const lost = new PortalError('errors.network', { status: 0, reason: 'network' });
const late = new PortalError('errors.timeout', { status: 0, reason: 'timeout' });
const YES = async () => true;
const NO = async () => false;
const REFUSED = async () => {
    throw failure(403);
};

it('answers as the server did, and asks nothing', async () => {
    const took = vi.fn(YES);
    expect(await sendVerified(async () => 'made', took, first())).toBe('made');
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
    expect(await sendVerified(send, took, first())).toBeUndefined();
    expect(took).toHaveBeenCalledOnce();
    await expect(sendVerified(send, NO, first())).rejects.toBe(error);
    await expect(sendVerified(send, REFUSED, first())).rejects.toBe(error);
    // never sent again by itself
    expect(send).toHaveBeenCalledTimes(3);
});

it.each([400, 401, 403, 404, 409, 429])('asks nothing after a %s, which is a clear no', async status => {
    const took = vi.fn(YES);
    await expect(sendVerified(() => Promise.reject(failure(status)), took, first())).rejects.toMatchObject({ status });
    expect(took).not.toHaveBeenCalled();
});

it('after an unknown outcome the next try of the same looks first, and is looked up as the first one was', async () => {
    const about = first();
    const late = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    await expect(sendVerified(() => Promise.reject(lost), late, about)).rejects.toBe(lost);
    const send = vi.fn(async () => 'again');
    expect(await sendVerified(send, NO, { ...about, of: 'k2' })).toBe('again');
    expect(await sendVerified(send, NO, about)).toBeUndefined();
    expect(send).toHaveBeenCalledOnce();
    // It is known now.
    expect(await sendVerified(send, NO, about)).toBe('again');
});

it('a refusal of the next try is looked up: the first one may have come in between', async () => {
    const about = first();
    const late = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    await expect(sendVerified(() => Promise.reject(lost), late, about)).rejects.toBe(lost);
    await expect(sendVerified(() => Promise.reject(failure(409)), NO, about)).resolves.toBeUndefined();
});

it('a web page in place of the answer is an unknown outcome, until it has been looked up', async () => {
    const page = new PortalError('keys.errors.save', { status: 200, reason: 'page' });
    const send = () => Promise.reject(page);
    await expect(sendVerified(send, YES, first())).resolves.toBeUndefined();
    await expect(sendVerified(send, REFUSED, first())).rejects.toBe(page);
    await expect(sendVerified(send, NO, first())).rejects.toMatchObject({ message: 'keys.errors.save', reason: 'malformed' });
});

it('only the API itself says that something is gone', () => {
    expect(isGone(failure(404))).toBe(true);
    expect(isGone(new PortalError('errors.404', { status: 404, reason: 'http' }))).toBe(false);
    expect(isGone(failure(410))).toBe(false);
});
