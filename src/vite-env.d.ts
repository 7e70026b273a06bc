/// <reference types="vite/client" />

/** What the build decides; all other settings are in the page (src/config/settings.ts). */
interface ImportMetaEnv {
    readonly VITE_SUPPORT_WINDOWS?: string;
}
