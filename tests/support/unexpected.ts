/** What a fake was asked that no test told it. The setup file fails the test when something stands here at its end. */

let reports: string[] = [];

/** Notes a question that a fake does not know, and returns the error to throw at the asker. */
export function unexpected(text: string): Error {
    reports.push(text);
    return new Error(text);
}

/** Takes everything noted so far. */
export function takeUnexpected(): string[] {
    const taken = reports;
    reports = [];
    return taken;
}
