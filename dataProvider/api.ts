import { call, type ResponseData, type AnyOptions, type Options, type Read } from './call';
import { CALLS, type PortalCall } from './calls';
import type { Entry } from './calls/entry';
import { malformed } from './errors';
import type { ApiResponse, HttpClient } from './httpClient';
import { soundFields } from './shape';

/**
 * The signed-in portal's client: takes a call's name and its typed parameters. The texts of its errors and the reader of its response are
 * those of the table (`calls`). Rejects as `HttpClient` does.
 */
export interface Api {
    <Name extends PortalCall, Checked>(
        name: Name,
        options: Options<Name> & { check: (data: unknown) => data is Checked },
    ): Promise<ApiResponse<ResponseData<Name> & Checked>>;
    <Name extends PortalCall>(name: Name, options: Options<Name>): Promise<ApiResponse<Read<Name>>>;
}

/** The same for names that are only known at run time, from the table of resources. */
export const byName = (api: Api) => api as unknown as <T>(name: PortalCall, options: AnyOptions) => Promise<ApiResponse<T>>;

/** The fields that a query names. */
const selectedIn = (query: AnyOptions['query']): string[] | undefined =>
    typeof query === 'string' ? /\$select=([^&]*)/.exec(query)?.[1]?.split(/,|%2C/) : undefined;

/** Creates it on the HTTP client. */
export function createApi(client: HttpClient): Api {
    const send = async (name: PortalCall, options: AnyOptions): Promise<ApiResponse<unknown>> => {
        const { errors, reader }: Entry = CALLS[name];
        const request = { errors, ...options };
        const ask = (more: object): Promise<ApiResponse<unknown>> => call(client, name, { ...request, ...more } as never);
        if (!reader) return ask({});
        const { check } = options;
        if (!name.startsWith('GET ')) {
            const response = await ask({});
            return check ? response : { ...response, data: soundFields(reader, response.data) };
        }
        const response = await ask({ check: undefined });
        const data = reader(response.data, selectedIn(options.query));
        if (data === undefined || check?.(data) === false) throw malformed(response.status, request.errors);
        return { ...response, data };
    };
    // each name has its own types, which are those of the API's description
    return send as unknown as Api;
}
