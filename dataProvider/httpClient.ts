import { credentialsOf } from './credentials';
import { httpError, malformed, PortalError, type ErrorTexts } from './errors';
import { noteTime } from './serverTime';

/** The portal's only `fetch`, used by the public pages and the signed-in portal alike (WIRE-1 to WIRE-6). Small: no libraries. */

/** How long, in milliseconds, a call may take (docs/quality.md, "Faults and input"). */
const TIMEOUT_MS = 30_000;

export interface HttpClientOptions {
    /** base of every path, without a trailing slash */
    apiUrl: string;
    /** value of the `Application-Id` header */
    applicationId: string;
    /** the session's token, or null when nobody is signed in */
    getToken: () => string | null;
    /** called when a call with the session's token gets a 401 */
    onUnauthorized?: () => void;
    /** defaults to the browser's own */
    fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** How a call authenticates: with the session's token, not at all, with e-mail and password, or with a given token. */
export type Auth = 'session' | 'none' | { basic: { email: string; password: string } } | { bearer: string };

/** What is known of a change besides its ids: for who keeps it in this browser (ACTIVITY-1), never sent. */
export interface Trace {
    /** the job that it is a step of; a plan's has its id */
    job?: { id: string; plan?: true };
    /** id of the licence of the key or seat that is changed */
    licence?: string;
    /** the record as it was before, as far as that is known */
    before?: object;
    /** ids of the users that a key had before */
    from?: readonly string[];
}

export interface ApiRequest {
    method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
    /** the call's name, e.g. `PUT /users/{id}/keys/{keyId}` */
    call?: string;
    /** sent as JSON; undefined sends no body */
    body?: unknown;
    /** aborting it rejects the call with an AbortError */
    signal?: AbortSignal;
    auth?: Auth;
    /** statuses other than 2xx that are not errors, e.g. 300 */
    accept?: readonly number[];
    as?: 'json' | 'blob';
    keepalive?: boolean;
    trace?: Trace;
    /** the call's own texts of the error catalogue */
    errors?: ErrorTexts;
    /**
     * Whether a successful response contains what the caller needs; if not, the call fails as malformed. A write has succeeded once its
     * status says so, unless the response is a web page (WIRE-5), so pass a check only if its response is indispensable.
     */
    check?: (data: unknown) => boolean;
}

/** `data` is undefined when the response has no body, and for a write without a `check` also when the body is unreadable. */
export interface ApiResponse<T> {
    status: number;
    headers: Headers;
    data: T;
}

/** A response as received, before its status and body are checked. */
interface RawResponse {
    status: number;
    headers: Headers;
    /** text of the body; empty when there is none */
    text: string;
    /** it comes from where a redirect led */
    redirected?: boolean;
}

/** Makes a call to a path below the API base. Rejects with a PortalError, or with an AbortError when aborted. */
export interface HttpClient {
    <T>(path: string, request?: ApiRequest): Promise<ApiResponse<T>>;
    /** called with every failure, and by error pages with the error they show and their kind (REPORT-1) */
    failed?: (error: unknown, page?: string) => void;
}

/** Base64 of the UTF-8 bytes, so that a password with `ü` or `ł` signs in. */
const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const aborted = (): Error => new DOMException('The call was aborted.', 'AbortError');

const parse = (text: string): { ok: boolean; data: unknown } => {
    if (text.trim() === '') return { ok: true, data: undefined };
    try {
        // In OData 4.01 servers may leave out the prefix of their own fields.
        return { ok: true, data: JSON.parse(text.replace(/@(count|nextLink)"\s*:/g, '@odata.$1":')) as unknown };
    } catch {
        return { ok: false, data: undefined };
    }
};

const isSuccess = (status: number, accept: readonly number[] = []): boolean =>
    (status >= 200 && status < 300) || accept.includes(status);

/**
 * Whether the text, which is not JSON, comes from something between the portal and the API, e.g. a proxy's sign-in: a web page, or bytes without
 * a type, which Firefox takes for a response.
 */
const isForeign = (text: string, headers: Headers): boolean =>
    /^[\s\uFEFF]*</.test(text) || (headers.get('Content-Type') || 'html').includes('html');

/** Parses a response, or throws the error that it represents. */
function judge<T>({ status, headers, text, redirected }: RawResponse, request: ApiRequest): ApiResponse<T> {
    const { ok, data } = parse(text);
    if (!isSuccess(status, request.accept)) {
        const retryAfter = headers.get('Retry-After');
        throw httpError(status, data, request.errors, { retryAfter, foreign: !ok });
    }
    const isWrite = request.method !== undefined && request.method !== 'GET';
    const needed = !isWrite || request.check !== undefined;
    if ((!ok && needed) || request.check?.(data) === false) throw malformed(status, request.errors);
    // a redirect may have made a read of the write, and an error is no answer to it whatever its status
    const isDoubtful = redirected || (data as { error?: unknown } | null | undefined)?.error;
    if ((!ok && isForeign(text, headers)) || (isDoubtful && isWrite && !request.check))
        throw malformed(status, request.errors, 'page');
    return { status, headers, data: data as T };
}

/** Creates the client. A 401 to a call with the session's token calls `onUnauthorized`. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
    const { apiUrl, applicationId, getToken, onUnauthorized } = options;

    const headersFor = (request: ApiRequest, token: string | null): Headers => {
        const { auth = 'session', body, as } = request;
        const headers = new Headers({ 'Application-Id': applicationId, Accept: as === 'blob' ? '*/*' : 'application/json' });
        if (body !== undefined) headers.set('Content-Type', 'application/json');
        if (token !== null) headers.set('Authorization', `Bearer ${token}`);
        else if (typeof auth === 'object' && 'bearer' in auth) headers.set('Authorization', `Bearer ${auth.bearer}`);
        else if (typeof auth === 'object') {
            headers.set('Authorization', `Basic ${base64(`${auth.basic.email}:${auth.basic.password}`)}`);
        }
        return headers;
    };

    /** Sends once and reads the whole response within the time limit. */
    const send = async <R>(
        path: string,
        request: ApiRequest,
        token: string | null,
        read: (response: Response) => Promise<R>,
    ): Promise<R> => {
        const { method = 'GET', body, signal, keepalive } = request;
        if (signal?.aborted) throw aborted();
        const controller = new AbortController();
        const abort = (): void => controller.abort();
        signal?.addEventListener('abort', abort, { once: true });
        let late = false;
        const timer = setTimeout(() => {
            late = true;
            controller.abort();
        }, TIMEOUT_MS);
        try {
            const sentAt = Date.now();
            const below = path.replace(/^\//, '');
            const response = await (options.fetch ?? fetch)(`${apiUrl}/${below}`, {
                method,
                headers: headersFor(request, token),
                body: body === undefined ? undefined : JSON.stringify(body),
                signal: controller.signal,
                credentials: credentialsOf(below),
                keepalive,
                cache: 'no-store',
            });
            noteTime(response.headers, sentAt);
            return await read(response);
        } catch (error) {
            if (error instanceof PortalError) throw error;
            if (signal?.aborted) throw aborted();
            const reason = late ? 'timeout' : 'network';
            throw new PortalError(`errors.${reason}`, { status: 0, reason });
        } finally {
            clearTimeout(timer);
            signal?.removeEventListener('abort', abort);
        }
    };

    const readText = async (response: Response): Promise<RawResponse> => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
        redirected: response.redirected,
    });

    /** Reads a file. Error statuses are handled as for other calls; an HTML page or an empty body is not a file. */
    const readFile =
        (request: ApiRequest) =>
        async (response: Response): Promise<ApiResponse<Blob>> => {
            if (!isSuccess(response.status, request.accept)) return judge(await readText(response), request);
            const data = await response.blob();
            if (data.size === 0 || data.type.startsWith('text/html')) throw malformed(response.status, request.errors);
            return { status: response.status, headers: response.headers, data };
        };

    const responseOf = async <T>(path: string, request: ApiRequest, token: string | null): Promise<ApiResponse<T>> => {
        // callers that pass `as: 'blob'` use Blob as T
        if (request.as === 'blob') return (await send(path, request, token, readFile(request))) as ApiResponse<T>;
        return judge(await send(path, request, token, readText), request);
    };

    const client: HttpClient = async <T>(path: string, request: ApiRequest = {}): Promise<ApiResponse<T>> => {
        const withSession = (request.auth ?? 'session') === 'session';
        const token = withSession ? getToken() : null;
        // no calls with a session once it has ended
        if (withSession && token === null) throw httpError(401, undefined, request.errors);
        try {
            const response = await responseOf<T>(path, request, token);
            // What is read with one token is never stored under another (SESSION-18).
            if (withSession && (request.method ?? 'GET') === 'GET' && getToken() !== token) throw aborted();
            return response;
        } catch (error) {
            // a late 401 for an earlier session must not end this one
            const refused = withSession && error instanceof PortalError && error.status === 401 && getToken() === token;
            if (refused) onUnauthorized?.();
            client.failed?.(error);
            throw error;
        }
    };
    return client;
}
