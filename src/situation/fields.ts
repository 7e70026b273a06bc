import type {
    CloudGroup,
    Contract,
    Customer,
    Directory,
    Invoice,
    Key,
    Licence,
    Seat,
    Ticket,
    User,
    Video,
} from '#dataProvider/types';
import type { Replacer } from './replace';

/**
 * What a file for support holds of each kind of record (SITUATION-2): the fields that stand here, in the way that stands here. Whatever else a
 * record holds is not in the file.
 */

/** How a value comes into the file; null for one that is not of its type. */
type How = (value: unknown, replacer: Replacer) => unknown;

/** A row of the file: fields with numbers, flags, codes and pseudonyms. */
export type Row = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, How>>;

const textual =
    (replaced: (text: string, replacer: Replacer) => string): How =>
    (value, replacer) =>
        typeof value === 'string' ? replaced(value, replacer) : null;

const id = textual((text, replacer) => replacer.id(text));
const name = textual((text, replacer) => replacer.name(text));
const email = textual((text, replacer) => replacer.email(text));
const note = textual((text, replacer) => replacer.note(text));
const code = textual((text, replacer) => replacer.code(text));
const number: How = value => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const serial: How = (value, replacer) => (typeof value === 'number' ? replacer.serial(value) : null);
const flag: How = value => value === true;
const day: How = value => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null);
/** One of these codes, which name nobody. */
const oneOf =
    (...codes: readonly unknown[]): How =>
    value =>
        codes.includes(value) ? value : null;
/** The same; a code that the portal does not know is replaced. */
const known =
    (...codes: readonly string[]): How =>
    (value, replacer) =>
        typeof value === 'string' && codes.includes(value) ? value : name(value, replacer);
const list =
    (how: How): How =>
    (value, replacer) =>
        Array.isArray(value) ? value.map(item => how(item, replacer)) : [];
const part =
    (fields: Fields): How =>
    (value, replacer) =>
        typeof value === 'object' && value !== null ? rowOf(fields, value as Row, replacer) : null;

/** A record as it comes into the file. */
export const rowOf = (fields: Fields, record: Row, replacer: Replacer): Row =>
    Object.fromEntries(Object.entries(fields).map(([field, how]) => [field, how(record[field], replacer)]));

type FieldsOf<Shape> = { readonly [Field in keyof Shape]?: How };

const LICENCE_TYPE = oneOf('ol', 'nl');
const PRODUCT = known('pcad', 'rooms', 'showroom', 'phome', 'academy', 'viewer');

const user: FieldsOf<User> = {
    id,
    email,
    forename: name,
    surname: name,
    displayName: name,
    adminNote: note,
    active: flag,
    role: oneOf('USER', 'ADMIN', 'READER_ADMIN'),
    phone: code,
    company: name,
    function: name,
    cam: flag,
    customer: id,
    customerContext: id,
    cloud: part({ access: flag, featureLevel: number, quota: number }),
    cloudGroups: list(part({ id })),
};

const customer: FieldsOf<Customer> = {
    id,
    languages: list(oneOf('de', 'en', 'fr', 'it', 'nl', 'pl', 'sk')),
    data: part({ name, street: name, zip: name, city: name }),
    cloud: part({ quota: number, featureLevel: number }),
    flags: part({ beta: flag, cloud: flag, demo: flag, school: flag, sync: flag, update: flag, contractInfo: flag }),
};

const licence: FieldsOf<Licence> = {
    id,
    name,
    product: PRODUCT,
    licenceType: LICENCE_TYPE,
    count: number,
    count_active_licences: number,
    active: flag,
    expire: number,
    modules: list(part({ id: number, label: name })),
};

const seat: FieldsOf<Seat> = {
    id,
    userId: id,
    machineName: name,
    active: flag,
    activated: number,
    deactivated: number,
};

const key: FieldsOf<Key> = {
    id,
    licenceId: id,
    product: PRODUCT,
    token: code,
    label: name,
    expire: number,
    licenceType: LICENCE_TYPE,
    users: list(part({ id, email })),
    seats: list(part(seat)),
};

const group: FieldsOf<CloudGroup> = { id, label: name, autoAdd: flag };

const INTERVALS = [907_530_000, 907_530_001, 907_530_002, 907_530_003, 907_530_004, 907_530_005];

const contract: FieldsOf<Contract> = {
    id,
    name,
    startOn: day,
    endOn: day,
    cancellationOn: day,
    invoiceOn: day,
    invoiceInterval: oneOf(...INTERVALS),
    invoiceTo: name,
    details: list(
        part({
            description: note,
            count: number,
            price: number,
            currency: known('EUR', 'CHF', 'GBP', 'USD', 'PLN'),
            startOn: day,
            endOn: day,
            licenceId: id,
        }),
    ),
};

const invoice: FieldsOf<Invoice> = { id, name, created: number, contractId: id };

/** Its number is the portal's name of it; of its words and messages there is nothing. */
const ticket: FieldsOf<Ticket> & { last: How } = {
    id,
    index: serial,
    status: oneOf('open', 'inprogress', 'closed', 'solved'),
    created: number,
    authors: list(email),
    // who wrote last, of an active one
    last: oneOf('self', 'customer', 'support'),
};

const video: FieldsOf<Video> = {
    id,
    label: name,
    type: oneOf('video', 'stream', 'placeholder'),
    duration: number,
    progress: number,
    locked: flag,
    expiresAt: number,
};

const course: FieldsOf<Directory> & { videos: How } = {
    id,
    label: name,
    displayType: oneOf('category', 'directory'),
    locked: flag,
    videos: list(part(video)),
};

/** The kinds of records, in the order in which they stand in the file. */
export const FIELDS = {
    customer,
    user,
    users: user,
    licences: licence,
    keys: key,
    cloudGroups: group,
    contracts: contract,
    invoices: invoice,
    tickets: ticket,
    courses: course,
} satisfies Readonly<Record<string, Fields>>;

export type Kind = keyof typeof FIELDS;
export const KINDS = Object.keys(FIELDS) as Kind[];
