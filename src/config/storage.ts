/**
 * Browser storage that never throws: a storage that is blocked, full or holds a corrupt value
 * counts as absent and never stops the portal (contract, section 3, "Stored keys").
 */
export interface SafeStorage {
    /** The stored text, or null when absent or unreadable. */
    get(key: string): string | null;
    /** Stores text; returns false when the storage refused it. */
    set(key: string, value: string): boolean;
    remove(key: string): void;
    /** The stored JSON value when it parses and passes `accepts`, else null. */
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

/** localStorage: kept between visits, shared by all tabs. */
export const local: SafeStorage = safe(() => window.localStorage);

/** sessionStorage: this tab only. */
export const perTab: SafeStorage = safe(() => window.sessionStorage);
