import { SUPPORT_WINDOWS } from './env';

/**
 * Browser storage that never throws: storage that is blocked, full or has a corrupt value counts as empty and never breaks the portal
 * (SESSION-1).
 */
export interface SafeStorage {
    /** Returns the stored text, or null when absent or unreadable. */
    get(key: string): string | null;
    /** Stores a text; returns false when the storage refused it. */
    set(key: string, value: string): boolean;
    remove(key: string): void;
    /** Returns the stored JSON value if it is valid and passes `accepts`, else null. */
    getJson<T>(key: string, accepts: (value: unknown) => value is T): T | null;
    setJson(key: string, value: unknown): boolean;
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
export const sessionHome: SafeStorage = SUPPORT_WINDOWS && perTab.get('token') !== null ? perTab : local;
