import type { MessageKey } from '../../i18n/messages';
import type { ErrorTexts } from '../errors';

/** The texts that failed calls show (ERROR-2), by area: what the calls of an area have in common. */

const FORBIDDEN = 'errors.forbidden';

/** The reasons for a 409 about keys, by the server's code; if it sends none, `licences/refusal.ts` finds the reason. */
export const REFUSALS: Readonly<Record<string, MessageKey>> = {
    LICENCE_EXPIRED: 'licences.errors.expired',
    LICENCE_FULL: 'licences.errors.full',
    LICENCE_ASSIGNED: 'licences.errors.assigned',
    LICENCE_AUTOMATIC: 'licences.errors.automatic',
    USER_INACTIVE: 'users.errors.notActive',
};

/** Calls that nobody else may make; `more` are the texts of other statuses. */
export const guarded = (otherwise: MessageKey, more: ErrorTexts = {}): ErrorTexts => ({
    403: FORBIDDEN,
    default: otherwise,
    ...more,
});

const LICENCE_MISSING: ErrorTexts = { 404: 'licences.errors.notFound' };

/** Calls within a licence. */
export const ofLicence = (otherwise: MessageKey): ErrorTexts => guarded(otherwise, LICENCE_MISSING);

/** Changes of keys. */
export const ofKey = (otherwise: MessageKey, more: ErrorTexts = {}): ErrorTexts =>
    guarded(otherwise, { ...LICENCE_MISSING, 409: 'errors.409', codes: REFUSALS, ...more });

/** Calls about users. */
export const ofUser = (otherwise: MessageKey, more: ErrorTexts = {}): ErrorTexts => ({
    400: 'users.errors.badRequest',
    403: 'users.errors.forbidden',
    404: 'users.errors.notFound',
    default: otherwise,
    ...more,
});

/** What a user gets or loses. */
export const GIVING: ErrorTexts = { 404: 'users.errors.relationNotFound', 409: 'errors.409', codes: REFUSALS };
/** Another user has the e-mail address. */
export const EXISTS: ErrorTexts = { 409: 'users.errors.exists' };

/** Calls about cloud groups. */
export const ofGroup = (otherwise: MessageKey): ErrorTexts =>
    guarded(otherwise, { 400: 'cloudGroups.errors.invalid', 404: 'cloudGroups.errors.notFound' });
