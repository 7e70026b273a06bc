import type { MessageName } from '#i18n/messages';
import type { Entry, RecordKind } from '../shared/activity/entry';

/** What was done, in words (ACTIVITY-3). Pure. */

export type Kind = MessageName<'activity.kinds'>;

const KINDS: Readonly<Record<string, Kind>> = {
    'PATCH /licences/{id}': 'licenceRenamed',
    'DELETE /licences/{id}/seats/{seatId}': 'seatReleased',
    'POST /orders/academy': 'ordered',
    'POST /keys': 'keyCreated',
    'DELETE /keys/{id}': 'keyDeleted',
    'POST /keys/{id}/refresh': 'keyRenewed',
    'POST /keys/{id}/send': 'keySent',
    'POST /keys/request': 'keyRequested',
    'POST /users': 'userCreated',
    'PATCH /users/{id}': 'userChanged',
    'DELETE /users/{id}': 'userDeleted',
    'PUT /users/{id}/keys/{keyId}': 'keyAssigned',
    'DELETE /users/{id}/keys/{keyId}': 'keyTaken',
    'PUT /users/{id}/licences/{licenceId}': 'licenceGiven',
    'DELETE /users/{id}/licences/{licenceId}': 'licenceTaken',
    'POST /users/{id}/send': 'userMailed',
    'POST /users/{id}/logout': 'userSignedOut',
    'POST /users/{id}/recover': 'userRecovered',
    'POST /transfer/request': 'transferRequested',
    'POST /cloudGroups': 'groupCreated',
    'DELETE /cloudGroups/{id}': 'groupDeleted',
    'PUT /cloudGroups/{id}/users': 'membersSet',
    'PUT /cloudGroups/{id}/users/{userId}': 'groupJoined',
    'DELETE /cloudGroups/{id}/users/{userId}': 'groupLeft',
    'POST /tickets': 'ticketCreated',
    'PATCH /tickets/{id}': 'ticketClosed',
    'POST /tickets/{id}/messages': 'ticketWritten',
    'POST /academy/videos/{id}/comments': 'commentWritten',
    'PATCH /academy/videos/{id}/comments/{commentId}': 'commentChanged',
    'DELETE /academy/videos/{id}/comments/{commentId}': 'commentDeleted',
};

export function kindOf({ call, fields = [] }: Pick<Entry, 'call' | 'fields'>): Kind {
    if (call === 'PATCH /keys/{id}') {
        if (fields.length === 1 && fields[0] === 'expire') return 'keyExpiry';
        return fields.includes('expire') ? 'keyChanged' : 'keyRenamed';
    }
    if (call === 'PATCH /cloudGroups/{id}') return fields.includes('autoAdd') ? 'groupDefault' : 'groupRenamed';
    if (call === 'PATCH /user') return fields.includes('password') ? 'ownPassword' : 'ownData';
    return KINDS[call] ?? 'other';
}

/** Which of its records a row names, in this order. */
export const NAMED = ['key', 'user', 'group', 'licence', 'ticket'] as const satisfies readonly RecordKind[];
export type NamedKind = (typeof NAMED)[number];

/** A record as it is written in the address: `user:u1`. */
export const recordKey = (kind: RecordKind, id: string): string => `${kind}:${id}`;

/** The records of an entry that are named. */
export const recordsOf = ({ ids }: Pick<Entry, 'ids'>): string[] =>
    NAMED.flatMap(kind => {
        const id = ids[kind];
        return id === undefined ? [] : [recordKey(kind, id)];
    });
