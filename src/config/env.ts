/**
 * The deployment's settings, read once from Vite's mode files (`.env.<mode>`).
 * Every value that differs between development, mock, beta and production stands here and nowhere else (contract, section 1).
 */

/** Base of every API call, without a trailing slash. */
export const API_BASE: string = (import.meta.env.VITE_API_BASE ?? '/api').replace(/\/+$/, '');

/** Value of the `Application-Id` header. */
export const APPLICATION_ID = 'portal';

/** The provider's brand; goes in without touching components. */
export const BRAND = {
    name: import.meta.env.VITE_BRAND_NAME ?? 'Customer Portal',
    /** URL of a logo image; empty shows the built-in mark. */
    logo: import.meta.env.VITE_BRAND_LOGO ?? '',
    /** `#rrggbb` for light and dark; without one the portal's own */
    accents: { light: import.meta.env.VITE_BRAND_ACCENT, dark: import.meta.env.VITE_BRAND_ACCENT_DARK },
} as const;

/** External academy addresses by language (contract, section 5, "academy links"); German is the portal's own `/academy`. */
export const ACADEMY_URLS: Readonly<Record<string, string | undefined>> = {
    en: import.meta.env.VITE_ACADEMY_URL_EN,
    nl: import.meta.env.VITE_ACADEMY_URL_NL,
    fr: import.meta.env.VITE_ACADEMY_URL_FR,
};

/** External page for questions about the academy, linked from the sign-in page. */
export const ACADEMY_CONTACT_URL: string = import.meta.env.VITE_ACADEMY_CONTACT_URL ?? 'https://academy.example.com/contact';

/** Origins whose embedded videos may be framed besides the portal's own, e.g. `https://videos.example`; the server's `frame-src` names the same. */
export const FRAME_HOSTS: readonly string[] = (import.meta.env.VITE_ACADEMY_FRAME_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);
