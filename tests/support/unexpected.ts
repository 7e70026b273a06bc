/** Unexpected calls of fakes. The setup file fails a test that has any. */

let reports: string[] = [];

/** Records a call that a fake does not know, and returns the error to throw at the caller. */
export function unexpected(text: string): Error {
    reports.push(text);
    return new Error(text);
}

/** Returns and clears everything recorded so far. */
export function takeUnexpected(): string[] {
    const taken = reports;
    reports = [];
    return taken;
}
