import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { load } from 'js-yaml';
import { nameOf, withNull } from '../description';
import type { MockState } from './state';
import { ROWS } from '../routes';
import type { Collection } from './state';
import type { RowDescription, Schema } from './types';

const OPENAPI = fileURLToPath(new URL('../openapi.yaml', import.meta.url));

interface Components {
    components: { schemas: Record<string, Schema> };
}

let loaded: Components | undefined;
const description = (): Components => (loaded ??= load(readFileSync(OPENAPI, 'utf8')) as Components);

export const COLLECTIONS = Object.keys(ROWS) as Collection[];

/** Whether `name` is a collection of the state. */
export const isCollection = (name: string): name is Collection => Object.hasOwn(ROWS, name);

/** The description of a collection, without the type of its rows. */
export const describe = (collection: Collection): RowDescription<Record<string, unknown>> => ROWS[collection];

/** The schema of a row: the fields that the API describes, and the mock's own. `$ref`s are those of `openapi.yaml`. */
export function rowSchema(collection: Collection): Schema & { properties: Readonly<Record<string, Schema>> } {
    const { schema, shared = [], own = {}, optional = [] } = describe(collection);
    const base = schema === undefined ? {} : (description().components.schemas[schema] ?? {});
    const properties = { ...Object.fromEntries(shared.map(field => [field, base.properties?.[field] ?? {}])), ...own } as Record<
        string,
        Schema
    >;
    const required = [
        ...shared.filter(field => base.required?.includes(field)),
        ...Object.keys(own).filter(field => !optional.includes(field)),
    ];
    return { type: 'object', additionalProperties: false, required, properties };
}

/** Resolves a `$ref` of `openapi.yaml`; returns any other schema unchanged. */
export function resolveSchema(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const { $ref, ...more } = schema;
    return { ...description().components.schemas[nameOf($ref)], ...more };
}

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
const validators = new Map<Collection, ValidateFunction>();

const validatorOf = (collection: Collection): ValidateFunction => {
    const known = validators.get(collection);
    if (known) return known;
    if (!ajv.getSchema('openapi')) ajv.addSchema(description(), 'openapi');
    const text = JSON.stringify(rowSchema(collection), withNull).replaceAll('"#/components', '"openapi#/components');
    const validator = ajv.compile(JSON.parse(text) as Schema);
    validators.set(collection, validator);
    return validator;
};

/** Error messages by the path of the field, e.g. `cloud.quota`, `details.0.price`. */
export type Problems = Readonly<Record<string, string>>;

const fieldOf = ({ instancePath, keyword, params }: ErrorObject): string => {
    const path = instancePath.split('/').slice(1);
    const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string };
    const last = keyword === 'required' ? missingProperty : keyword === 'additionalProperties' ? additionalProperty : undefined;
    return [...path, ...(last === undefined ? [] : [last])].join('.');
};

const messageOf = ({ keyword, message, params }: ErrorObject): string => {
    if (keyword === 'required') return 'is missing';
    if (keyword === 'additionalProperties') return 'is not a field of this record';
    if (keyword === 'enum')
        return `must be one of ${(params as { allowedValues: (string | null)[] }).allowedValues.filter(value => value !== null).join(', ')}`;
    return message ?? 'is wrong';
};

/** Checks one row against its schema; null when it is valid. */
export function checkRow(collection: Collection, row: unknown): Problems | null {
    const validate = validatorOf(collection);
    if (validate(row)) return null;
    const problems: Record<string, string> = {};
    for (const error of validate.errors ?? []) problems[fieldOf(error) || 'record'] ??= messageOf(error);
    return problems;
}

const idOf = (row: object): string | undefined => ('id' in row && typeof row.id === 'string' ? row.id : undefined);

/**
 * Checks a whole state: all collections exist, rows match their schemas, ids are unique.
 *
 * @returns the first problem in words, or null
 */
export function checkState(state: unknown): string | null {
    if (typeof state !== 'object' || state === null) return 'the state is not an object';
    const { lastId, ...collections } = state as Partial<Record<string, unknown>>;
    if (typeof lastId !== 'number' || !Number.isInteger(lastId)) return 'lastId is not a whole number';
    const unknown = Object.keys(collections).find(name => !isCollection(name));
    if (unknown !== undefined) return `there is no collection “${unknown}”`;
    for (const collection of COLLECTIONS) {
        const rows = collections[collection];
        if (!Array.isArray(rows)) return `${collection} is missing`;
        const ids = new Set<unknown>();
        for (const [index, row] of (rows as unknown[]).entries()) {
            const [problem] = Object.entries(checkRow(collection, row) ?? {});
            if (problem) return `${collection}, row ${index + 1}: ${problem[0]} ${problem[1]}`;
            const id = idOf(row as object);
            if (id !== undefined && ids.has(id)) return `${collection}, row ${index + 1}: the id ${id} stands twice`;
            ids.add(id);
        }
    }
    return null;
}

/** Whether a checked state has the type that the server works with. */
export const isState = (state: unknown): state is MockState => checkState(state) === null;
