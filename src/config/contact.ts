import type { Language } from './language';
import { settings } from './settings';

/**
 * The operator's support, a page or `mailto:`, for the signed-in portal; empty if there is none (PUBLIC-10). Separate from operator.ts, so that
 * public pages and portal share no file.
 */
export const CONTACT_URL: string = settings.contactUrl;

/** The help in a language: the operator's page, or the portal's own guide, which is written in German and English (GUIDE-1). */
export const helpUrl = (language: Language): string => settings.helpUrl || `/guide/${language === 'de' ? 'de' : 'en'}.html`;

/** Whether the help leads to another language than this, which its link then says. */
export const isHelpForeign = (language: Language): boolean => !settings.helpUrl && language !== 'de' && language !== 'en';
