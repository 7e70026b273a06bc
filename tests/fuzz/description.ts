import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

/** The responses that `mock-server/openapi.yaml` describes. Pure. */

export interface Schema {
    $ref?: string;
    type?: string;
    nullable?: boolean;
    enum?: unknown[];
    pattern?: string;
    required?: string[];
    properties?: Record<string, Schema>;
    items?: Schema;
    oneOf?: Schema[];
    anyOf?: Schema[];
}

interface Operation {
    operationId: string;
    responses: Record<string, Schema & { content?: Record<string, { schema: Schema }> }>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

interface Description {
    paths: Record<string, Partial<Record<Lowercase<Method>, Operation>>>;
    components: { schemas: Record<string, Schema>; responses: Operation['responses'] };
}

/** A response with JSON. */
export interface Answer {
    /** the operation's id; for a response that asks for a choice (status 300), the id followed by the status */
    operation: string;
    method: Method;
    status: number;
    /** matches its paths below the base, without a query */
    matches: RegExp;
    schema: Schema;
}

const description = load(readFileSync('mock-server/openapi.yaml', 'utf8')) as Description;

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH'];
const GOES_ON = /^(2\d\d|300)$/;

/** The target of a reference. */
export function resolve<T extends Schema>(schema: T): T {
    if (!schema.$ref) return schema;
    const found = schema.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], description);
    return resolve(found as T);
}

/** Every successful response with JSON. */
export const answers: readonly Answer[] = Object.entries(description.paths).flatMap(([path, operations]) =>
    METHODS.flatMap(method => {
        const operation = operations[method.toLowerCase() as Lowercase<Method>];
        return Object.entries(operation?.responses ?? {}).flatMap(([status, response]) => {
            const schema = resolve(response).content?.['application/json']?.schema;
            if (!operation || !schema || !GOES_ON.test(status)) return [];
            return {
                operation: status === '300' ? `${operation.operationId} 300` : operation.operationId,
                method,
                status: Number(status),
                matches: new RegExp(`^${path.slice(1).replace(/\{\w+\}/g, '[^/]+')}$`),
                schema,
            };
        });
    }),
);

/** The response of that name; throws if the description has none. */
export function answerOf(operation: string): Answer {
    const found = answers.find(candidate => candidate.operation === operation);
    if (!found) throw new Error(`openapi.yaml describes no answer of ${operation}.`);
    return found;
}

/** Whether a value is an object other than an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);

/** The alternative of a schema that a value matches. */
export function alternativeFor(schema: Schema, value: unknown): Schema {
    const alternatives = schema.oneOf ?? schema.anyOf;
    if (!alternatives) return schema;
    const fits = (candidate: Schema): number => {
        if ((candidate.type === 'array') !== Array.isArray(value)) return -1;
        return isObject(value) ? Object.keys(candidate.properties ?? {}).filter(name => name in value).length : 0;
    };
    return alternatives.map(resolve).sort((a, b) => fits(b) - fits(a))[0]!;
}

/** A valid response; lists have one row, and a record nested in itself has none. */
export function exampleOf(schema: Schema, within: readonly Schema[] = []): unknown {
    const { type, oneOf, anyOf, items, properties, enum: words } = resolve(schema);
    const inner = [...within, resolve(schema)];
    const alternatives = oneOf ?? anyOf;
    if (alternatives) return exampleOf(alternatives.at(-1)!, within);
    if (words) return words[0];
    switch (type) {
        case 'string':
            return 'x1';
        case 'integer':
        case 'number':
            return 1;
        case 'boolean':
            return true;
        case 'array':
            return !items || inner.includes(resolve(items)) ? [] : [exampleOf(items, inner)];
        default:
            // A response with a link to more rows would be a part of one.
            return Object.fromEntries(
                Object.entries(properties ?? {})
                    .filter(([name]) => name !== '@odata.nextLink')
                    .map(([name, part]) => [name, exampleOf(part, inner)]),
            );
    }
}
