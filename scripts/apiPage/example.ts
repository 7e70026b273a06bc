import { nameOf } from '../../mock-server/description';

/** Examples for `docs/api.html`, made from the schemas of `mock-server/openapi.yaml`, so that they cannot disagree with it. */

/** A schema of OpenAPI 3.0, as far as the document uses it. */
export interface Schema {
    $ref?: string;
    type?: string;
    enum?: unknown[];
    example?: unknown;
    default?: unknown;
    description?: string;
    nullable?: boolean;
    format?: string;
    pattern?: string;
    minimum?: number;
    minLength?: number;
    maxLength?: number;
    minItems?: number;
    items?: Schema;
    properties?: Record<string, Schema>;
    required?: string[];
    additionalProperties?: boolean | Schema;
    oneOf?: Schema[];
    anyOf?: Schema[];
    allOf?: Schema[];
}

export type Schemas = Readonly<Record<string, Schema>>;

/** Values of fields that say more than "text", by name. */
const BY_NAME: Readonly<Record<string, unknown>> = {
    id: '10010101',
    customer: '10010',
    customerContext: '10010',
    company: 'Holzmann GmbH',
    function: 'Production',
    alias: 'aberg',
    adminNote: 'Workshop',
    email: 'anna.berg@holzmann.example',
    password: 'a-new-password',
    identifier: 'anna.berg@holzmann.example',
    forename: 'Anna',
    surname: 'Berg',
    displayName: 'Anna Berg',
    name: 'Holzmann GmbH',
    phone: '+49 711 123456',
    street: 'Hauptstraße 1',
    zip: '70173',
    city: 'Stuttgart',
    label: 'Workshop 2',
    product: 'pcad',
    token: 'A1B2-C3D4-E5F6-G7H8',
    language: 'de',
    machineName: 'WORKSHOP-02',
    currency: 'EUR',
    url: 'https://media.example.com/film.mp4',
    message: 'The licence has expired.',
    code: 'LICENCE_EXPIRED',
};

/** A point of time of the examples, in epoch seconds. */
const SECONDS = 1_795_392_000;
const TIME = /At$|^(?:expire|expires|time|date|created|updated|start|end)$/i;

/** Texts for the patterns of the document. */
const BY_PATTERN: readonly (readonly [RegExp, string])[] = [
    [/\\d\{4\}-\\d\{2\}-\\d\{2\}/, '2026-11-30'],
    [/A-Z0-9/, 'A1B2-C3D4-E5F6-G7H8'],
    [/\\d/, '0'],
];

function textFor(name: string, { pattern, maxLength, format }: Schema): string {
    if (pattern !== undefined) return BY_PATTERN.find(([shape]) => shape.test(pattern))?.[1] ?? 'text';
    if (format === 'binary') return '(file)';
    const known = BY_NAME[name];
    const text = typeof known === 'string' ? known : /id$/i.test(name) ? '10010101' : 'text';
    return maxLength === undefined ? text : text.slice(0, maxLength);
}

/** Returns an example of a schema; `name` is that of the field. A record within itself is left out. */
export function exampleOf(schema: Schema, schemas: Schemas, name = '', within: readonly string[] = []): unknown {
    if (schema.$ref !== undefined) {
        const target = nameOf(schema.$ref);
        return exampleOf(schemas[target] ?? {}, schemas, name, [...within, target]);
    }
    const parts = schema.allOf;
    if (parts) return Object.assign({}, ...parts.map(part => exampleOf(part, schemas, name, within)));
    const choice = (schema.oneOf ?? schema.anyOf)?.[0];
    if (choice) return exampleOf(choice, schemas, name, within);
    if (schema.example !== undefined) return schema.example;
    if (schema.default !== undefined) return schema.default;
    if (schema.enum) return schema.enum[0];
    const isOpen = (part: Schema): boolean => part.$ref === undefined || !within.includes(nameOf(part.$ref));
    switch (schema.type) {
        case 'object':
            return Object.fromEntries(
                Object.entries(schema.properties ?? {})
                    .filter(([field, part]) => schema.required?.includes(field) || (isOpen(part) && isOpen(part.items ?? {})))
                    .map(([field, part]) => [field, exampleOf(part, schemas, field, within)]),
            );
        case 'array':
            return schema.items && isOpen(schema.items) ? [exampleOf(schema.items, schemas, name.replace(/s$/, ''), within)] : [];
        case 'integer':
            return TIME.test(name) ? SECONDS : Math.max(schema.minimum ?? 1, 1);
        case 'number':
            return 49.5;
        case 'boolean':
            return true;
        case 'string':
            return textFor(name, schema);
        default:
            return {};
    }
}
