import type { Field } from '../../rows/fields';

/** The field at a path such as `cloud.quota`; undefined when there is none. */
export function fieldAt(fields: readonly Field[], path: string): Field | undefined {
    const [first, ...rest] = path.split('.');
    const field = fields.find(({ name }) => name === first);
    return rest.length === 0 || !field ? field : fieldAt(field.fields ?? [], rest.join('.'));
}
