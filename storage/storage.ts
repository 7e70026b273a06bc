import { SUPPORT_WINDOWS } from './build';

/*
 * What the portal stores in the browser: every key is here, and the type of the storages accepts no other (SESSION-1). Of each: who writes
 * and reads it, and how long it lives. "For good" is until somebody clears the browser's data.
 */

declare const isKey: unique symbol;
/** The name of a stored value. */
export type StorageKey = string & { readonly [isKey]: true };

// Where the session is (`sessionHome`)
/** The bearer token; authProvider/session.ts; until the session ends (SESSION-1). */
export const TOKEN_KEY = 'token' as StorageKey;
/** The time of the last explicit sign-out; drafts.ts; for good (SESSION-14). */
export const SIGNED_OUT_KEY = 'signed-out' as StorageKey;

/** What a person opened last from the finder, by kind and id; src/layout/finder/recent.ts; until an explicit sign-out (FIND-8). */
export const RECENT_FINDS_KEY = 'recent-finds' as StorageKey;

// localStorage
/** The chosen or detected language; language.ts; for good (SESSION-11). */
export const LANGUAGE_KEY = 'language' as StorageKey;
/** The appearance `light`, `dark` or `system`; src/theme; for good. */
export const THEME_MODE_KEY = 'theme-mode' as StorageKey;
/** Whether the typeface was fetched once; src/start/appearance.ts; for good. */
export const TYPEFACE_KEY = 'typeface' as StorageKey;
/** Whether the sidebar is `collapsed` or `expanded`; src/layout/useSidebar.ts, read by src/start/appearance.ts; for good (SHELL-2). */
export const SIDEBAR_KEY = 'sidebar' as StorageKey;
/** The dismissed notices; src/shared/notices/useNotices.ts; each until it expires (SHELL-7). */
export const DISMISSALS_KEY = 'portal-notifications' as StorageKey;
/** Table or cards, of each list; displayMode.ts; for good (LIST-4). */
export const displayModeKey = (list: string) => `display-mode.${list}` as StorageKey;
/** The hidden columns and the widths, of each list; columns.ts; for good (LIST-12). */
export const columnsKey = (list: string) => `columns.${list}` as StorageKey;
/** Who has chosen compact rows, by id; density.ts; for good (LIST-17). */
export const DENSITY_KEY = 'density' as StorageKey;
/** The separator chosen for CSV files, `;` or `,`; src/shared/export/separator.ts; for good (EXPORT-2). */
export const CSV_SEPARATOR_KEY = 'csv-separator' as StorageKey;
/** What the columns of lists hold, by their headers; src/plans/source/mapping.ts; for good (READ-4). */
export const PLAN_COLUMNS_KEY = 'plan-columns' as StorageKey;
/** What the columns of a review's files hold, by their headers; src/plans/review/columns.ts; for good (REVIEW-2). */
export const REVIEW_COLUMNS_KEY = 'review-columns' as StorageKey;
/** What words of decisions mean that were chosen; src/plans/review/words.ts; for good (REVIEW-3). */
export const REVIEW_WORDS_KEY = 'review-words' as StorageKey;
/** The day and month on which the keys of a school year end, `MM-DD`; src/plans/year; for good (YEAR-1). */
export const PLAN_YEAR_KEY = 'plan-year' as StorageKey;
/** Whether a new record is opened after it was created; src/shared/hooks/useOpenAfterCreate.ts; for good (LIST-7). */
export const OPEN_AFTER_CREATE_KEY = 'open-after-create' as StorageKey;
/** The last searches; customRoutes/academy/search/history.ts; for good (ACADEMY-6). */
export const SEARCH_HISTORY_KEY = 'academy-search-history' as StorageKey;
/** How each person watches, by id; customRoutes/academy/video/preferences.ts; for good (ACADEMY-12). */
export const PLAYER_KEY = 'player' as StorageKey;
/** Whether an account was activated here and its owner has not dismissed the welcome; customRoutes/dashboard/Welcome.tsx (PUBLIC-11). */
export const WELCOME_KEY = 'welcome' as StorageKey;
/** When each person's last seen message of each ticket was written, and which tickets they saw active; src/tickets/seen.ts; for good (TICKET-7). */
export const SEEN_KEY = 'seen-messages' as StorageKey;
/** When each person last played which video; customRoutes/academy/seen.ts; for good (ACADEMY-15). */
export const LEARNING_KEY = 'learning' as StorageKey;
/** Each customer's last order; customRoutes/academy/membership/underWay.ts; until the server's numbers reflect it (MEMBER-3). */
export const ORDERS_KEY = 'academy-orders' as StorageKey;

