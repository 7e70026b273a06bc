/** The server's time: what has expired is not judged by the clock of a computer, which may be wrong (WIRE-19). */

/** A clock that is off by less counts as right: a read that was sent early is up to a minute old when it is used (WIRE-18). */
const TOLERATED_MS = 2 * 60_000;

/** A response that was on its way for longer, e.g. while the computer slept, says nothing. */
const LONGEST_MS = 60_000;

/** by how much the server's clock is ahead of this computer's, in milliseconds */
let ahead = 0;
let isTold = false;

/** Notes the time in a response of the API, or of the `site`, which counts as long as none of the API's has told it. `sentAt` in milliseconds. */
export function noteTime(headers: Headers, sentAt: number, site = false): void {
    if (site && isTold) return;
    const now = Date.now();
    // A cache in between gives the time at which it got the response, and how long ago that was.
    const off = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age') ?? 0) * 1000 - now;
    if (Number.isNaN(off) || now < sentAt || now - sentAt > LONGEST_MS) return;
    isTold ||= !site;
    ahead = Math.abs(off) < TOLERATED_MS ? 0 : off;
}

/** The present time in milliseconds since 1970: the server's, or this computer's if no response has told it. */
export const serverMs = (): number => Date.now() + ahead;
