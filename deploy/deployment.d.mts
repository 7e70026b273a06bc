import type { Settings } from './settings.mjs';

/**
 * The settings in a JSON file, complete and checked; `usual`, and the JSON file `place`, are those of the place where it is used. Throws with
 * a sentence for each that is wrong.
 */
export function readSettings(file: string, options?: { usual?: Partial<Settings>; place?: string }): Settings;
/** Writes `site/` and `nginx.conf` into `out`, from the build in `dist`. */
export function renderDeployment(settings: Settings, out: string, dist?: string): void;
