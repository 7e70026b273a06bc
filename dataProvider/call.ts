import { PortalError } from './errors';
import type { ApiRequest, ApiResponse, HttpClient } from './httpClient';
import type { paths } from './types/api';

/**
 * The API's calls by name, e.g. `PUT /users/{id}/keys/{keyId}`, with the parameters, body and response that `mock-server/openapi.yaml`
 * defines. Small, because the public pages load it too.
 */

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

/** The name of a call: method and path. */
export type CallName = { [Path in keyof paths]: `${Uppercase<Method & keyof paths[Path]>} ${Path}` }[keyof paths];

type OperationOf<Name extends CallName> = Name extends `${infer M} ${infer Path}`
    ? Path extends keyof paths
        ? Lowercase<M> extends keyof paths[Path]
            ? paths[Path][Lowercase<M>]
            : never
        : never
    : never;

type JsonOf<Content> = Content extends { content: { 'application/json': infer Json } } ? Json : never;

/** The body of a call. */
export type Body<Name extends CallName> =
    OperationOf<Name> extends { requestBody?: infer Sent } ? JsonOf<NonNullable<Sent>> : never;

/** What a call returns: the JSON of a successful response, or of a 300 (customers to choose from). */
export type ResponseData<Name extends CallName> =
    OperationOf<Name> extends { responses: infer Responses }
        ? { [Status in keyof Responses]: Status extends 200 | 201 | 300 ? JsonOf<Responses[Status]> : never }[keyof Responses]
        : never;

type PathOf<Name extends CallName> =
    OperationOf<Name> extends { parameters: { path: infer Parameters } } ? { path: Parameters } : { path?: never };

type BodyOf<Name extends CallName> =
    OperationOf<Name> extends { requestBody: { content: object } }
        ? { body: Body<Name> }
        : [Body<Name>] extends [never]
          ? { body?: never }
          : { body?: Body<Name> };

type QueryOf<Name extends CallName> =
    OperationOf<Name> extends { parameters: { query?: infer Query } }
        ? { query?: NonNullable<Query> | string }
        : { query?: never };

/** What a call is made with besides its name. */
export type Options<Name extends CallName> = Omit<ApiRequest, 'method' | 'call' | 'body'> &
    PathOf<Name> &
    BodyOf<Name> &
    QueryOf<Name>;

/** The same for a call whose name is only known at run time. */
export interface AnyOptions extends Omit<ApiRequest, 'method' | 'call'> {
    path?: Readonly<Record<string, string>>;
    query?: object | string;
}

/** A read returns its body. The body of a change may be missing or anything else (WIRE-5), so the caller has to check it. */
export type Read<Name extends CallName> = Name extends `GET ${string}` ? ResponseData<Name> : ResponseData<Name> | undefined;

/** The path of a call below the API base, with encoded parameters. */
export const pathOf = (name: CallName, parameters: Readonly<Record<string, string>> = {}): string =>
    name.replace(/^\w+ \//, '').replace(/\{(\w+)\}/g, (_, parameter: string) => {
        const value = parameters[parameter] ?? '';
        // The path would be that of another call: browsers resolve both, encoded or not.
        if (/^\.{0,2}$/.test(value)) throw new PortalError('errors.404', { status: 404, reason: 'http' });
        return encodeURIComponent(value);
    });

const queryOf = (query: object | string | undefined): string => {
    if (query === undefined || typeof query === 'string') return query ?? '';
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    return given.length === 0 ? '' : `?${given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
};

/**
 * Makes a call. `path` contains the path parameters, `query` the query parameters or the result of `buildQuery`. If `check` is a type
 * guard, the response has its type. Rejects as `HttpClient` does.
 */
export function call<Name extends CallName, Checked>(
    client: HttpClient,
    name: Name,
    options: Options<Name> & { check: (data: unknown) => data is Checked },
): Promise<ApiResponse<ResponseData<Name> & Checked>>;
export function call<Name extends CallName>(
    client: HttpClient,
    name: Name,
    options: Options<Name>,
): Promise<ApiResponse<Read<Name>>>;
export function call(client: HttpClient, name: CallName, options: object): Promise<ApiResponse<unknown>> {
    const { path, query, ...request } = options as AnyOptions;
    const method = name.slice(0, name.indexOf(' ')) as ApiRequest['method'];
    return client(pathOf(name, path) + queryOf(query), { ...request, method, call: name });
}
