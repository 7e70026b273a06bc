import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { fileURLToPath } from 'node:url';
import { nameOf, readDescription, withNull } from '../../mock-server/description';

/** The calls of `mock-server/openapi.yaml`: which one a request is, what the document says about it, and whether a response matches. */

interface Schema {
    $ref?: string;
    type?: string;
    description?: string;
    items?: Schema;
    oneOf?: Schema[];
    properties?: Record<string, Schema>;
}
interface Answer {
    $ref?: string;
    content?: Record<string, { schema?: Schema }>;
}
interface Operation {
    operationId: string;
    summary: string;
    description?: string;
    responses: Record<string, Answer>;
}
interface Document {
    info: { description: string; 'x-links': { link: string; opens: string }[] };
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
}

export interface Call {
    id: string;
    /** what `openapi.yaml` says about it */
    sentence: string;
    responses: Record<string, Answer>;
    pointer: string;
}

const FILE = fileURLToPath(new URL('../../mock-server/openapi.yaml', import.meta.url));
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const JSON_TYPE = 'application/json';

const document = readDescription(FILE) as unknown as Document;

const copy = (): Document => JSON.parse(JSON.stringify(document), withNull) as Document;

/** The same document with whole records as rows, for calls without `$select`. */
const strict = copy();
for (const name of Object.keys(strict.components.schemas)) {
    const whole = name.replace(/^Selected/, '');
    if (whole !== name) strict.components.schemas[name] = { $ref: `#/components/schemas/${whole}` };
}

const ajv = new Ajv({ strict: false, allErrors: true, verbose: true, validateFormats: false, validateSchema: false });
ajv.addSchema(copy(), 'selected');
ajv.addSchema(strict, 'whole');
const validators = new Map<string, ValidateFunction>();

const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.flatMap(method => {
        const operation = methods[method];
        if (!operation) return [];
        const { operationId, summary, description, responses } = operation;
        const sentence = [summary, description].filter(Boolean).join('. ');
        return {
            method: method.toUpperCase(),
            matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
            parameters: path.split('{').length,
            call: { id: operationId, sentence, responses, pointer: `/paths/${path.replaceAll('/', '~1')}/${method}` },
        };
    }),
);
// `keys/request` before `keys/{id}`
calls.sort((a, b) => a.parameters - b.parameters);

/** Where the operator's mails may lead, and what opens there (WHY-6). */
export const LINKS: readonly { link: string; opens: string }[] = document.info['x-links'];

/** What the document says about times and ids everywhere. */
export const TIMES_AND_IDS = /Times are [^.]*\./.exec(document.info.description)?.[0] ?? '';

/** Every read that the API describes. */
export const READS: readonly string[] = calls.filter(({ method }) => method === 'GET').map(({ call }) => call.id);

/** The call of a method and a path below the base; undefined if the API has none. */
export function callOf(method: string, path: string): Call | undefined {
    const bare = `/${path.split('?')[0] ?? ''}`;
    return calls.find(candidate => candidate.method === method && candidate.matches.test(bare))?.call;
}

/** Whether a call returns a file. */
export const isFile = ({ responses }: Call): boolean =>
    Object.values(responses).some(({ content }) => content && !content[JSON_TYPE] && Object.keys(content).length > 0);

/** The pointer to the schema of a response, with any status that means success (WIRE-5); undefined if it has no JSON. A collection has one schema for each of its two shapes. */
function pointerOf(call: Call, status: number, json: unknown): string | undefined {
    const described = hasStatus(call, status) ? String(status) : Object.keys(call.responses).find(known => /^2/.test(known));
    const answer = call.responses[described ?? ''];
    if (!answer) return undefined;
    const name = answer.$ref && nameOf(answer.$ref);
    const schema = (name === undefined ? answer : document.components.responses[name])?.content?.[JSON_TYPE]?.schema;
    if (!schema) return undefined;
    const base = name === undefined ? `${call.pointer}/responses/${described}` : `/components/responses/${name}`;
    const shape = schema.oneOf?.findIndex(({ type }) => type === (Array.isArray(json) ? 'array' : 'object')) ?? -1;
    return `#${base}/content/application~1json/schema${shape < 0 ? '' : `/oneOf/${shape}`}`;
}

/** What is wrong with a JSON response, in terms of the schema; empty when it matches. */
export function faultsOf(call: Call, status: number, json: unknown, isSelected: boolean): ErrorObject[] {
    const pointer = pointerOf(call, status, json);
    if (pointer === undefined) return [];
    return validate(`${isSelected ? 'selected' : 'whole'}${pointer}`, json);
}

function validate($ref: string, json: unknown): ErrorObject[] {
    const known = validators.get($ref) ?? ajv.compile({ $ref });
    validators.set($ref, known);
    return known(json) ? [] : (known.errors ?? []);
}

/** Whether a body is the error of the contract (WIRE-10). */
export const isError = (json: unknown): boolean => validate('selected#/components/schemas/Error', json).length === 0;

/** Whether the API describes a status for a call. */
export const hasStatus = ({ responses }: Call, status: number): boolean => String(status) in responses;
