import { readFileSync } from 'node:fs';
import type { middleware as openApiValidator } from 'express-openapi-validator';
import { load } from 'js-yaml';

export type ApiSpec = Parameters<typeof openApiValidator>[0]['apiSpec'];
/** The API's description as an object. */
export type Description = Exclude<ApiSpec, string>;

/** The parts of a schema that are used here. */
interface Schema {
    $ref?: string;
    required?: string[];
    properties?: Record<string, Schema>;
    items?: Schema;
}
type Schemas = Record<string, Schema>;

/** The last part of a reference, e.g. the name of a schema. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** Adds null to a nullable `enum` (a replacer of JSON), because in JSON schema `nullable` alone does not allow it. */
export const withNull = (_key: string, value: unknown): unknown => {
    const { nullable, enum: values } = (value ?? {}) as { nullable?: boolean; enum?: unknown[] };
    return nullable && values ? { ...(value as object), enum: [...values, null] } : value;
};

/** `$select` within `$expand` may leave out any field of an expanded record: removes `required` from relations with an `@odata.count`. */
const withoutRequired = (schemas: Schemas): Schemas => {
    const items = ({ $ref, ...inline }: Schema): Schema => {
        const { required: _required, ...rest } = ($ref === undefined ? inline : schemas[nameOf($ref)]) ?? {};
        return relaxed(rest);
    };
    const relaxed = (schema: Schema): Schema => {
        const { properties } = schema;
        if (!properties) return schema;
        const changed = Object.entries(properties).map(([name, property]) => {
            const isExpanded = `${name}@odata.count` in properties && property.items !== undefined;
            return [name, isExpanded ? { ...property, items: items(property.items!) } : property] as const;
        });
        return { ...schema, properties: Object.fromEntries(changed) };
    };
    return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, relaxed(schema)]));
};

/** Error responses all have one shape and are not checked; compiling validators for them would take most of the warm-up. */
const withoutFailures = (responses: object): object =>
    Object.fromEntries(
        Object.entries(responses).map(([name, response]: [string, unknown]) => {
            const isFailure = JSON.stringify(response).includes('"#/components/schemas/Error"');
            return [name, isFailure ? { description: 'A failure.' } : response];
        }),
    );

/**
 * Reads the description that calls are checked against, without the parts that cannot or need not be checked.
 *
 * @param spec the description, or the path of its YAML file
 */
export function readDescription(spec: ApiSpec): Description {
    const document = typeof spec === 'string' ? (load(readFileSync(spec, 'utf8')) as Description) : spec;
    const { components } = document;
    if (!components) return document;
    const { schemas = {}, responses = {} } = components;
    const checked = { ...components, schemas: withoutRequired(schemas as Schemas), responses: withoutFailures(responses) };
    return { ...document, components: checked } as Description;
}
