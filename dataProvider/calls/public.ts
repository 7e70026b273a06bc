import type { CallName } from '../call';
import type { ErrorTexts } from '../errors';

/**
 * The calls of the public pages and the session (`actions/session.ts`, `actions/links.ts`), with the texts that they show when they fail. Small, because the
 * public pages load it; all others are in `index.ts`.
 */

const FORBIDDEN = 'errors.forbidden';

export const PUBLIC_CALLS = {
    'POST /user/token': { default: 'errors.session.loginFailed' },
    'DELETE /user/token': {
        401: 'errors.session.missingAuthentication',
        403: FORBIDDEN,
        default: 'errors.session.logoutFailed',
    },
    'GET /user': { default: 'errors.session.profileMissing' },
    'PATCH /user': { default: 'errors.session.saveFailed' },
    'GET /customer': {
        403: FORBIDDEN,
        404: 'errors.session.customerNotFound',
        default: 'errors.session.customerFailed',
    },
} as const satisfies { [Name in CallName]?: ErrorTexts };

/** Those of the pages that links in e-mails open; the sign-in leaves them out. */
export const LINK_CALLS = {
    'POST /password/recover': {},
    'POST /password/validateToken': {},
    'POST /password/reset': { default: 'errors.session.passwordResetFailed' },
    'POST /edu/requestToken': {},
    'POST /edu/validateToken': { 404: 'errors.edu.invalidToken', default: 'errors.edu.notValidated' },
    'POST /edu/activate': { default: 'errors.edu.activationFailed' },
    'POST /transfer/validateToken': {},
    'POST /transfer/approve': { default: 'errors.session.transferFailed' },
} as const satisfies { [Name in CallName]?: ErrorTexts };

/** A call of the public pages or the session. */
export type PublicCall = keyof typeof PUBLIC_CALLS | keyof typeof LINK_CALLS;
