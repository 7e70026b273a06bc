/**
 * The operator's support, a page or `mailto:`, for the signed-in portal; empty if there is none (PUBLIC-10). Apart from operator.ts, so that
 * public pages and portal share no file.
 */
export const CONTACT_URL: string = import.meta.env.VITE_CONTACT_URL ?? '';
