import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthProvider } from '../../authProvider';
import * as session from '../../authProvider/session';
import { changePassword } from '../../dataProvider/actions/session';
import { PortalError } from '../../dataProvider/errors';
import type { HttpClient } from '../../dataProvider/httpClient';
import { failure } from '../support/fakeClient';

const unused: HttpClient = () => Promise.reject(new Error('no call is expected'));

describe('an error on a page', () => {
    const ended = vi.fn();
    let stop = () => {};
    beforeEach(() => {
        ended.mockReset();
        stop = session.onEnd(ended);
        session.begin('t-1');
    });
    afterEach(() => {
        stop();
        session.end('signed-out');
    });

    it.each([
        ['a 401', failure(401), 1],
        ['a 403', failure(403), 0],
        ['anything else', new Error('no'), 0],
    ])('%s ends the session %#', async (_what, error, times) => {
        await createAuthProvider(unused).checkError(error);
        expect(ended).toHaveBeenCalledTimes(times);
    });

    it.each(['POST', 'PATCH'])('a 401 from the %s of a password change does not', async refused => {
        const client = (async (_path, { method, errors } = {}) => {
            if (method === refused)
                throw new PortalError(errors?.[401] ?? errors?.default ?? 'errors.unknown', { status: 401, reason: 'http' });
            return { data: { token: 'temporary' } };
        }) as HttpClient;
        const change = { email: 'a@b.example', oldPassword: 'old', newPassword: 'geheim1', customer: '10010' };
        const error = await changePassword(client, change).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(PortalError);
        await createAuthProvider(unused).checkError(error);
        expect(ended).not.toHaveBeenCalled();
    });
});
