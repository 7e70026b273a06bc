import type { Field } from '../../rows/fields';

const emptyValue = (field: Field): unknown => {
    if (field.nullable) return null;
    switch (field.kind) {
        case 'text':
            return '';
        case 'boolean':
            return false;
        case 'number':
        case 'integer':
            return 0;
        case 'choice':
            return field.choices?.[0];
        case 'time':
            return Math.floor(Date.now() / 1000);
        case 'references':
        case 'texts':
        case 'list':
            return [];
        case 'group':
            return emptyRecord(field.fields ?? []);
        case 'day':
        case 'reference':
        case 'json':
            return undefined;
    }
};

/** The initial values of a new record's form: the required fields, empty. */
export const emptyRecord = (fields: readonly Field[]): Record<string, unknown> =>
    Object.fromEntries(fields.filter(field => field.required).map(field => [field.name, emptyValue(field)]));