// sessionStorage: at most as long as the tab
/** The signed-in user; authProvider/session.ts; until the session ends (SESSION-8). */
export const USER_KEY = 'user' as StorageKey;
/** Texts that were typed and not sent; drafts.ts; until an explicit sign-out (SESSION-14). */
export const DRAFTS_KEY = 'drafts' as StorageKey;
/** The visited pages with their scroll positions; src/shared/visits.ts; until the session ends. */
export const VISITS_KEY = 'scroll-positions' as StorageKey;
/** The version of the portal that is shown; src/shared/notices/updateCheck.ts (SHELL-8). */
export const VERSION_KEY = 'portal-version' as StorageKey;
/** Whether this tab has offered a newer version; src/shared/notices/updateCheck.ts (SHELL-8). */
export const ASKED_KEY = 'asked-for-update' as StorageKey;
/** Whether the overview of licences is `open` or `closed`; src/licences/LicenceOverview.tsx. */
export const OVERVIEW_KEY = 'licence-overview' as StorageKey;
/** The registration that was typed and not sent; customRoutes/public/activateEdu/draft.ts; until it is sent (PUBLIC-6). */
export const REGISTRATION_KEY = 'edu-registration' as StorageKey;

/**
 * Browser storage that never throws: storage that is blocked, full or has a corrupt value counts as empty and never breaks the portal
 * (SESSION-1).
 */
export interface SafeStorage {
    /** Returns the stored text, or null when absent or unreadable. */
    get(key: StorageKey): string | null;
    /** Stores a text; returns false when the storage refused it. */
    set(key: StorageKey, value: string): boolean;
    remove(key: StorageKey): void;
    /** Returns the stored JSON value if it is valid and passes `accepts`, else null. */
    getJson<T>(key: StorageKey, accepts: (value: unknown) => value is T): T | null;
    setJson(key: StorageKey, value: unknown): boolean;
}

function safe(open: () => Storage): SafeStorage {
    const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
        try {
            return action(open());
        } catch {
            return otherwise;
        }
    };
    const storage: SafeStorage = {
        get: key => attempt(store => store.getItem(key), null),
        set: (key, value) =>
            attempt(store => {
                store.setItem(key, value);
                return true;
            }, false),
        remove: key => attempt(store => store.removeItem(key), undefined),
        getJson: (key, accepts) =>
            attempt(store => {
                const parsed: unknown = JSON.parse(store.getItem(key) ?? 'null');
                return accepts(parsed) ? parsed : null;
            }, null),
        setJson: (key, value) => storage.set(key, JSON.stringify(value)),
    };
    return storage;
}

/** localStorage: persists between visits, shared by all tabs. */
export const local: SafeStorage = safe(() => window.localStorage);

/** sessionStorage: this tab only. */
export const perTab: SafeStorage = safe(() => window.sessionStorage);

/**
 * Where this window keeps its session: shared by all tabs, or alone, in a window that support has given a session of its own (SESSION-16).
 * Such a window's page keeps to itself until it is left, also after the session has ended.
 */
export const sessionHome: SafeStorage = SUPPORT_WINDOWS && perTab.get(TOKEN_KEY) !== null ? perTab : local;
