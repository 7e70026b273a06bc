import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Fault } from '../support/mock';

/** The calls of the API description and the faults that each is run under (docs/quality.md, "Faults and input"). */

/** The faults by their names in the report. */
export const FAULTS = {
    aborted: { kind: 'abort' },
    'slow (10 s)': { kind: 'delay', seconds: 10 },
    '401': { kind: 'status', status: 401 },
    '403': { kind: 'status', status: 403 },
    '404': { kind: 'status', status: 404 },
    '409': { kind: 'status', status: 409 },
    '500': { kind: 'status', status: 500 },
    'cut JSON': { kind: 'malformed' },
    HTML: { kind: 'html' },
    empty: { kind: 'empty' },
} as const satisfies Record<string, Omit<Fault, 'path' | 'method'>>;

export type FaultName = keyof typeof FAULTS;

/** The column for very long lists. */
export const ROWS = '10000 rows';

/** One call of the API description. */
export interface Call {
    method: string;
    /** below the base, `*` for each parameter */
    path: string;
    /** the same as a pattern for a URL's path */
    pattern: RegExp;
    /** whether success requires a readable body: true for reads, and for changes made for their response */
    needsAnswer: boolean;
}

interface Described {
    operationId: string;
}

/** Writes succeed when their status says so (WIRE-5), except for these. */
const NEED_ANSWER: ReadonlySet<string> = new Set([
    'signIn',
    'validatePasswordToken',
    'validateEduToken',
    'validateTransferToken',
    'validateAcademySession',
]);

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Every call of the description, by its `operationId`. */
export const CALLS: ReadonlyMap<string, Call> = new Map(
    Object.entries(
        (load(readFileSync('mock-server/openapi.yaml', 'utf8')) as { paths: Record<string, Record<string, Described>> }).paths,
    ).flatMap(([path, methods]) =>
        Object.entries(methods)
            .filter(([method]) => METHODS.has(method))
            .map(([method, { operationId }]) => {
                const below = path.slice(1).replace(/\{[^}]+\}/g, '*');
                return [
                    operationId,
                    {
                        method: method.toUpperCase(),
                        path: below,
                        pattern: new RegExp(`^/api/${below.replaceAll('*', '[^/]+')}$`),
                        needsAnswer: method === 'get' || NEED_ANSWER.has(operationId),
                    },
                ] as const;
            }),
    ),
);
