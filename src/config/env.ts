import { settings } from './settings';

/**
 * The settings of the deployment as the portal uses them. Those of single pages are in files of their own, because the sign-in page loads
 * this one.
 */

/** Base of every API call, without a trailing slash. */
export const API_BASE = settings.apiBase;

/** Value of the `Application-Id` header. */
export const APPLICATION_ID = 'portal';

/** The provider's brand, which can be replaced without changing components. */
export const BRAND = {
    /** the operator's, otherwise the portal's in the active language (SHELL-13); index.html and src/start/appearance.ts carry both */
    get name(): string {
        return document.documentElement.dataset.brand ?? 'Customer Portal';
    },
    /** URL of a logo image; empty shows the built-in mark. */
    logo: settings.brandLogo,
} as const;

/** External page for questions about the academy, linked from the sign-in page; empty if there is none. */
export const ACADEMY_CONTACT_URL = settings.academyContactUrl;
