import type { Collection } from './state';

/** The parts of a JSON schema (OpenAPI 3.0) that describe rows. */
export interface Schema {
    $ref?: string;
    type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
    nullable?: boolean;
    enum?: readonly (string | number)[];
    minimum?: number;
    maximum?: number;
    minLength?: number;
    pattern?: string;
    description?: string;
    items?: Schema;
    properties?: Readonly<Record<string, Schema>>;
    required?: readonly string[];
    additionalProperties?: boolean;
}

/** The structure of a collection's rows. */
export interface RowDescription<Row> {
    /** the schema of `openapi.yaml` that fields come from */
    schema?: string;
    /** the fields that have the schema's type; required where the schema requires them */
    shared?: readonly (keyof Row & string)[];
    /** fields that only the mock has, or stores differently */
    own?: { readonly [Field in keyof Row & string]?: Schema };
    /** fields of `own` that may be left out */
    optional?: readonly (keyof Row & string)[];
    /** fields with one or several ids of rows of another collection */
    references?: { readonly [Field in keyof Row & string]?: Collection };
    /** the first letters of new ids */
    prefix: string;
    /** one row, e.g. "key", for messages */
    name: string;
    /** whether rows are deleted along with the row that they refer to */
    dependent?: boolean;
}

/** The structure of several collections, by name. */
export type Descriptions<Rows> = { readonly [C in keyof Rows]: Rows[C] extends (infer Row)[] ? RowDescription<Row> : never };
