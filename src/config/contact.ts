import { settings } from './settings';

/**
 * The operator's support, a page or `mailto:`, for the signed-in portal; empty if there is none (PUBLIC-10). Apart from operator.ts, so that
 * public pages and portal share no file.
 */
export const CONTACT_URL: string = settings.contactUrl;

/** The operator's help, a page; empty if there is none. */
export const HELP_URL: string = settings.helpUrl;
