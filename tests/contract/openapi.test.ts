// @vitest-environment node
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';

/** The structure of `mock-server/openapi.yaml`: it contains every call, and each says who may make it. */

interface Schema {
    $ref?: string;
    type?: string;
    required?: string[];
    properties?: Record<string, Schema>;
    additionalProperties?: boolean;
    items?: Schema;
    oneOf?: Schema[];
    enum?: unknown[];
}
interface Content {
    content?: Record<string, { schema: Schema }>;
}
interface Operation {
    operationId?: string;
    tags?: string[];
    'x-roles'?: string[];
    summary?: string;
    security?: Record<string, string[]>[];
    parameters?: { $ref: string }[];
    requestBody?: Content & { required?: boolean };
    responses: Record<string, Content & { $ref?: string }>;
}
interface Document {
    openapi: string;
    servers: { url: string }[];
    security: unknown;
    paths: Record<string, Record<string, Operation> & { parameters: { $ref: string }[] }>;
    components: {
        schemas: Record<string, Schema>;
        responses: Record<string, Content>;
        parameters: Record<string, { name: string; in: string }>;
    };
}

const document = load(readFileSync(new URL('../../mock-server/openapi.yaml', import.meta.url), 'utf8')) as Document;
const { schemas, responses, parameters } = document.components;

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
const schemaOf = (schema: Schema | undefined): Schema => (schema?.$ref ? (schemas[nameOf(schema.$ref)] ?? {}) : (schema ?? {}));
const jsonOf = (part: Content | undefined): Schema | undefined => part?.content?.['application/json']?.schema;
const answerOf = (operation: Operation, status: string): Content | undefined => {
    const answer = operation.responses[status];
    return answer?.$ref ? responses[nameOf(answer.$ref)] : answer;
};

