import { describe, resolveSchema, rowSchema } from './check';
import type { Collection } from './state';
import type { Schema } from './types';

/** A field of a row, as the support desk shows and edits it. */
export interface Field {
    name: string;
    /**
     * `time`: epoch seconds; `day`: `YYYY-MM-DD`; `reference`, `references`: ids of rows of another collection; `texts`: a list of texts;
     * `group`: an object with fields of its own; `list`: several of them; `json`: anything else
     */
    kind:
        | 'text'
        | 'number'
        | 'integer'
        | 'boolean'
        | 'choice'
        | 'time'
        | 'day'
        | 'reference'
        | 'references'
        | 'texts'
        | 'group'
        | 'list'
        | 'json';
    required: boolean;
    nullable: boolean;
    /** the values to choose from */
    choices?: readonly (string | number)[];
    /** the collection that it refers to */
    reference?: Collection;
    /** the fields of a group, or of each entry of a list */
    fields?: readonly Field[];
}

const isSeconds = (schema: Schema): boolean => schema.type === 'integer' && /^Epoch seconds\b/.test(schema.description ?? '');

type Kind = Pick<Field, 'kind' | 'choices' | 'fields'>;

const kindOf = (schema: Schema): Kind => {
    if (schema.enum) return { kind: 'choice', choices: schema.enum };
    if (isSeconds(schema)) return { kind: 'time' };
    switch (schema.type) {
        case 'string':
            return { kind: schema.pattern?.startsWith('^\\d{4}') ? 'day' : 'text' };
        case 'number':
        case 'integer':
        case 'boolean':
            return { kind: schema.type };
        case 'object':
            return schema.properties ? { kind: 'group', fields: fieldsIn(schema) } : { kind: 'json' };
        case 'array': {
            const items = resolveSchema(schema.items ?? {});
            if (items.type === 'string') return { kind: 'texts' };
            return items.properties ? { kind: 'list', fields: fieldsIn(items) } : { kind: 'json' };
        }
        default:
            return { kind: 'json' };
    }
};

const fieldOf = (name: string, declared: Schema, required: boolean): Field => {
    const schema = resolveSchema(declared);
    return { name, ...kindOf(schema), required, nullable: schema.nullable ?? false };
};

const fieldsIn = ({ properties = {}, required = [] }: Schema): Field[] =>
    Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name)));

/** The fields of a collection's rows, from the API's schemas and the mock's own. */
export function fieldsOf(collection: Collection): Field[] {
    const { references = {} } = describe(collection);
    return fieldsIn(rowSchema(collection)).map(field => {
        const reference = references[field.name];
        if (!reference) return field;
        return { ...field, kind: field.kind === 'texts' ? 'references' : 'reference', reference };
    });
}
