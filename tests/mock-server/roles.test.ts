// @vitest-environment node
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { beforeEach, expect, it } from 'vitest';
import { withSignedCalls, type Auth } from './signedCalls';

/** Every call of the API, made by every role: permissions match the description, and are checked before anything else. */

interface Schema {
    $ref?: string;
    type?: string;
    enum?: unknown[];
    pattern?: string;
    required?: string[];
    properties?: Record<string, Schema>;
}
interface Operation {
    'x-roles': string[];
    requestBody?: { content: { 'application/json': { schema: Schema } } };
}
interface Description {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
}

const { paths, components } = load(
    readFileSync(new URL('../../mock-server/openapi.yaml', import.meta.url), 'utf8'),
) as Description;

/** The minimum that a schema accepts: required fields, first values. */
const sampleOf = ({ $ref, type, enum: values, pattern, required = [], properties = {} }: Schema): unknown => {
    if ($ref) return sampleOf(components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)]!);
    if (values) return values[0];
    if (pattern) return 'AAAA-BBBB-CCCC-DDDD';
    if (type === 'array') return [];
    if (type === 'integer' || type === 'number') return 1;
    if (type === 'boolean') return true;
    if (type !== 'object') return 'nobody@nowhere.example';
    const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
    return Object.fromEntries(names.map(name => [name, sampleOf(properties[name]!)]));
};

const CALLS = Object.entries(paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'patch', 'delete']
        .filter(verb => verb in item)
        .map(verb => {
            const { 'x-roles': roles, requestBody } = item[verb]!;
            const schema = requestBody?.content['application/json'].schema;
            const query = path === '/academy/search' ? '?query=' : '';
            return {
                name: `${verb.toUpperCase()} ${path}`,
                method: verb.toUpperCase(),
                // there is no record of this id: the missing permission is reported, not the missing record
                path: path.replace(/\{\w+\}/g, 'nothing') + query,
                body: schema && sampleOf(schema),
                roles,
            };
        }),
);
// signing out would end the session that the others need, and signing in needs other credentials
const ORDINARY = CALLS.filter(({ path }) => path !== '/user/token');
const SIGNED = ORDINARY.filter(({ roles }) => roles.length > 0);

const { send, signIn, state } = withSignedCalls();

/** The statuses of calls, in order. */
const ask = async (auth: Auth, calls: typeof CALLS, headers?: Record<string, string>): Promise<[string, number][]> => {
    const statuses: [string, number][] = [];
    for (const { name, method, path, body } of calls) {
        statuses.push([name, (await send(auth, method, path, body, headers)).status]);
    }
    return statuses;
};

beforeEach(() => {
    // an administrator with read access may write in their own tickets: only the role is tested here
    for (const user of state().users) user.cam = true;
});

it.each([
    ['USER', 'user@holzmann.example'],
    ['READER_ADMIN', 'reader@holzmann.example'],
    ['ADMIN', 'admin@holzmann.example'],
])('%s: 403 for what the role may not do', async (role, email) => {
    const session = await signIn(email);
    const before = JSON.stringify([state().users, state().licences, state().keys, state().orders, state().cloudGroups]);
    const refused = await ask(
        session,
        SIGNED.filter(({ roles }) => !roles.includes(role)),
    );
    expect(refused.filter(([, status]) => status !== 403)).toEqual([]);
    expect(refused.length > 0).toBe(role !== 'ADMIN');
    expect(JSON.stringify([state().users, state().licences, state().keys, state().orders, state().cloudGroups])).toBe(before);

    const allowed = await ask(
        session,
        SIGNED.filter(({ roles }) => roles.includes(role)),
    );
    // limits of a USER: keys and cloud groups of another user, names in their own profile
    const own = role === 'USER' ? ['GET /users/{id}/keys', 'GET /users/{id}/cloudGroups'] : [];
    expect(allowed.filter(([, status]) => [401, 403].includes(status)).map(([name]) => name)).toEqual(own);
});

it('401 without a sign-in, except for the public calls', async () => {
    expect((await ask(null, SIGNED)).filter(([, status]) => status !== 401)).toEqual([]);
    const open = ORDINARY.filter(({ roles }) => roles.length === 0);
    expect(open).toHaveLength(8);
    expect((await ask({ token: 'stale' }, open)).filter(([, status]) => ![200, 204, 400, 404].includes(status))).toEqual([]);
});

it('400 to another application', async () => {
    const session = await signIn('admin@holzmann.example');
    expect((await ask(session, CALLS, { 'Application-Id': 'shop' })).filter(([, status]) => status !== 400)).toEqual([]);
});
