import type { MessageKey } from '../../i18n/messages';
import type { ErrorTexts } from '../errors';

/** The text of the error catalogue that a failed call shows (ERROR-2), by area and call. */

const FORBIDDEN = 'errors.forbidden';

/** The reasons of a 409 about keys, when the server sends a code for them; without one, `licences/refusal.ts` finds the reason. */
export const REFUSALS: Readonly<Record<string, MessageKey>> = {
    LICENCE_EXPIRED: 'errors.licences.expired',
    LICENCE_FULL: 'errors.licences.full',
    LICENCE_ASSIGNED: 'errors.licences.assigned',
    LICENCE_AUTOMATIC: 'errors.licences.automatic',
    USER_INACTIVE: 'errors.users.notActive',
};

const keyErrors = (otherwise: MessageKey): ErrorTexts => ({
    403: FORBIDDEN,
    404: 'errors.licences.notFound',
    409: 'errors.409',
    default: otherwise,
    codes: REFUSALS,
});

export const licences: ErrorTexts = { 403: FORBIDDEN, 404: 'errors.licences.notFound', default: 'errors.licences.load' };
export const renameLicence: ErrorTexts = { ...licences, default: 'errors.licences.rename' };

export const requestKey = keyErrors('errors.keys.request');
export const createKey = keyErrors('errors.keys.create');
export const saveKey = keyErrors('errors.keys.save');
export const deleteKey = keyErrors('errors.keys.delete');
export const refreshKey = keyErrors('errors.keys.refresh');
export const sendKey: ErrorTexts = { ...keyErrors('errors.keys.send'), 400: 'errors.keys.noUser' };
export const assignKey = keyErrors('errors.keys.assign');
export const unassignKey = keyErrors('errors.keys.remove');

export const seats: ErrorTexts = { 403: FORBIDDEN, 404: 'errors.licences.notFound', default: 'errors.seats.load' };
export const releaseSeat: ErrorTexts = {
    400: 'errors.seats.notEmpty',
    403: FORBIDDEN,
    404: 'errors.seats.notFound',
    default: 'errors.seats.release',
};

const userErrors = (otherwise: MessageKey, more: ErrorTexts = {}): ErrorTexts => ({
    400: 'errors.users.badRequest',
    403: 'errors.users.forbidden',
    404: 'errors.users.notFound',
    default: otherwise,
    ...more,
});

const GIVING: ErrorTexts = { 404: 'errors.users.relationNotFound', 409: 'errors.409', codes: REFUSALS };
const EXISTS: ErrorTexts = { 409: 'errors.users.exists' };

export const users = userErrors('errors.users.load');
export const createUser = userErrors('errors.users.create', EXISTS);
export const saveUser = userErrors('errors.users.save', EXISTS);
export const deleteUser = userErrors('errors.users.delete', { 409: 'errors.users.undeletable' });
export const sendUserData = userErrors('errors.users.send');
export const logoutUser = userErrors('errors.users.logout');
export const recoverUser = userErrors('errors.users.recover');
export const assignLicence = userErrors('errors.users.assignLicence', GIVING);
export const removeLicence = userErrors('errors.users.removeLicence', GIVING);
export const requestTransfer = userErrors('errors.users.transferRequest');

const groupErrors = (otherwise: MessageKey): ErrorTexts => ({
    400: 'errors.cloudGroups.invalid',
    403: FORBIDDEN,
    404: 'errors.cloudGroups.notFound',
    default: otherwise,
});

export const cloudGroups = groupErrors('errors.cloudGroups.load');
export const createCloudGroup = groupErrors('errors.cloudGroups.create');
export const saveCloudGroup = groupErrors('errors.cloudGroups.rename');
export const deleteCloudGroup = groupErrors('errors.cloudGroups.delete');
export const setGroupUsers = groupErrors('errors.cloudGroups.save');
export const addGroupUser = groupErrors('errors.cloudGroups.addUser');
export const removeGroupUser = groupErrors('errors.cloudGroups.removeUser');

export const applications: ErrorTexts = { 403: FORBIDDEN, default: 'errors.applications.load' };

export const contracts: ErrorTexts = { 403: FORBIDDEN, default: 'errors.contracts.load' };
export const contract: ErrorTexts = { ...contracts, 404: 'errors.contracts.notFound' };
export const invoiceFile: ErrorTexts = {
    403: FORBIDDEN,
    404: 'errors.contracts.invoiceNotFound',
    default: 'errors.contracts.invoice',
};

export const tickets: ErrorTexts = { 403: FORBIDDEN, default: 'errors.tickets.load' };
export const ticket: ErrorTexts = { ...tickets, 404: 'errors.tickets.notFound' };
export const createTicket: ErrorTexts = { 403: FORBIDDEN, 409: 'errors.tickets.active', default: 'errors.tickets.create' };
export const closeTicket: ErrorTexts = { 403: FORBIDDEN, default: 'errors.tickets.close' };
export const sendMessage: ErrorTexts = { 403: FORBIDDEN, 409: 'errors.tickets.closed', default: 'errors.tickets.message' };

export const order: ErrorTexts = { 403: FORBIDDEN, default: 'errors.orders.failed' };

const academyErrors = (otherwise: MessageKey): ErrorTexts => ({ 403: FORBIDDEN, default: otherwise });

export const academy = academyErrors('errors.academy.load');
export const video = academyErrors('errors.academy.video');
export const comments = academyErrors('errors.academy.commentsLoad');
export const addComment = academyErrors('errors.academy.commentAdd');
export const editComment = academyErrors('errors.academy.commentEdit');
export const deleteComment = academyErrors('errors.academy.commentDelete');
export const search = academyErrors('errors.academy.search');
export const progress = academyErrors('errors.academy.progress');
export const academySession = academyErrors('errors.academy.session');
