import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Fault } from '../mock';

/** The calls of the API description and the faults that are run on each (quality, "Faults and input"). */

/** What a fault does, under the name that the report shows. */
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

/** The column of lists that are very long. */
export const ROWS = '10000 rows';

/** One call as the API description has it. */
export interface Call {
    method: string;
    /** below the base, `*` for each parameter */
    path: string;
    /** the same as a pattern of an address's path */
    pattern: RegExp;
    /** whether a success is none without a body that can be read: reads, and changes whose answer is all that they are made for */
    needsAnswer: boolean;
}

interface Described {
    operationId: string;
}

/** A write has succeeded when its status says so (contract, section 1, "bodies"), but for these. */
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
