import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

/**
 * What a server may get wrong in an answer, made from the API's description: each field absent, null, empty, unknown or of another
 * type, and rows and answers that are no such thing. Pure.
 */

interface Schema {
    $ref?: string;
    type?: string;
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

interface Description {
    paths: Record<string, { get?: Operation }>;
    components: { schemas: Record<string, Schema>; responses: Operation['responses'] };
}

type Step = string | number;
type Place = readonly Step[];

/** One thing wrong with an answer. */
export interface Mutation {
    /** e.g. `users[].email: null` */
    name: string;
    /** where the same fault may be put: in any of these rows */
    places: readonly Place[];
    /** changes the answer that it is given; answers the new one */
    apply(answer: unknown, place: Place): unknown;
}

/** An operation that reads. */
export interface Reading {
    operation: string;
    /** matches its paths below the base, without a query */
    matches: RegExp;
    schema: Schema;
}

const description = load(readFileSync('mock-server/openapi.yaml', 'utf8')) as Description;

const JSON_TYPE = 'application/json';

function resolve<T extends Schema>(schema: T): T {
    if (!schema.$ref) return schema;
    const found = schema.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], description);
    return resolve(found as T);
}

/** Every GET of the description that answers JSON. */
export const readings: readonly Reading[] = Object.entries(description.paths).flatMap(([path, { get }]) => {
    const schema = get && resolve(get.responses['200']!).content?.[JSON_TYPE]?.schema;
    if (!get || !schema) return [];
    const pattern = path.slice(1).replace(/\{\w+\}/g, '[^/]+');
    return [{ operation: get.operationId, matches: new RegExp(`^${pattern}$`), schema }];
});

const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);

/** The alternative of a schema that a value is. */
function alternativeFor(schema: Schema, value: unknown): Schema {
    const alternatives = schema.oneOf ?? schema.anyOf;
    if (!alternatives) return schema;
    const fits = (candidate: Schema): number => {
        if ((candidate.type === 'array') !== Array.isArray(value)) return -1;
        return isObject(value) ? Object.keys(candidate.properties ?? {}).filter(name => name in value).length : 0;
    };
    return alternatives.map(resolve).sort((a, b) => fits(b) - fits(a))[0]!;
}

const FAR_AWAY = 1e20;

/** What a field of this kind may come as instead, by name. */
function wrongValues(schema: Schema): Record<string, unknown> {
    const known = schema.enum ? { unknown: typeof schema.enum[0] === 'number' ? 42 : 'unheard-of' } : {};
    switch (schema.type) {
        case 'string':
            return {
                null: null,
                empty: '',
                number: 7,
                object: { a: 1 },
                array: ['x'],
                ...known,
                ...(schema.pattern && { text: 'soon' }),
            };
        case 'integer':
        case 'number':
            return { null: null, text: 'many', object: { a: 1 }, huge: FAR_AWAY, negative: -1, ...known };
        case 'boolean':
            return { null: null, text: 'yes', object: { a: 1 } };
        case 'array':
            return {
                null: null,
                object: { a: 1 },
                text: 'many',
                empty: [],
                'of nothing': [null],
                'of texts': ['x'],
                'of objects': [{}],
            };
        default:
            return { null: null, text: 'some', array: [], empty: {}, number: 7 };
    }
}

const parentOf = (answer: unknown, place: Place): Record<Step, unknown> =>
    place.slice(0, -1).reduce<unknown>((at, step) => (at as Record<Step, unknown>)[step], answer) as Record<Step, unknown>;

const set =
    (value: unknown): Mutation['apply'] =>
    (answer, place) => {
        if (place.length === 0) return value;
        parentOf(answer, place)[place.at(-1)!] = value;
        return answer;
    };

const remove: Mutation['apply'] = (answer, place) => {
    const name = place.at(-1)!;
    const parent = parentOf(answer, place);
    if (Array.isArray(parent)) parent.splice(Number(name), 1);
    else Reflect.deleteProperty(parent, name);
    return answer;
};

/** Gives a row the id of the one before it. */
const repeatId: Mutation['apply'] = (answer, place) => {
    const rows = parentOf(answer, place) as unknown as { id: unknown }[];
    const at = Number(place.at(-1));
    rows[at]!.id = rows[at === 0 ? 1 : at - 1]!.id;
    return answer;
};

/** So many rows of a list are looked at: what one page shows. */
const ROWS = 20;

/** Everything that can be wrong with this answer of a reading. */
export function mutationsOf({ schema }: Reading, sample: unknown): Mutation[] {
    const found = new Map<string, Mutation & { places: Place[] }>();
    const add = (name: string, place: Place, apply: Mutation['apply']): void => {
        const known = found.get(name);
        if (known) known.places.push(place);
        else found.set(name, { name, places: [place], apply });
    };

    const visitObject = (schema: Schema, value: Record<string, unknown>, at: Place, name: string): void => {
        for (const [property, declared] of Object.entries(schema.properties ?? {})) {
            const place = [...at, property];
            const field = name === '' ? property : `${name}.${property}`;
            const inner = alternativeFor(resolve(declared), value[property]);
            if (property in value) add(`${field}: absent`, place, remove);
            for (const [kind, wrong] of Object.entries(
                property === 'value' ? { null: null, object: {}, text: 'many' } : wrongValues(inner),
            ))
                add(`${field}: ${kind}`, place, set(wrong));
            if (value[property] != null) visit(inner, value[property], place, field);
        }
    };

    const visitRows = (schema: Schema, rows: unknown[], at: Place, name: string): void => {
        rows.slice(0, ROWS).forEach((row, index) => {
            const place = [...at, index];
            for (const [kind, wrong] of Object.entries({ null: null, text: 'x', number: 7, array: [], empty: {} }))
                add(`${name}[]: ${kind}`, place, set(wrong));
            if (rows.length > 1 && isObject(row) && 'id' in row) add(`${name}[]: same id`, place, repeatId);
            visit(schema, row, place, `${name}[]`);
        });
    };

    const visit = (schema: Schema, value: unknown, at: Place, name: string): void => {
        const resolved = alternativeFor(resolve(schema), value);
        if (resolved.items && Array.isArray(value)) visitRows(resolved.items, value, at, name);
        else if (isObject(value)) visitObject(resolved, value, at, name);
    };

    for (const [kind, wrong] of Object.entries({
        null: null,
        array: [],
        object: {},
        text: 'text',
        number: 0,
        'without value': { '@odata.count': 3 },
    }))
        add(`answer: ${kind}`, [], set(wrong));
    visit(schema, sample, [], '');
    return [...found.values()];
}
