import { describe, expect, it, vi } from 'vitest';
import { startEarly } from '../../dataProvider/early';
import { failureOf, json, never, setUp } from '../support/httpClient';

describe('early reads', () => {
    it('hands an early response over once', async () => {
        const { client, fetchSpy } = setUp(() => json({ id: '1' }));
        startEarly(client, 'early/once');
        expect((await client('early/once')).data).toEqual({ id: '1' });
        expect(fetchSpy).toHaveBeenCalledTimes(1);
        await client('early/once');
        expect(fetchSpy).toHaveBeenCalledTimes(2);
    });

    it('sends one request when started twice', async () => {
        const { client, fetchSpy } = setUp(() => json({}));
        startEarly(client, 'early/twice');
        startEarly(client, 'early/twice');
        await client('early/twice');
        expect(fetchSpy).toHaveBeenCalledTimes(1);
    });

    it('applies the error texts of the call that uses it', async () => {
        const { client } = setUp(() => json({}, 403));
        startEarly(client, 'early/judged');
        expect((await failureOf(client('early/judged', { errors: { 403: 'errors.forbidden' } }))).message).toBe(
            'errors.forbidden',
        );
    });

    it('is told to have failed by the call that uses it, once', async () => {
        const { client } = setUp(() => json({}, 403));
        const failed = vi.fn();
        client.failed = failed;
        startEarly(client, 'early/failed');
        await failureOf(client('early/failed', { early: true, errors: { 403: 'errors.forbidden' } }));
        expect(failed).not.toHaveBeenCalled();
        startEarly(client, 'early/failed');
        const error = await failureOf(client('early/failed', { errors: { 403: 'errors.forbidden' } }));
        expect(failed.mock.calls).toEqual([[error]]);
    });

    it('does not use it in another session, after a change, or after a minute', async () => {
        const { client, state, fetchSpy } = setUp(() => json({}));
        startEarly(client, 'early/session');
        state.token = 'T2';
        await client('early/session');
        expect(fetchSpy).toHaveBeenCalledTimes(2);

        startEarly(client, 'early/changed');
        await client('x', { method: 'PATCH', body: {} });
        await client('early/changed');
        expect(fetchSpy).toHaveBeenCalledTimes(5);

        startEarly(client, 'early/old');
        const now = Date.now();
        vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);
        await client('early/old');
        expect(fetchSpy).toHaveBeenCalledTimes(7);
    });

    it('aborts the request when its user aborts', async () => {
        const { client, sent } = setUp(never);
        startEarly(client, 'early/abort');
        const controller = new AbortController();
        const error = failureOf(client('early/abort', { signal: controller.signal }));
        controller.abort();
        expect((await error).name).toBe('AbortError');
        expect(sent().init.signal?.aborted).toBe(true);
    });
});
