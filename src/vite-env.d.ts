/// <reference types="vite/client" />

/** The settings of a deployment (files `.env.<mode>`); only src/config reads them. */
interface ImportMetaEnv {
    readonly VITE_API_BASE?: string;
    readonly VITE_BRAND_LOGO?: string;
    readonly VITE_BRAND_ACCENT?: string;
    readonly VITE_BRAND_ACCENT_DARK?: string;
    readonly VITE_ACADEMY_URL_EN?: string;
    readonly VITE_ACADEMY_URL_NL?: string;
    readonly VITE_ACADEMY_URL_FR?: string;
    readonly VITE_ACADEMY_CONTACT_URL?: string;
    readonly VITE_IMPRINT_URL?: string;
    readonly VITE_PRIVACY_URL?: string;
    readonly VITE_TERMS_URL?: string;
    readonly VITE_CONTACT_URL?: string;
    readonly VITE_ACADEMY_FRAME_HOSTS?: string;
    readonly VITE_PERIOD_DIVISORS?: string;
    readonly VITE_REPORT_PATH?: string;
    readonly VITE_REPORT_SHARE?: string;
    readonly VITE_SUPPORT_WINDOWS?: string;
}
