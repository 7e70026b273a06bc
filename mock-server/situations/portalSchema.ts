/** The JSON schema of a file of the portal (`PortalFile`): every field is there, and no other. */

type Schema = object;
const record = (properties: Record<string, Schema>): Schema => ({
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
});
const optional = (schema: Schema, field: string): Schema => ({
    ...schema,
    required: (schema as { required: string[] }).required.filter(name => name !== field),
});
const list = (items: Schema): Schema => ({ type: 'array', items });
/** With a sign, or the portal could not have asked for it. */
const named = { type: 'string', minLength: 1 };
const string = { type: 'string' };
const text = { type: 'string', nullable: true };
const number = { type: 'number', nullable: true };
const whole = { type: 'integer', nullable: true };
const flag = { type: 'boolean' };
/** An invented address: nothing else comes into a file, and nothing else is loaded. */
const email = { type: 'string', pattern: '\\.example$' };
const oneOf = (...values: readonly (string | number | null)[]): Schema => ({ enum: values });

const TYPE = oneOf('ol', 'nl', null);
const user = record({
    id: named,
    email,
    ...Object.fromEntries(['forename', 'surname', 'displayName', 'adminNote'].map(field => [field, text])),
    active: flag,
    role: oneOf('USER', 'ADMIN', 'READER_ADMIN'),
    ...Object.fromEntries(['phone', 'company', 'function'].map(field => [field, text])),
    cam: flag,
    customer: text,
    customerContext: text,
    cloud: { ...record({ access: flag, featureLevel: whole, quota: number }), nullable: true },
    cloudGroups: list(record({ id: named })),
});
const seat = record({ id: named, userId: text, machineName: string, active: flag, activated: whole, deactivated: whole });
const video = record({
    id: named,
    label: string,
    type: oneOf('video', 'stream', 'placeholder', null),
    duration: number,
    progress: { type: 'number', minimum: 0, maximum: 100, nullable: true },
    locked: flag,
    expiresAt: whole,
});
const detail = record({
    description: text,
    count: number,
    price: number,
    currency: text,
    startOn: text,
    endOn: text,
    licenceId: text,
});
const FLAGS = ['beta', 'cloud', 'demo', 'school', 'sync', 'update', 'contractInfo'];

const ROWS: Readonly<Record<string, Schema>> = {
    customer: record({
        id: named,
        languages: list(text),
        data: record({ name: text, street: text, zip: text, city: text }),
        cloud: record({ quota: number, featureLevel: whole }),
        flags: record(Object.fromEntries(FLAGS.map(name => [name, flag]))),
    }),
    user,
    users: user,
    licences: record({
        id: named,
        name: string,
        product: string,
        licenceType: TYPE,
        count: whole,
        count_active_licences: whole,
        active: flag,
        expire: whole,
        modules: list(record({ id: whole, label: text })),
    }),
    keys: record({
        id: named,
        licenceId: named,
        product: string,
        token: string,
        label: string,
        expire: whole,
        licenceType: TYPE,
        users: list(record({ id: named, email })),
        seats: list(seat),
    }),
    cloudGroups: record({ id: named, label: string, autoAdd: flag }),
    contracts: record({
        id: named,
        name: string,
        startOn: text,
        endOn: text,
        cancellationOn: text,
        invoiceOn: text,
        invoiceInterval: whole,
        invoiceTo: text,
        details: list(detail),
    }),
    invoices: record({ id: named, name: string, created: whole, contractId: text }),
    tickets: optional(
        record({
            id: named,
            index: whole,
            status: oneOf('open', 'inprogress', 'closed', 'solved', null),
            created: whole,
            authors: list(string),
            last: oneOf('self', 'customer', 'support', null),
        }),
        // files of earlier versions lack it
        'last',
    ),
    courses: record({
        id: named,
        label: string,
        displayType: oneOf('category', 'directory', null),
        locked: flag,
        videos: list(video),
    }),
};

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];
const call = record({
    method: oneOf(...METHODS),
    pattern: { type: 'string', pattern: '^[\\w{}/-]+$' },
    status: { type: 'integer', minimum: 0, maximum: 599 },
    at: { type: 'integer' },
});
export const PORTAL_FILE = record({
    format: oneOf('portal-situation'),
    version: oneOf(1),
    savedAt: { type: 'integer', minimum: 1 },
    names: { type: 'string', pattern: '^[0-9a-z]{12}$' },
    circumstances: record({
        page: { type: 'string', pattern: '^([*]|/[^?#]*)$' },
        role: oneOf('USER', 'ADMIN', 'READER_ADMIN'),
        language: { type: 'string', pattern: '^[a-z]{2}$' },
        width: { type: 'integer' },
        height: { type: 'integer' },
        theme: oneOf('light', 'dark', 'system'),
        calls: list(call),
    }),
    rows: {
        type: 'object',
        additionalProperties: false,
        required: ['user'],
        properties: {
            ...Object.fromEntries(Object.entries(ROWS).map(([kind, schema]) => [kind, list(schema)])),
            user: { type: 'array', items: user, minItems: 1, maxItems: 1 },
            customer: { type: 'array', items: ROWS.customer, maxItems: 1 },
        },
    },
    missing: list(record({ kind: oneOf(...Object.keys(ROWS)), status: { type: 'integer' } })),
    sums: { type: 'object', additionalProperties: { type: 'string' } },
});
