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

export type Schemas = Readonly<Record<string, Schema>>;

/** The records that responses contain, by the name of their reader; each stands after those that it uses. */
const RECORDS = {
    reference: 'Reference',
    module: 'Module',
    relatedUser: 'RelatedUser',
    seat: 'Seat',
    key: 'Key',
    licence: 'Licence',
    user: 'User',
    cloudGroup: 'CloudGroup',
    applicationLink: 'ApplicationLink',
    application: 'Application',
    contractDetail: 'ContractDetail',
    contract: 'Contract',
    invoice: 'Invoice',
    ticket: 'Ticket',
    ticketMessage: 'TicketMessage',
    attachment: 'Attachment',
    video: 'Video',
    contentGroup: 'ContentGroup',
    directory: 'Directory',
    tag: 'Tag',
    embed: 'Embed',
    comment: 'Comment',
    searchResult: 'AcademySearchResult',
} as const;

/** Fields about which the contract says more than their schema: their readers. An empty text leaves the field as it is. */
const BY_HAND: Readonly<Record<string, string>> = {
    // true unless it is explicitly false
    'Licence.active': 'is.unlessFalse',
    'User.active': 'is.unlessFalse',
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
    // some servers send it as text
    'Ticket.index': 'is.numeral',
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
const readerOf = (name: string): string | undefined => Object.entries(RECORDS).find(([, schema]) => schema === name)?.[0];

/** The texts of readers, from these schemas. @throws about a field whose type does not decide its reader */
export function readersFrom(schemas: Schemas): string {
    /** the reader of one row of a list */
    const row = (items: Schema, type: string): string =>
        readerOf(nameOf(items)) ?? `is.record<Item<${type}>>(${fields(items, type)})`;

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

    const records = Object.entries(RECORDS).map(([reader, name]) => {
        const schema = `Schemas['${name}']`;
        const type = TYPES[name] ?? schema;
        const annotation = RECURSIVE.includes(name) ? `: is.Reader<${type} | undefined>` : '';
        return `export const ${reader}${annotation} = is.record<${type}>(${fields(schemas[name] ?? {}, schema, name)});`;
    });
    return [HEAD, ...records].join('\n\n');
}
