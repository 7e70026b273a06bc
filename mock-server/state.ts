import type {
    AcademyState,
    Application,
    CloudGroup,
    Comment,
    Contract,
    Customer,
    Directory,
    Embed,
    Invoice,
    Key,
    Licence,
    Seat,
    Tag,
    Ticket,
    TicketMessage,
    User,
    Video,
} from '../dataProvider/types';

/**
 * The rows that the mock server stores, one collection each, in json-server's lowdb file. Relations are ids; the routes assemble the
 * responses.
 */

/** A user. `customer` is the user's own customer, `customers` all that the user can choose from at sign-in. */
export type UserRow = Pick<
    User,
    | 'id'
    | 'email'
    | 'forename'
    | 'surname'
    | 'displayName'
    | 'adminNote'
    | 'active'
    | 'role'
    | 'phone'
    | 'company'
    | 'function'
    | 'cam'
    | 'customer'
    | 'cloud'
> & {
    password: string;
    customers: string[];
};

export type CustomerRow = Customer & { name: string };
export type LicenceRow = Pick<Licence, 'id' | 'name' | 'product' | 'licenceType' | 'count' | 'active' | 'expire' | 'modules'> & {
    customerId: string;
};
/** `userId` is the one user the key is assigned to; `sharedWith` are further ones, which earlier rules allowed. */
export type KeyRow = Pick<Key, 'id' | 'licenceId' | 'product' | 'token' | 'label' | 'expire' | 'licenceType'> & {
    customerId: string;
    userId: string | null;
    sharedWith?: string[];
    sendMail: boolean;
};
/** `releaseCode` is required to release a seat of an `nl` licence. */
export type SeatRow = Pick<
    Seat,
    'id' | 'keyId' | 'licenceId' | 'userId' | 'machineName' | 'active' | 'activated' | 'deactivated' | 'licenceType'
> & {
    customerId: string;
    releaseCode: string | null;
};
export type CloudGroupRow = Pick<CloudGroup, 'id' | 'label' | 'autoAdd'> & { customerId: string; userIds: string[] };
export type ContractRow = Contract & { customerId: string };
export type InvoiceRow = Invoice & { customerId: string; total: number };
export type TicketRow = Omit<Ticket, 'authors'> & { customerId: string; userId: string };
export type TicketMessageRow = TicketMessage & { id: string; ticketId: string };
/** `parentId` and `items` form the tree: an item is a directory's or a video's id under a group label. */
export type DirectoryRow = Pick<
    Directory,
    'id' | 'label' | 'description' | 'introVideo' | 'thumbnail' | 'displayType' | 'locked'
> & {
    parentId: string | null;
    groups: { label: string; items: { kind: 'video' | 'directory'; id: string }[] }[];
};
export type VideoRow = Omit<Video, 'progress'>;
export type EmbedRow = Embed & { libraryId: string; videoId: string };
export type CommentRow = Pick<Comment, 'id' | 'content' | 'author' | 'createdAt' | 'editedAt' | 'moderator' | 'hidden'> & {
    videoId: string;
    userId: string | null;
    parentId: string | null;
};

/**
 * A sign-in. `customer` is the one that the user signed in for; `customerContext` is null unless it was chosen. Temporary: change-password
 * tokens.
 */
export interface SessionRow {
    token: string;
    userId: string;
    customer: string;
    customerContext: string | null;
    createdAt: number;
}

/** A one-time token sent by mail; a newer one of the same kind and address voids it. */
export interface MailTokenRow {
    token: string;
    kind: 'password' | 'activation' | 'edu' | 'transfer';
    email: string;
    userId: string | null;
    /** transfer only: the customer that requested the user */
    customerDestination: string | null;
    createdAt: number;
    state: 'open' | 'used' | 'void';
}

/** A mail that the API "sent"; `link` is a path of the portal, opened from the support page. */
export interface MailRow {
    id: string;
    to: string;
    kind: 'activation' | 'recovery' | 'transfer' | 'education' | 'key' | 'user-data' | 'key-request' | 'order' | 'registration';
    subject: string;
    text: string;
    link: string | null;
    sentAt: number;
}

/** The one academy session of a user; expires 180 s after the last validate. */
export interface AcademySessionRow {
    id: string;
    userId: string;
    token: string;
    lastValidated: number;
    /** set by a logout without `immediate`: ends at this second unless a validate arrives first */
    endsAt: number | null;
    /** set by support staff: the result of every check, whatever the real state */
    forced: AcademyState | null;
}

export interface ProgressRow {
    userId: string;
    videoId: string;
    value: number;
}

export interface OrderRow {
    id: string;
    customerId: string;
    count: number;
    orderedAt: number;
}

export interface EduRegistrationRow {
    id: string;
    email: string;
    data: Record<string, unknown>;
    registeredAt: number;
}

export interface MockState {
    customers: CustomerRow[];
    users: UserRow[];
    licences: LicenceRow[];
    keys: KeyRow[];
    seats: SeatRow[];
    cloudGroups: CloudGroupRow[];
    applications: Application[];
    contracts: ContractRow[];
    invoices: InvoiceRow[];
    tickets: TicketRow[];
    ticketMessages: TicketMessageRow[];
    directories: DirectoryRow[];
    videos: VideoRow[];
    embeds: EmbedRow[];
    tags: Tag[];
    comments: CommentRow[];
    sessions: SessionRow[];
    mailTokens: MailTokenRow[];
    outbox: MailRow[];
    academySessions: AcademySessionRow[];
    progress: ProgressRow[];
    orders: OrderRow[];
    eduRegistrations: EduRegistrationRow[];
    /** last number used by `nextId` */
    lastId: number;
}
