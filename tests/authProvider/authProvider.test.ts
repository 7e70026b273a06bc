import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthProvider } from '../../authProvider';
import * as session from '../../authProvider/session';
import { changePassword } from '../../dataProvider/actions/profile';
import { PortalError } from '../../dataProvider/errors';
import type { HttpClient } from '../../dataProvider/httpClient';
import { failure } from '../support/fakeClient';

const unused: HttpClient = () => Promise.reject(new Error('no call is expected'));

describe('a user who was read in another session', () => {
    const READ = { data: { id: 'a', email: 'a@holzmann.example', role: 'ADMIN' }, status: 200, headers: new Headers() };
    /** Reads A, and signs B in before the response arrives. */
    const late = (async () => {
        session.begin('t-b');
        return READ;
    }) as HttpClient;

    beforeEach(() => session.begin('t-a'));
    afterEach(() => session.end('signed-out'));

    it('is not stored as the user of this one', async () => {
        await expect(createAuthProvider(late).getIdentity()).rejects.toThrow();
        expect(session.getUser()).toBeNull();
    });

    it('decides no permission', async () => {
        await expect(createAuthProvider(late).canAccess({ action: 'list', resource: 'contracts' })).rejects.toThrow();
    });

    it('signs nobody in', async () => {
        const tokens: unknown[] = [];
        const client = (async (path, { auth, method } = {}) => {
            if (method === 'POST') return { ...READ, data: { token: 't-a' } };
            tokens.push([path, method ?? 'GET', auth]);
            if (path === 'user') session.begin('t-b');
            return READ;
        }) as HttpClient;
        const provider = createAuthProvider(client);
        expect(await provider.login({ email: 'a@holzmann.example', password: 'x' })).toEqual({ signedIn: false });
        expect(session.getToken()).toBe('t-b');
        expect(session.getUser()).toBeNull();
        expect(tokens).toEqual([
            ['user', 'GET', { bearer: 't-a' }],
            ['user/token', 'DELETE', { bearer: 't-a' }],
        ]);
    });
});

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
