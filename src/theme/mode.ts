import { useSyncExternalStore } from 'react';
import { local, THEME_MODE_KEY } from '../../storage/storage';
import { applyMode, storedMode, type ThemeMode } from './appearance';

/** The chosen mode, for the pages; src/start/appearance.ts applies the stored one before the first paint. */

const listeners = new Set<() => void>();

let mode = storedMode();

function apply(next: ThemeMode): void {
    mode = next;
    applyMode(next);
    for (const notify of listeners) notify();
}

/** Another tab has changed it; `key` is null when it cleared the storage. */
function onStorage({ key }: StorageEvent): void {
    if (key === THEME_MODE_KEY || key === null) apply(storedMode());
}

function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
}

/** Applies and stores a mode; if storage is blocked, it applies to this page only. */
export function setThemeMode(next: ThemeMode): void {
    local.set(THEME_MODE_KEY, next);
    apply(next);
}

/** Returns the chosen mode; follows changes in other tabs. */
export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, () => mode);
