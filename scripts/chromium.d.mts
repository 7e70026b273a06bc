/** The path of an installed Chromium, or null; throws when `CHROMIUM_PATH` is not a program. */
export function findChromium(): Promise<string | null>;
/** The path of the Chromium for the browser tests: the headless shell where it is installed; otherwise as `findChromium`. */
export function findTestChromium(): Promise<string | null>;
/** The path of a Chromium, installed now if there is none, or null after a message on what to install. */
export function ensureChromium(): Promise<string | null>;
/** The path of the Chromium for the browser tests, installed now if there is none, or null as above. */
export function ensureTestChromium(): Promise<string | null>;
/** The flags that Chromium is always started with. */
export const CHROMIUM_FLAGS: string[];
