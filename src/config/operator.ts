/**
 * The operator's own pages and address (`.env.<mode>`), linked in the foot of the public pages and beside the consents (PUBLIC-10). A link that
 * is not configured is not shown. Apart from env.ts, because the sign-in page does not load it at first.
 */
export const OPERATOR = {
    imprint: import.meta.env.VITE_IMPRINT_URL ?? '',
    privacy: import.meta.env.VITE_PRIVACY_URL ?? '',
    terms: import.meta.env.VITE_TERMS_URL ?? '',
    /** a page, or `mailto:` with an address */
    contact: import.meta.env.VITE_CONTACT_URL ?? '',
} as const;
