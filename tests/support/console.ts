import { format } from 'node:util';
import { vi } from 'vitest';

let written: string[] = [];
let allowed: RegExp[] = [];

/** Starts recording console.error and console.warn for one test; nothing is allowed yet. */
export function recordConsole(): void {
    written = [];
    allowed = [];
    const record = (...values: unknown[]): void => {
        written.push(format(...values));
    };
    vi.spyOn(console, 'error').mockImplementation(record);
    vi.spyOn(console, 'warn').mockImplementation(record);
}

/** Allows matching messages in this test, e.g. React's report of an error caught by a boundary. */
export function allowConsole(pattern: RegExp): void {
    allowed.push(pattern);
}

/** The logged messages that were not allowed. */
export function unexpectedConsole(): string[] {
    return written.filter(text => !allowed.some(pattern => pattern.test(text)));
}