const operations = Object.entries(document.paths).flatMap(([path, { parameters: shared, ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => ({
        call: `${method.toUpperCase()} ${path.slice(1)}`,
        operation,
        parameters: [...shared, ...(operation.parameters ?? [])].map(({ $ref }) => nameOf($ref)),
    })),
);
const byCall = new Map(operations.map(entry => [entry.call, entry]));

/** Every call of the API, by subject. */
const CALLS: Record<string, string[]> = {
    session: ['POST user/token', 'DELETE user/token', 'GET user', 'PATCH user', 'GET customer'],
    password: ['POST password/validateToken', 'POST password/reset', 'POST password/recover'],
    education: ['POST edu/requestToken', 'POST edu/validateToken', 'POST edu/activate'],
    transfer: ['POST transfer/validateToken', 'POST transfer/approve', 'POST transfer/request'],
    keys: [
        'GET keys',
        'POST keys',
        'GET keys/{id}',
        'PATCH keys/{id}',
        'DELETE keys/{id}',
        'GET keys/{id}/users',
        'POST keys/{id}/refresh',
        'POST keys/{id}/send',
        'POST keys/request',
        'GET users/{id}/keys',
        'PUT users/{id}/keys/{keyId}',
        'DELETE users/{id}/keys/{keyId}',
    ],
    applications: ['GET applications', 'GET rest/applications/{id}'],
    licences: [
        'GET licences',
        'GET licences/{id}',
        'PATCH licences/{id}',
        'GET licences/{id}/keys',
        'GET licences/{id}/users',
        'GET licences/{id}/modules',
        'GET licences/{id}/seats',
        'GET licences/{id}/seats/{seatId}',
        'DELETE licences/{id}/seats/{seatId}',
    ],
    users: [
        'GET users',
        'POST users',
        'GET users/{id}',
        'PATCH users/{id}',
        'DELETE users/{id}',
        'GET users/{id}/cloudGroups',
        'POST users/{id}/send',
        'POST users/{id}/logout',
        'POST users/{id}/recover',
        'PUT users/{id}/licences/{licenceId}',
        'DELETE users/{id}/licences/{licenceId}',
    ],
    cloudGroups: [
        'GET cloudGroups',
        'POST cloudGroups',
        'GET cloudGroups/{id}',
        'PATCH cloudGroups/{id}',
        'DELETE cloudGroups/{id}',
        'GET cloudGroups/{id}/users',
        'PUT cloudGroups/{id}/users',
        'PUT cloudGroups/{id}/users/{userId}',
        'DELETE cloudGroups/{id}/users/{userId}',
    ],
    contracts: ['GET contracts', 'GET contracts/{id}', 'GET invoices', 'GET invoices/{id}'],
    tickets: [
        'GET tickets',
        'POST tickets',
        'GET tickets/{id}',
        'PATCH tickets/{id}',
        'GET tickets/{id}/messages',
        'POST tickets/{id}/messages',
    ],
    orders: ['POST orders/academy'],
    academy: [
        'GET academy/directories',
        'GET academy/directories/{id}',
        'GET academy/directories/{id}/playlist',
        'GET academy/videos/{id}',
        'GET academy/videos/{id}/path',
        'GET academy/embeds/{libraryId}/{videoId}',
        'GET academy/tags',
        'GET academy/videos/{id}/comments',
        'GET academy/videos/{id}/comments/{commentId}/replies',
        'POST academy/videos/{id}/comments',
        'PATCH academy/videos/{id}/comments/{commentId}',
        'DELETE academy/videos/{id}/comments/{commentId}',
        'PUT academy/videos/{id}/progress',
        'GET academy/search',
        'POST academy/auth/validate',
        'POST academy/auth/logout',
    ],
};

/** WIRE-2: these send `Application-Id` alone (sign-in: with the Basic header). */
const NO_AUTH = [...CALLS.password!, ...CALLS.education!, 'POST transfer/validateToken', 'POST transfer/approve'];

/** What a READER_ADMIN changes, because it is the own (ROLE-4). */
const OWN_WRITES = [
    'DELETE user/token',
    'PATCH user',
    'POST tickets',
    'PATCH tickets/{id}',
    'POST tickets/{id}/messages',
    'POST academy/videos/{id}/comments',
    'PATCH academy/videos/{id}/comments/{commentId}',
    'DELETE academy/videos/{id}/comments/{commentId}',
    'PUT academy/videos/{id}/progress',
    'POST academy/auth/validate',
    'POST academy/auth/logout',
];

/** The writes whose response may lack the record (WIRE-5). */
const MAY_BE_EMPTY = [
    'PATCH user',
    'PATCH users/{id}',
    'PUT users/{id}/licences/{licenceId}',
    'PUT users/{id}/keys/{keyId}',
    'PATCH keys/{id}',
    'POST keys/{id}/refresh',
    'PATCH licences/{id}',
    'PATCH cloudGroups/{id}',
    'PATCH tickets/{id}',
    'POST tickets/{id}/messages',
    'PATCH academy/videos/{id}/comments/{commentId}',
];

/** Collections with query options (QUERY-1). */
const ODATA = ['Filter', 'Expand', 'Select', 'OrderBy', 'Top', 'Skip', 'CountOption'];
const COLLECTIONS = ['licences', 'keys', 'users', 'licences/{id}/seats', 'cloudGroups', 'contracts', 'invoices', 'tickets'];

/** The fields of each entity (USER-1, LICENCE-1, KEY-1 and so on). */
const FIELDS: Record<string, string> = {
    User: 'id email forename surname displayName adminNote active role phone company function alias cam customer customerContext cloud cloudGroups keys',
    Customer: 'id languages data cloud flags',
    Licence:
        'id name product licenceType count count_active_licences active expire modules users keys seats users@odata.count keys@odata.count seats@odata.count',
    Key: 'id licenceId product token label expire licenceType email count_cloud_user users seats',
    Seat: 'id keyId licenceId userId machineName active activated deactivated licenceType',
    CloudGroup: 'id label autoAdd users',
    Application: 'id label documents downloads links',
    Contract: 'id name startOn endOn cancellationOn invoiceOn invoiceInterval invoiceTo details',
    Invoice: 'id name created contractId',
    Ticket: 'id index status created authors',
    TicketMessage: 'content author authorRole created',
    Directory: 'id label description introVideo thumbnail displayType locked path contents',
    Video: 'id label type duration progress thumbnail tags locked expiresAt directoryId libraryId allowComments attachments metaData',
    Comment: 'id content author createdAt editedAt editable moderator hidden hasReplies replies',
    Embed: 'type src poster captions',
    EduRegistration:
        'token forename surname email phone street zip city school citySchool degree gradMonth gradYear sector newsletter consentTerms consentPrivacy',
    TransferToken: 'user customerSource customerDestination',
};

describe('the API document', () => {
    it('is OpenAPI 3.0 under /api, with a bearer token unless an operation says otherwise', () => {
        expect(document.openapi).toBe('3.0.3');
        expect(document.servers).toEqual([{ url: '/api' }]);
        expect(document.security).toEqual([{ bearer: [] }]);
    });

    it.each(Object.entries(CALLS))('contains every known call: %s', (_area, calls) => {
        expect(calls.filter(call => !byCall.has(call))).toEqual([]);
    });

    it('contains no other call', () => {
        const known = new Set(Object.values(CALLS).flat());
        expect(operations.map(({ call }) => call).filter(call => !known.has(call))).toEqual([]);
    });

    it('gives every operation its own id', () => {
        const ids = operations.map(({ operation }) => operation.operationId);
        expect(ids).not.toContain(undefined);
        expect(new Set(ids).size).toBe(operations.length);
    });

    it.each(Object.entries(FIELDS))('contains every field of %s', (name, fields) => {
        expect(Object.keys(schemas[name]?.properties ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
    });
});

describe.each(operations)('$call', ({ call, operation, parameters: named }) => {
    const method = call.slice(0, call.indexOf(' '));
    const path = call.slice(method.length + 1);
    const roles = operation['x-roles'];

    it('has a tag, a summary, its parameters and the application id', () => {
        expect(operation.tags).toHaveLength(1);
        expect(operation.summary).toBeTruthy();
        expect(named).toContain('ApplicationId');
        const inPath = named.map(name => parameters[name]!).filter(parameter => parameter.in === 'path');
        expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    });

    it('states who may call it, and responds to others with 401 and 403', () => {
        if (NO_AUTH.includes(call) || call === 'POST user/token') {
            expect(roles).toEqual([]);
            expect(operation.security).toEqual(call === 'POST user/token' ? [{ basic: [] }] : []);
            return;
        }
        expect(operation.security).toBeUndefined();
        expect(roles).toContain('ADMIN');
        expect(schemas.Role?.enum).toEqual(expect.arrayContaining(roles!));
        expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '403']));
        expect(roles!.includes('READER_ADMIN')).toBe(method === 'GET' || OWN_WRITES.includes(call));
    });

    it('responds to every failure with the error schema', () => {
        const failures = Object.keys(operation.responses).filter(status => status >= '4');
        expect(failures).toEqual(expect.arrayContaining(['400', '5XX']));
        for (const status of failures) expect(jsonOf(answerOf(operation, status))?.$ref).toBe('#/components/schemas/Error');
    });

    it('has a declared body on success, or none; a write may have either', () => {
        const statuses = Object.keys(operation.responses).filter(status => status < '4');
        expect(statuses).toHaveLength(call === 'POST user/token' || MAY_BE_EMPTY.includes(call) ? 2 : 1);
        for (const status of statuses) expect(answerOf(operation, status)?.content === undefined).toBe(status === '204');
    });
});

describe('request bodies', () => {
    it.each(operations.filter(({ operation }) => operation.requestBody))(
        'of $call accept only the fields that they name',
        entry => {
            const body = schemaOf(jsonOf(entry.operation.requestBody));
            expect(body.type === 'array' || body.additionalProperties === false).toBe(true);
        },
    );
});

describe('collections', () => {
    it.each(COLLECTIONS)('GET %s accepts the query options and responds in both forms', path => {
        const { operation, parameters: named } = byCall.get(`GET ${path}`)!;
        expect(named).toEqual(expect.arrayContaining(ODATA));
        expect(named.includes('NewDb')).toBe(['licences', 'keys', 'users'].includes(path));
        const schema = jsonOf(answerOf(operation, '200'));
        // Seats always come with their count.
        const counted = path.endsWith('/seats') ? schema : schema?.oneOf?.[1];
        expect(counted?.required).toEqual(['@odata.count', 'value']);
        if (!path.endsWith('/seats')) expect(schema?.oneOf?.[0]?.type).toBe('array');
        // `$select` may leave out any field of a row.
        expect(schemaOf(counted?.properties?.value?.items).required).toBeUndefined();
    });
});
