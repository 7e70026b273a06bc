import { STATUS_CODES } from 'node:http';
import type { CallDetails } from './calls';

/** Exports calls as a curl command line or an HTTP archive (HAR 1.2). */

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Headers that curl writes itself, or that would make its output unreadable. */
const OF_THE_CONNECTION = /^(host|connection|content-length|transfer-encoding|accept-encoding)$/i;

/** The call as a curl command line; the token has to be filled in. */
export function toCurl({ method, url, request }: CallDetails): string {
    const headers = Object.entries(request.headers).filter(([name]) => !OF_THE_CONNECTION.test(name));
    return [
        `curl ${quoted(url)}`,
        ...(method === 'GET' ? [] : method === 'HEAD' ? ['--head'] : [`-X ${method}`]),
        ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
        ...(request.body === '' ? [] : [`--data-raw ${quoted(request.body)}`]),
    ].join(' \\\n  ');
}

const pairs = (entries: Iterable<readonly [string, string]>) => [...entries].map(([name, value]) => ({ name, value }));
const cutNote = (leftOut: number) => (leftOut > 0 ? { comment: `${leftOut} bytes left out` } : {});

const toEntry = ({ time, ms, method, url, httpVersion, request, answer, fault }: CallDetails) => ({
    startedDateTime: new Date(time).toISOString(),
    time: ms,
    request: {
        method,
        url,
        httpVersion: `HTTP/${httpVersion}`,
        cookies: [],
        headers: pairs(Object.entries(request.headers)),
        queryString: pairs(new URL(url).searchParams),
        ...(request.size === 0
            ? {}
            : {
                  postData: {
                      mimeType: request.headers['content-type'] ?? '',
                      text: request.body,
                      params: [],
                      ...cutNote(request.leftOut),
                  },
              }),
        headersSize: -1,
        bodySize: request.size,
    },
    response: {
        status: answer.status,
        statusText: STATUS_CODES[answer.status] ?? '',
        httpVersion: `HTTP/${httpVersion}`,
        cookies: [],
        headers: pairs(Object.entries(answer.headers)),
        content: {
            size: answer.size,
            mimeType: answer.headers['content-type'] ?? '',
            text: answer.body,
            ...cutNote(answer.leftOut),
        },
        redirectURL: '',
        headersSize: -1,
        // as sent, which may be compressed
        bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    ...(fault === undefined ? {} : { comment: `Fault: ${fault}` }),
});

/** Calls as an HTTP archive. */
export const toHar = (calls: readonly CallDetails[]) => ({
    log: { version: '1.2', creator: { name: 'mock-server', version: '1' }, entries: calls.map(toEntry) },
});
