import { local, THEME_MODE_KEY } from '../../storage/storage';

/** `system` follows the device. */
export type ThemeMode = 'light' | 'dark' | 'system';

/** The mode that was chosen in this browser. */
export function storedMode(): ThemeMode {
    const mode = local.get(THEME_MODE_KEY);
    return mode === 'light' || mode === 'dark' ? mode : 'system';
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Shows a mode. */
export function applyMode(mode: ThemeMode): void {
    document.documentElement.dataset.theme = mode === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : mode;
}

/** Shows the stored mode, also when that of the device changes. */
export function followMode(): void {
    const apply = (): void => applyMode(storedMode());
    apply();
    systemIsDark().addEventListener('change', apply);
}
