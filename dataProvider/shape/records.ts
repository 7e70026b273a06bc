// Made by `npm run types` from mock-server/openapi.yaml; what differs from it is in scripts/types/readers.ts.
import type { components } from '../types/api';
import { isVideo } from './content';
import * as is from './readers';

/** Each record of the API, field by field. */

type Schemas = components['schemas'];
type Item<List> = NonNullable<List> extends (infer Row)[] ? Row : never;

export const reference = is.record<Schemas['Reference']>({ id: is.ident, label: is.text });

export const seat = is.record<Schemas['Seat']>({
    id: is.ident,
    keyId: is.ident,
    licenceId: is.ident,
    userId: is.identOrNull,
    machineName: is.text,
    active: is.unlessFalse,
    activated: is.secondsOrNull,
    deactivated: is.secondsOrNull,
    licenceType: is.code,
});

export const key = is.record<Schemas['Key']>({
    id: is.ident,
    licenceId: is.ident,
    product: is.text,
    token: is.text,
    label: is.text,
    expire: is.secondsOrNull,
    licenceType: is.code,
    email: is.textOrNull,
    count_cloud_user: is.number,
    users: is.optionalRows(is.record<Item<Schemas['Key']['users']>>({ id: is.ident, email: is.text, alias: is.text })),
    seats: is.optionalRows(seat),
});

export const user = is.record<Schemas['User']>({
    id: is.ident,
    email: is.text,
    forename: is.textOrNull,
    surname: is.textOrNull,
    displayName: is.textOrNull,
    adminNote: is.textOrNull,
    active: is.unlessFalse,
    role: is.code,
    phone: is.textOrNull,
    company: is.textOrNull,
    function: is.textOrNull,
    alias: is.text,
    cam: is.flag,
    customer: is.ident,
    customerContext: is.identOrNull,
    cloud: is.part<Schemas['User']['cloud']>({ access: is.flag, featureLevel: is.numberOrNull, quota: is.numberOrNull }),
    cloudGroups: is.optionalRows(reference),
    keys: is.optionalRows(key),
});

export const applicationLink = is.record<Schemas['ApplicationLink']>({ href: is.text, languages: is.texts });

export const application = is.record<Pick<Schemas['Application'], 'id' | 'label'> & Partial<Schemas['Application']>>({
    id: is.ident,
    label: is.text,
    documents: is.optionalRows(
        is.record<Item<Schemas['Application']['documents']>>({ label: is.text, href: is.text, languages: is.texts }),
    ),
    downloads: is.optionalRows(applicationLink),
    links: is.optionalRows(applicationLink),
});

export const module = is.record<Schemas['Module']>({ id: is.number, label: is.text });

export const relatedUser = is.record<Schemas['RelatedUser']>({
    id: is.ident,
    email: is.text,
    alias: is.optionalText,
    forename: is.optionalText,
    surname: is.optionalText,
    active: is.optionalFlag,
});

export const licence = is.record<Schemas['Licence']>({
    id: is.ident,
    name: is.text,
    product: is.text,
    licenceType: is.code,
    count: is.number,
    count_active_licences: is.number,
    active: is.unlessFalse,
    expire: is.secondsOrNull,
    modules: is.optionalRows(module),
    users: is.optionalRows(relatedUser),
    keys: is.optionalRows(key),
    seats: is.optionalRows(seat),
});

export const cloudGroup = is.record<Schemas['CloudGroup']>({
    id: is.ident,
    label: is.text,
    autoAdd: is.flag,
    users: is.optionalRows(is.record<Item<Schemas['CloudGroup']['users']>>({ id: is.ident, email: is.text })),
});

export const contractDetail = is.record<Schemas['ContractDetail']>({
    description: is.text,
    count: is.number,
    price: is.number,
    currency: is.text,
    startOn: is.day,
    endOn: is.dayOrNull,
    licenceId: is.ident,
});

export const contract = is.record<Schemas['Contract']>({
    id: is.ident,
    name: is.text,
    startOn: is.day,
    endOn: is.dayOrNull,
    cancellationOn: is.dayOrNull,
    invoiceOn: is.dayOrNull,
    invoiceInterval: is.number as is.Reader<never>,
    invoiceTo: is.textOrNull,
    details: is.rows(contractDetail),
});

export const invoice = is.record<Schemas['Invoice']>({
    id: is.ident,
    name: is.text,
    created: is.seconds,
    contractId: is.identOrNull,
});

export const ticket = is.record<Schemas['Ticket']>({
    id: is.ident,
    index: is.number,
    status: is.code,
    created: is.seconds,
    authors: is.texts,
    content: is.optionalText,
});

export const ticketMessage = is.record<Omit<Schemas['TicketMessage'], 'id'>>({
    content: is.text,
    author: is.text,
    authorRole: is.number,
    created: is.seconds,
});

export const attachment = is.record<Schemas['Attachment']>({
    label: is.text,
    type: is.text,
    size: is.number,
    resourceUri: is.text,
});

export const video = is.record<Schemas['Video']>({
    id: is.ident,
    label: is.text,
    type: is.code,
    duration: is.number,
    progress: is.amount,
    thumbnail: is.textOrNull,
    tags: is.texts,
    locked: is.flag,
    expiresAt: is.secondsOrNull,
    directoryId: is.ident,
    libraryId: is.ident,
    allowComments: is.flag,
    attachments: is.rows(attachment),
    metaData: is.anything,
});

export const contentGroup = is.record<Schemas['ContentGroup']>({
    label: is.text,
    content: is.rows(item => (isVideo(item) ? video(item) : directory(item))),
});

export const directory: is.Reader<Schemas['Directory'] | undefined> = is.record<Schemas['Directory']>({
    id: is.ident,
    label: is.text,
    description: is.textOrNull,
    introVideo: is.textOrNull,
    thumbnail: is.textOrNull,
    displayType: is.code,
    locked: is.flag,
    path: is.optionalRows(reference),
    contents: is.optionalRows(contentGroup),
});

export const embed = is.record<Schemas['Embed']>({
    type: is.code,
    src: is.text,
    poster: is.optionalText,
    captions: is.rows(is.record<Item<Schemas['Embed']['captions']>>({ src: is.text, srclang: is.text, label: is.text })),
});

export const tag = is.record<Schemas['Tag']>({ id: is.ident, label: is.text });

export const comment: is.Reader<Schemas['Comment'] | undefined> = is.record<Schemas['Comment']>({
    id: is.ident,
    content: is.text,
    author: is.text,
    createdAt: is.seconds,
    editedAt: is.secondsOrNull,
    editable: is.flag,
    moderator: is.flag,
    hidden: is.flag,
    hasReplies: is.flag,
    replies: value => is.rows(comment)(value),
});

export const academySearchResult = is.record<Schemas['AcademySearchResult']>({
    directories: is.rows(directory),
    videos: is.rows(video),
});
