import type { MessageKey } from '../../i18n/messages';
import type { ErrorTexts } from '../errors';

/** The texts that failed calls show (ERROR-2), by area and call. */

const FORBIDDEN = 'errors.forbidden';

/** The reasons for a 409 about keys, by the server's code; if it sends none, `licences/refusal.ts` finds the reason. */
export const REFUSALS: Readonly<Record<string, MessageKey>> = {
    LICENCE_EXPIRED: 'licences.errors.expired',
    LICENCE_FULL: 'licences.errors.full',
    LICENCE_ASSIGNED: 'licences.errors.assigned',
    LICENCE_AUTOMATIC: 'licences.errors.automatic',
    USER_INACTIVE: 'users.errors.notActive',
};

const keyErrors = (otherwise: MessageKey): ErrorTexts => ({
    403: FORBIDDEN,
    404: 'licences.errors.notFound',
    409: 'errors.409',
    default: otherwise,
    codes: REFUSALS,
});

export const licences: ErrorTexts = { 403: FORBIDDEN, 404: 'licences.errors.notFound', default: 'licences.errors.load' };
export const renameLicence: ErrorTexts = { ...licences, default: 'licences.errors.rename' };

export const requestKey = keyErrors('keys.errors.request');
export const createKey = keyErrors('keys.errors.create');
export const saveKey = keyErrors('keys.errors.save');
export const deleteKey = keyErrors('keys.errors.delete');
export const refreshKey = keyErrors('keys.errors.refresh');
export const sendKey: ErrorTexts = { ...keyErrors('keys.errors.send'), 400: 'keys.errors.noUser' };
export const assignKey = keyErrors('keys.errors.assign');
export const unassignKey = keyErrors('keys.errors.remove');

export const seats: ErrorTexts = { 403: FORBIDDEN, 404: 'licences.errors.notFound', default: 'seats.errors.load' };
export const releaseSeat: ErrorTexts = {
    400: 'seats.errors.notEmpty',
    403: FORBIDDEN,
    404: 'seats.errors.notFound',
    default: 'seats.errors.release',
};

const userErrors = (otherwise: MessageKey, more: ErrorTexts = {}): ErrorTexts => ({
    400: 'users.errors.badRequest',
    403: 'users.errors.forbidden',
    404: 'users.errors.notFound',
    default: otherwise,
    ...more,
});

const GIVING: ErrorTexts = { 404: 'users.errors.relationNotFound', 409: 'errors.409', codes: REFUSALS };
const EXISTS: ErrorTexts = { 409: 'users.errors.exists' };

export const users = userErrors('users.errors.load');
export const createUser = userErrors('users.errors.create', EXISTS);
export const saveUser = userErrors('users.errors.save', EXISTS);
export const deleteUser = userErrors('users.errors.delete', { 409: 'users.errors.undeletable' });
export const sendUserData = userErrors('users.errors.send');
export const logoutUser = userErrors('users.errors.logout');
export const recoverUser = userErrors('users.errors.recover');
export const assignLicence = userErrors('users.errors.assignLicence', GIVING);
export const removeLicence = userErrors('users.errors.removeLicence', GIVING);
export const requestTransfer = userErrors('users.errors.transferRequest');

const groupErrors = (otherwise: MessageKey): ErrorTexts => ({
    400: 'cloudGroups.errors.invalid',
    403: FORBIDDEN,
    404: 'cloudGroups.errors.notFound',
    default: otherwise,
});

export const cloudGroups = groupErrors('cloudGroups.errors.load');
export const createCloudGroup = groupErrors('cloudGroups.errors.create');
export const saveCloudGroup = groupErrors('cloudGroups.errors.rename');
export const deleteCloudGroup = groupErrors('cloudGroups.errors.delete');
export const setGroupUsers = groupErrors('cloudGroups.errors.save');
export const addGroupUser = groupErrors('cloudGroups.errors.addUser');
export const removeGroupUser = groupErrors('cloudGroups.errors.removeUser');

export const applications: ErrorTexts = { 403: FORBIDDEN, default: 'applications.errors.load' };

export const contracts: ErrorTexts = { 403: FORBIDDEN, default: 'contracts.errors.load' };
export const contract: ErrorTexts = { ...contracts, 404: 'contracts.errors.notFound' };
export const invoiceFile: ErrorTexts = {
    403: FORBIDDEN,
    404: 'contracts.errors.invoiceNotFound',
    default: 'contracts.errors.invoice',
};

export const tickets: ErrorTexts = { 403: FORBIDDEN, default: 'tickets.errors.load' };
export const ticket: ErrorTexts = { ...tickets, 404: 'tickets.errors.notFound' };
export const createTicket: ErrorTexts = { 403: FORBIDDEN, 409: 'tickets.errors.active', default: 'tickets.errors.create' };
export const closeTicket: ErrorTexts = { 403: FORBIDDEN, default: 'tickets.errors.close' };
export const sendMessage: ErrorTexts = { 403: FORBIDDEN, 409: 'tickets.errors.closed', default: 'tickets.errors.message' };

export const order: ErrorTexts = { 403: FORBIDDEN, default: 'academy.errors.order' };

const academyErrors = (otherwise: MessageKey): ErrorTexts => ({ 403: FORBIDDEN, default: otherwise });

export const academy = academyErrors('academy.errors.load');
export const video = academyErrors('academy.errors.video');
export const comments = academyErrors('academy.errors.commentsLoad');
export const addComment = academyErrors('academy.errors.commentAdd');
export const editComment = academyErrors('academy.errors.commentEdit');
export const deleteComment = academyErrors('academy.errors.commentDelete');
export const search = academyErrors('academy.errors.search');
export const progress = academyErrors('academy.errors.progress');
export const academySession = academyErrors('academy.errors.session');
