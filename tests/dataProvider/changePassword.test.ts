import { expect, it } from 'vitest';
import { validateEduToken, validatePasswordToken } from '#dataProvider/actions/links';
import { changePassword } from '#dataProvider/actions/profile';
import { createHttpClient } from '#dataProvider/httpClient';
import { answer, fakeClient } from '../support/fakeClient';

const CHANGE = { email: 'a@b.example', oldPassword: 'old', newPassword: 'geheim1', customer: '10010' };

it.each([
    ['is that of the session stays signed in', 'same', ['POST', 'PATCH']],
    ['is temporary is signed out', 'other', ['POST', 'PATCH', 'DELETE']],
])('a token that changes the password and %s (PROFILE-4)', async (_what, session, methods) => {
    const fake = fakeClient({
        'POST user/token': { token: 'same' },
        'PATCH user': answer(204),
        'DELETE user/token': answer(204),
    });
    await changePassword(fake.client, { ...CHANGE, session });
    expect(fake.calls.map(({ method }) => method)).toEqual(methods);
});

it('the token of a link is not valid because an error comes with 200 (WIRE-5)', async () => {
    const clientOf = (body: object) =>
        createHttpClient({
            ...{ apiUrl: '', applicationId: 'portal', getToken: () => null },
            fetch: async () => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }),
        });
    for (const validate of [validatePasswordToken, validateEduToken]) {
        await validate(clientOf({}), 'token');
        const refused = validate(clientOf({ error: { code: 404, message: 'No such token' } }), 'token');
        await expect(refused).rejects.toMatchObject({ reason: 'malformed' });
    }
});
