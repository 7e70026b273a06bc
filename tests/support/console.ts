import { format } from 'node:util';
import { vi } from 'vitest';

let written: string[] = [];
let allowed: RegExp[] = [];

/** Begins to record console.error and console.warn of one test; nothing is allowed yet. */
export function recordConsole(): void {
    written = [];
    allowed = [];
    const record = (...values: unknown[]): void => {
        written.push(format(...values));
    };
    vi.spyOn(console, 'error').mockImplementation(record);
    vi.spyOn(console, 'warn').mockImplementation(record);
}

/** Lets this test write what matches, e.g. React's report of an error that a boundary caught. */
export function allowConsole(pattern: RegExp): void {
    allowed.push(pattern);
}

/** What the test wrote that nobody allowed. */
export function unexpectedConsole(): string[] {
    return written.filter(text => !allowed.some(pattern => pattern.test(text)));
}
