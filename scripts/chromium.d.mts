/** The path of an installed Chromium, or null; throws when `CHROMIUM_PATH` names no program. */
export function findChromium(): Promise<string | null>;
/** The path of a Chromium, installed now if there is none, or null after saying what to install. */
export function ensureChromium(): Promise<string | null>;
/** How Chromium is started everywhere. */
export const CHROMIUM_FLAGS: string[];
