/**
 * The deployment's settings, read once from Vite's mode files (`.env.<mode>`). All values that differ between development, mock, beta and
 * production are here and in `periods.ts`, `operator.ts` and `contact.ts`, and nowhere else (WIRE-1).
 */

/** Base of every API call, without a trailing slash. */
export const API_BASE: string = (import.meta.env.VITE_API_BASE ?? '/api').replace(/\/+$/, '');

/** Value of the `Application-Id` header. */
export const APPLICATION_ID = 'portal';

/** The provider's brand, which can be replaced without changing components. */
export const BRAND = {
    /** the operator's, otherwise the portal's in the active language (SHELL-13); index.html and public/boot.js carry both */
    get name(): string {
        return document.documentElement.dataset.brand ?? 'Customer Portal';
    },
    /** URL of a logo image; empty shows the built-in mark. */
    logo: import.meta.env.VITE_BRAND_LOGO ?? '',
    /** `#rrggbb` for light and dark; defaults to the portal's own */
    accents: { light: import.meta.env.VITE_BRAND_ACCENT, dark: import.meta.env.VITE_BRAND_ACCENT_DARK },
} as const;

/** External academy URLs by language (SHELL-12); German has the portal's own `/academy`. */
export const ACADEMY_URLS: Readonly<Record<string, string | undefined>> = {
    en: import.meta.env.VITE_ACADEMY_URL_EN,
    nl: import.meta.env.VITE_ACADEMY_URL_NL,
    fr: import.meta.env.VITE_ACADEMY_URL_FR,
};

/** External page for questions about the academy, linked from the sign-in page. */
export const ACADEMY_CONTACT_URL: string = import.meta.env.VITE_ACADEMY_CONTACT_URL ?? 'https://academy.example.com/contact';

/**
 * Origins, besides the portal's own, whose videos may be embedded in frames, e.g. `https://videos.example`; the server's `frame-src` must
 * list the same.
 */
export const FRAME_HOSTS: readonly string[] = (import.meta.env.VITE_ACADEMY_FRAME_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);

/** Whether support may give a window a session of its own (the mock's `/__mock/enter`); builds for other servers have none of that code. */
export const SUPPORT_WINDOWS: boolean = import.meta.env.VITE_SUPPORT_WINDOWS === 'true';
