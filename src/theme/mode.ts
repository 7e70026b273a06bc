import { useSyncExternalStore } from 'react';
import { local, THEME_MODE_KEY } from '../../storage/storage';
import { THEME_ATTRIBUTE } from './tokens';

/** `system` follows the device. public/boot.js applies the stored mode before the first paint. */
export type ThemeMode = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();

const storedMode = (): ThemeMode => {
    const mode = local.get(THEME_MODE_KEY);
    return mode === 'light' || mode === 'dark' ? mode : 'system';
};

let mode = storedMode();

function apply(next: ThemeMode): void {
    mode = next;
    const dark = mode === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark';
    document.documentElement.setAttribute(THEME_ATTRIBUTE, dark ? 'dark' : 'light');
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
