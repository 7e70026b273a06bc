import type {
    Application,
    CloudGroup,
    Comment,
    Customer,
    Key,
    Licence,
    Seat,
    Ticket,
    TicketMessage,
    User,
    Video,
} from '../../dataProvider/types';

/** Complete, ordinary records for tests, so that a test specifies only the fields that matter to it. Times are epoch seconds. */

let last = 0;
const next = (prefix: string): string => `${prefix}${++last}`;

/** 2030-01-01 00:00:00 UTC */
const FAR = 1893456000;

/** A user; by default an administrator of customer 10010. */
export function makeUser(fields: Partial<User> = {}): User {
    const id = fields.id ?? next('u');
    return {
        id,
        email: `${id}@holzmann.example`,
        forename: 'Anna',
        surname: 'Holzmann',
        displayName: 'Anna Holzmann',
        adminNote: '',
        active: true,
        role: 'ADMIN',
        phone: '',
        company: 'Holzmann Interior GmbH',
        function: '',
        alias: 'Anna Holzmann',
        cam: false,
        customer: '10010',
        customerContext: null,
        cloud: { access: false, featureLevel: 0, quota: 0 },
        cloudGroups: [],
        keys: [],
        ...fields,
    };
}

/** The fields of a customer that a test specifies; its flags are merged with the ordinary ones. */
export type CustomerFields = Partial<Omit<Customer, 'flags'>> & { flags?: Partial<Customer['flags']> };

/** A commercial German customer with contract information. */
export function makeCustomer({ flags, ...fields }: CustomerFields = {}): Customer {
    return {
        id: '10010',
        languages: ['de'],
        data: { name: 'Holzmann Interior GmbH', street: 'Tischlerweg 4', zip: '10115', city: 'Berlin' },
        cloud: { quota: 100, featureLevel: 1 },
        ...fields,
        flags: { beta: false, cloud: true, demo: false, school: false, sync: true, update: true, contractInfo: true, ...flags },
    };
}

/** An active online licence with two of five keys in use. */
export function makeLicence(fields: Partial<Licence> = {}): Licence {
    return {
        id: next('l'),
        name: 'Planning',
        product: 'pcad',
        licenceType: 'ol',
        count: 5,
        count_active_licences: 2,
        active: true,
        expire: FAR,
        modules: [],
        ...fields,
    };
}

/** An application without files or links. */
export const makeApplication = (fields: Partial<Application> = {}): Application => ({
    id: 'pcad',
    label: 'pCAD',
    documents: [],
    downloads: [],
    links: [],
    ...fields,
});

/** A key without a user. */
export function makeKey(fields: Partial<Key> = {}): Key {
    const id = fields.id ?? next('k');
    return {
        id,
        licenceId: 'l1',
        product: 'pcad',
        token: `TOKEN-${id.toUpperCase()}`,
        label: 'Workshop',
        expire: FAR,
        licenceType: 'ol',
        email: null,
        count_cloud_user: 0,
        users: [],
        seats: [],
        ...fields,
    };
}

/** An active seat. */
export function makeSeat(fields: Partial<Seat> = {}): Seat {
    return {
        id: next('s'),
        keyId: 'k1',
        licenceId: 'l1',
        userId: null,
        machineName: 'WS-KITCHEN-01',
        active: true,
        activated: 1735689600,
        deactivated: null,
        licenceType: 'ol',
        ...fields,
    };
}

/** A cloud group without members. */
export function makeCloudGroup(fields: Partial<CloudGroup> = {}): CloudGroup {
    return { id: next('g'), label: 'Showroom', autoAdd: false, users: [], ...fields };
}

/** An unlocked video of one minute that has not been started. */
export function makeVideo(fields: Partial<Video> = {}): Video {
    const id = fields.id ?? next('v');
    return {
        id,
        label: `Video ${id}`,
        type: 'video',
        duration: 60,
        progress: 0,
        thumbnail: null,
        tags: [],
        locked: false,
        expiresAt: null,
        directoryId: 'd1',
        libraryId: 'lib1',
        allowComments: true,
        attachments: [],
        metaData: null,
        ...fields,
    };
}

/** Another user's comment without replies. */
export function makeComment(fields: Partial<Comment> = {}): Comment {
    return {
        id: next('c'),
        content: 'Very helpful',
        author: 'Jan Kowalski',
        createdAt: 1_770_000_000,
        editedAt: null,
        editable: false,
        moderator: false,
        hidden: false,
        hasReplies: false,
        replies: [],
        ...fields,
    };
}

/** An open ticket with one question. */
export function makeTicket(fields: Partial<Ticket> = {}): Ticket {
    return {
        id: 't1',
        index: 84,
        status: 'open',
        created: 1_770_000_000,
        authors: ['anna@holzmann.example'],
        content: 'First question',
        ...fields,
    };
}

/** The first message of a ticket, from its author. */
export function makeMessage(fields: Partial<TicketMessage> = {}): TicketMessage {
    return {
        id: 'm1',
        content: 'First question',
        author: 'anna@holzmann.example',
        authorRole: 0,
        created: 1_770_000_000,
        ...fields,
    };
}
