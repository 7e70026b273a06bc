import * as records from '../shape/records';
import { rows } from '../shape';
import type { Entry, PortalCall } from './entry';
import { EXISTS, GIVING, guarded, ofGroup, ofKey, ofLicence, ofUser } from './errors';

export type { Change, PortalCall } from './entry';

const FIVE_MINUTES_MS = 5 * 60_000;

/**
 * The calls of the signed-in portal, each said once (`Entry`): its texts when it fails, how its response is read, how long that stays fresh.
 * A new call of the API does not compile until it is listed here. What a change makes stale is in `changes.ts`, how its outcome is looked up
 * in `looks.ts`; the calls of the public pages are in `public.ts`.
 */
export const CALLS = {
    'GET /licences': { errors: ofLicence('licences.errors.load'), reader: rows(records.licence), freshMs: FIVE_MINUTES_MS },
    'GET /licences/{id}': { errors: ofLicence('licences.errors.load'), reader: records.licence, freshMs: FIVE_MINUTES_MS },
    'PATCH /licences/{id}': { errors: ofLicence('licences.errors.rename'), reader: records.licence },
    'GET /licences/{id}/keys': { errors: ofLicence('licences.errors.load'), reader: rows(records.key) },
    'GET /licences/{id}/modules': { errors: ofLicence('licences.errors.load'), reader: rows(records.module) },
    'GET /licences/{id}/users': { errors: ofLicence('licences.errors.load'), reader: rows(records.user) },
    'GET /licences/{id}/seats': { errors: ofLicence('licences.errors.load'), reader: rows(records.seat) },
    'GET /licences/{id}/seats/{seatId}': { errors: ofLicence('licences.errors.load'), reader: records.seat },
    'DELETE /licences/{id}/seats/{seatId}': {
        errors: guarded('seats.errors.release', { 400: 'seats.errors.notEmpty', 404: 'seats.errors.notFound' }),
    },
    'POST /orders/academy': { errors: guarded('academy.errors.order') },

    'GET /keys': { errors: ofLicence('licences.errors.load'), reader: rows(records.key) },
    'GET /keys/{id}': { errors: ofLicence('licences.errors.load'), reader: records.key },
    'POST /keys': { errors: ofKey('keys.errors.create'), reader: records.key },
    'PATCH /keys/{id}': { errors: ofKey('keys.errors.save'), reader: records.key },
    'DELETE /keys/{id}': { errors: ofKey('keys.errors.delete') },
    'POST /keys/{id}/refresh': { errors: ofKey('keys.errors.refresh') },
    'POST /keys/{id}/send': { errors: ofKey('keys.errors.send', { 400: 'keys.errors.noUser' }) },
    'POST /keys/request': { errors: ofKey('keys.errors.request') },
    'GET /keys/{id}/users': { errors: ofLicence('licences.errors.load'), reader: rows(records.user) },

    'GET /users': { errors: ofUser('users.errors.load'), reader: rows(records.user), freshMs: FIVE_MINUTES_MS },
    'GET /users/{id}': { errors: ofUser('users.errors.load'), reader: records.user, freshMs: FIVE_MINUTES_MS },
    'POST /users': { errors: ofUser('users.errors.create', EXISTS), reader: records.user },
    'PATCH /users/{id}': { errors: ofUser('users.errors.save', EXISTS), reader: records.user },
    'DELETE /users/{id}': { errors: ofUser('users.errors.delete', { 409: 'users.errors.undeletable' }) },
    'POST /users/{id}/send': { errors: ofUser('users.errors.send') },
    'POST /users/{id}/logout': { errors: ofUser('users.errors.logout') },
    'POST /users/{id}/recover': { errors: ofUser('users.errors.recover') },
    'GET /users/{id}/keys': { errors: ofLicence('licences.errors.load'), reader: rows(records.key) },
    'PUT /users/{id}/keys/{keyId}': { errors: ofKey('keys.errors.assign') },
    'DELETE /users/{id}/keys/{keyId}': { errors: ofKey('keys.errors.remove') },
    'PUT /users/{id}/licences/{licenceId}': { errors: ofUser('users.errors.assignLicence', GIVING) },
    'DELETE /users/{id}/licences/{licenceId}': { errors: ofUser('users.errors.removeLicence', GIVING) },
    'GET /users/{id}/cloudGroups': { errors: ofUser('users.errors.load'), reader: rows(records.cloudGroup) },
    'POST /transfer/request': { errors: ofUser('users.errors.transferRequest') },

    'GET /cloudGroups': {
        errors: ofGroup('cloudGroups.errors.load'),
        reader: rows(records.cloudGroup),
        freshMs: FIVE_MINUTES_MS,
    },
    'GET /cloudGroups/{id}': { errors: ofGroup('cloudGroups.errors.load'), reader: records.cloudGroup },
    'POST /cloudGroups': { errors: ofGroup('cloudGroups.errors.create'), reader: records.cloudGroup },
    'PATCH /cloudGroups/{id}': { errors: ofGroup('cloudGroups.errors.rename'), reader: records.cloudGroup },
    'DELETE /cloudGroups/{id}': { errors: ofGroup('cloudGroups.errors.delete') },
    'GET /cloudGroups/{id}/users': { errors: ofGroup('cloudGroups.errors.load'), reader: rows(records.relatedUser) },
    'PUT /cloudGroups/{id}/users': { errors: ofGroup('cloudGroups.errors.save') },
    'PUT /cloudGroups/{id}/users/{userId}': { errors: ofGroup('cloudGroups.errors.addUser') },
    'DELETE /cloudGroups/{id}/users/{userId}': { errors: ofGroup('cloudGroups.errors.removeUser') },

    'GET /contracts': { errors: guarded('contracts.errors.load'), reader: rows(records.contract) },
    'GET /contracts/{id}': {
        errors: guarded('contracts.errors.load', { 404: 'contracts.errors.notFound' }),
        reader: records.contract,
    },
    'GET /invoices': { errors: guarded('contracts.errors.load'), reader: rows(records.invoice) },
    'GET /invoices/{id}': { errors: guarded('contracts.errors.invoice', { 404: 'contracts.errors.invoiceNotFound' }) },
    'GET /applications': { errors: guarded('applications.errors.load'), reader: rows(records.application) },
    'GET /rest/applications/{id}': { errors: guarded('applications.errors.load'), reader: records.application },

    'GET /tickets': { errors: guarded('tickets.errors.load'), reader: rows(records.ticket) },
    // read on each visit, and polled while active
    'GET /tickets/{id}': {
        errors: guarded('tickets.errors.load', { 404: 'tickets.errors.notFound' }),
        reader: records.ticket,
        freshMs: 0,
    },
    'POST /tickets': { errors: guarded('tickets.errors.create', { 409: 'tickets.errors.active' }) },
    'PATCH /tickets/{id}': { errors: guarded('tickets.errors.close') },
    'GET /tickets/{id}/messages': { errors: guarded('tickets.errors.load'), reader: rows(records.ticketMessage) },
    'POST /tickets/{id}/messages': {
        errors: guarded('tickets.errors.message', { 409: 'tickets.errors.closed' }),
        reader: records.ticketMessage,
    },

    'GET /academy/directories': { errors: guarded('academy.errors.load'), reader: rows(records.directory) },
    'GET /academy/directories/{id}': { errors: guarded('academy.errors.load'), reader: records.directory },
    'GET /academy/directories/{id}/playlist': { errors: guarded('academy.errors.load'), reader: rows(records.video) },
    'GET /academy/tags': { errors: guarded('academy.errors.load'), reader: rows(records.tag), freshMs: FIVE_MINUTES_MS },
    'GET /academy/search': { errors: guarded('academy.errors.search'), reader: records.academySearchResult },
    'GET /academy/videos/{id}': { errors: guarded('academy.errors.video'), reader: records.video },
    'GET /academy/videos/{id}/path': { errors: guarded('academy.errors.video'), reader: rows(records.reference) },
    'GET /academy/embeds/{libraryId}/{videoId}': { errors: guarded('academy.errors.video'), reader: records.embed },
    'PUT /academy/videos/{id}/progress': { errors: guarded('academy.errors.progress') },
    'GET /academy/videos/{id}/comments': { errors: guarded('academy.errors.commentsLoad'), reader: rows(records.comment) },
    'GET /academy/videos/{id}/comments/{commentId}/replies': {
        errors: guarded('academy.errors.commentsLoad'),
        reader: rows(records.comment),
    },
    'POST /academy/videos/{id}/comments': { errors: guarded('academy.errors.commentAdd'), reader: records.comment },
    'PATCH /academy/videos/{id}/comments/{commentId}': {
        errors: guarded('academy.errors.commentEdit'),
        reader: records.comment,
    },
    'DELETE /academy/videos/{id}/comments/{commentId}': { errors: guarded('academy.errors.commentDelete') },
    'POST /academy/auth/validate': { errors: guarded('academy.errors.session') },
    'POST /academy/auth/logout': { errors: guarded('academy.errors.session') },
} as const satisfies { readonly [Name in PortalCall]: Entry };
