/** Makes the readers of records from the schemas of `mock-server/openapi.yaml`: type, `nullable` and `required` decide them. Pure. */

export interface Schema {
    $ref?: string;
    type?: string;
    nullable?: boolean;
    enum?: readonly unknown[];
    pattern?: string;
    items?: Schema;
    properties?: Readonly<Record<string, Schema>>;
    required?: readonly string[];
}

type Schemas = Readonly<Record<string, Schema>>;

/** The document, as far as it is needed here. */
export interface Description {
    paths: Readonly<Record<string, Readonly<Record<string, { responses?: Readonly<Record<string, unknown>> }>>>>;
    components: { schemas: Schemas };
}

/** Objects of responses that no reader is made of: read by hand, within another record, or not at all. */
const WITHOUT: readonly string[] = [
    ...['SessionToken', 'UserCloud', 'Customer'],
    ...['TransferCustomer', 'TransferToken', 'KeyToken', 'TicketCreated'],
];

/** Fields about which the contract says more than their schema: their readers. An empty text leaves the field as it is. */
const BY_HAND: Readonly<Record<string, string>> = {
    // true unless it is explicitly false
    'Licence.active': 'is.unlessFalse',
    'User.active': 'is.unlessFalse',
    'Seat.active': 'is.unlessFalse',
    // ids that are not called so
    'User.customer': 'is.ident',
    'User.customerContext': 'is.identOrNull',
    // times
    'Licence.expire': 'is.secondsOrNull',
    'Key.expire': 'is.secondsOrNull',
    'Seat.activated': 'is.secondsOrNull',
    'Seat.deactivated': 'is.secondsOrNull',
    'Video.expiresAt': 'is.secondsOrNull',
    'Comment.editedAt': 'is.secondsOrNull',
    // related users of some servers lack their names
    'RelatedUser.forename': 'is.optionalText',
    'RelatedUser.surname': 'is.optionalText',
    'Video.progress': 'is.amount',
    // messages without an id are shown
    'TicketMessage.id': '',
    // a list may omit an application's details, which are then read separately
    'Application.documents': 'is.optionalRows({row})',
    'Application.downloads': 'is.optionalRows({row})',
    'Application.links': 'is.optionalRows({row})',
    'ContentGroup.content': 'is.rows(item => (isVideo(item) ? video(item) : directory(item)))',
    'Comment.replies': 'value => is.rows(comment)(value)',
};

/** The types of records that are not their schema's. */
const TYPES: Readonly<Record<string, string>> = {
    Application: "Pick<Schemas['Application'], 'id' | 'label'> & Partial<Schemas['Application']>",
    TicketMessage: "Omit<Schemas['TicketMessage'], 'id'>",
};

/** Records that contain themselves, whose type has to be written. */
const RECURSIVE: readonly string[] = ['Directory', 'Comment'];

const HEAD = `// Made by \`npm run types\` from mock-server/openapi.yaml; what differs from it is in scripts/types/readers.ts.
import type { components } from '../types/api';
import { isVideo } from './content';
import * as is from './readers';

/** Each record of the API, field by field. */

type Schemas = components['schemas'];
type Item<List> = NonNullable<List> extends (infer Row)[] ? Row : never;
`;

const nameOf = ({ $ref = '' }: Schema): string => $ref.replace(/^.*\//, '');
const readerOf = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The addresses of what a part of the document refers to. */
const referredTo = (part: unknown): string[] =>
    typeof part === 'object' && part
        ? Object.entries(part).flatMap(([name, value]) => (name === '$ref' ? [String(value)] : referredTo(value)))
        : [];

/** The names of the records that responses contain; each stands after those that it uses. */
function recordsOf({ paths, components }: Description): string[] {
    const records = new Set<string>();
    const seen = new Set<string>();
    const follow = (reference: string): void => {
        if (seen.has(reference)) return;
        seen.add(reference);
        const [kind = '', part = ''] = reference.split('/').slice(-2);
        const target = (components as Readonly<Record<string, Readonly<Record<string, Schema>>>>)[kind]?.[part];
        for (const next of referredTo(target)) follow(next);
        // the row of a list, of which any fields may be asked
        const whole = part.replace(/^Selected/, '');
        if (whole !== part) follow(`#/components/schemas/${whole}`);
        else if (target?.properties && kind === 'schemas' && !WITHOUT.includes(part)) records.add(part);
    };
    const responses = Object.values(paths).flatMap(item =>
        Object.values(item).flatMap(call => Object.entries(call.responses ?? {})),
    );
    for (const [status, response] of responses) if (status.startsWith('2')) referredTo(response).forEach(follow);
    return [...records];
}

/** The texts of the readers of this document's records. @throws about a field whose type does not decide its reader */
export function readersFrom(description: Description): string {
    const { schemas } = description.components;
    const names = recordsOf(description);

    /** the reader of one row of a list */
    const row = (items: Schema, type: string): string =>
        names.includes(nameOf(items)) ? readerOf(nameOf(items)) : `is.record<Item<${type}>>(${fields(items, type)})`;

    const list = (items: Schema, isRequired: boolean, type: string): string => {
        const { type: of } = items.$ref ? (schemas[nameOf(items)] ?? {}) : items;
        if (of === 'string') return 'is.texts';
        return `is.${isRequired ? 'rows' : 'optionalRows'}(${row(items, type)})`;
    };

    const text = (name: string, { nullable, pattern }: Schema, isRequired: boolean): string => {
        if (/^id$|Id$/.test(name)) return nullable ? 'is.identOrNull' : 'is.ident';
        if (pattern) return nullable ? 'is.dayOrNull' : 'is.day';
        return nullable ? 'is.textOrNull' : isRequired ? 'is.text' : 'is.optionalText';
    };

    /** the reader of a field; `type` is the TypeScript type of its value */
    const field = (name: string, schema: Schema, isRequired: boolean, type: string): string => {
        const target = schema.$ref ? schemas[nameOf(schema)] : schema;
        if (nameOf(schema) === 'Seconds') return 'is.seconds';
        switch (target?.type) {
            case 'string':
                return target.enum ? 'is.code' : text(name, target, isRequired);
            case 'integer':
            case 'number':
                if (target.enum) return 'is.number as is.Reader<never>';
                return target.nullable ? 'is.numberOrNull' : 'is.number';
            case 'boolean':
                return isRequired ? 'is.flag' : 'is.optionalFlag';
            case 'array':
                return list(target.items ?? {}, isRequired, type);
            case 'object':
                return target.properties ? `is.part<${type}>(${fields(target, type)})` : 'is.anything';
            default:
                throw new Error(`What reads ${type}? Say it in scripts/types/readers.ts.`);
        }
    };

    const fields = ({ properties = {}, required = [] }: Schema, type: string, record = ''): string => {
        const lines = Object.entries(properties).flatMap(([name, schema]) => {
            if (name.includes('@')) return [];
            const at = `${type}['${name}']`;
            const own = BY_HAND[`${record}.${name}`];
            if (own === '') return [];
            const said = own?.replace('{row}', () => row(schema.items ?? {}, at));
            return [`${name}: ${said ?? field(name, schema, required.includes(name), at)},`];
        });
        return `{ ${lines.join('\n')} }`;
    };

    const records = names.map(name => {
        const schema = `Schemas['${name}']`;
        const type = TYPES[name] ?? schema;
        const annotation = RECURSIVE.includes(name) ? `: is.Reader<${type} | undefined>` : '';
        return `export const ${readerOf(name)}${annotation} = is.record<${type}>(${fields(schemas[name] ?? {}, schema, name)});`;
    });
    return [HEAD, ...records].join('\n\n');
}
