import type { Schema } from './types';

/** The schemas of fields that the API does not describe. */

export const text: Schema = { type: 'string', minLength: 1 };
export const anyText: Schema = { type: 'string' };
export const seconds: Schema = { $ref: '#/components/schemas/Seconds' };
/** The same schema, which null fulfils too. */
export const orNull = (schema: Schema): Schema => ({ ...schema, nullable: true });
export const secondsOrNull: Schema = { type: 'integer', nullable: true, description: 'Epoch seconds.' };
export const texts: Schema = { type: 'array', items: text };
export const integer: Schema = { type: 'integer', minimum: 0 };
export const boolean: Schema = { type: 'boolean' };
