import { alternativeFor, isObject, resolve, type Answer, type Schema } from './description';

/**
 * What can be wrong in a response, derived from the API's description: each field absent, null, empty, unknown or of another
 * type, and malformed rows and responses. Pure.
 */

type Step = string | number;
export type Place = readonly Step[];

/** One defect of a response. */
export interface Mutation {
    /** e.g. `users[].email: null` */
    name: string;
    /** where the same fault can be put: into one of these rows */
    places: readonly Place[];
    /** changes the given response; returns the new one */
    apply(answer: unknown, place: Place): unknown;
}

const FAR_AWAY = 1e20;

/** The wrong values of a field of this kind, by name. */
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

/** The number of rows of a list that are damaged: one page. */
const ROWS = 20;

/** Every possible defect of a response. */
export function mutationsOf({ schema, method }: Answer, sample: unknown): Mutation[] {
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
        ...(isObject(sample) && 'value' in sample && { 'without value': { '@odata.count': 3 } }),
        ...(method !== 'GET' && { nothing: undefined }),
    }))
        add(`answer: ${kind}`, [], set(wrong));
    visit(schema, sample, [], '');
    return [...found.values()];
}
