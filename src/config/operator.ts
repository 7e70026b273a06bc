import { currentLanguage } from './language';
import { settings } from './settings';

/**
 * The operator's own pages and address, linked in the foot of the public pages and beside the consents (PUBLIC-10). A link that is not
 * configured is not shown. Separate from env.ts, because the sign-in page does not load it at first.
 */
export const OPERATOR = {
    imprint: settings.imprintUrl,
    privacy: settings.privacyUrl,
    terms: settings.termsUrl,
    help: settings.helpUrl,
    /** a page, or `mailto:` with an address */
    contact: settings.contactUrl,
    /** the portal's own statement, in the reader's language (ACCESS-1) */
    accessibility: settings.accessibilityContact && `/accessibility/${currentLanguage()}.html`,
} as const;
