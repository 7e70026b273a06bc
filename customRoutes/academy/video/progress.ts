import { COMPLETED_PERCENT } from '../content';

/** How progress is saved while a video plays (ACADEMY-3). Uses no browser timers, so that it can be tested without them. */

/** Pause between two saves while playing, in milliseconds. */
export const SAVE_EVERY_MS = 15_000;

/** A position in percent of the duration, 0 to 100 with two decimals; null when the duration is unknown. */
export function percentOf(seconds: number, duration: number): number | null {
    if (!Number.isFinite(seconds) || !Number.isFinite(duration) || duration <= 0) return null;
    return Math.round(Math.min(1, Math.max(0, seconds / duration)) * 10_000) / 100;
}

/** The progress to save: the current position, except that a completed video stays completed when it is watched again. */
export const percentToSave = (known: number, current: number): number =>
    known >= COMPLETED_PERCENT ? Math.max(known, current) : current;

/** The start position in seconds: where the user stopped; completed videos start from the beginning. */
export function resumeAt(percent: number, duration: number): number {
    if (percent <= 0 || percent >= COMPLETED_PERCENT || !Number.isFinite(duration) || duration <= 0) return 0;
    return (percent / 100) * duration;
}

interface TrackerOptions {
    /** the progress stored on the server, in percent */
    known: number;
    /** saves percent; `last` = the page is being left. Rejects on failure. */
    save(percent: number, last: boolean): Promise<void>;
    /** called after each attempt with whether it succeeded and the progress now stored on the server */
    onSaved(outcome: { ok: boolean; percent: number }): void;
    now?(): number;
}

/** Tracks one video's progress and saves it: every 15 s while it plays, on pause, at the end and when the page is left. */
export interface ProgressTracker {
    /** playback starts or resumes: restarts the 15 s */
    begin(): void;
    /** the current position; called as often as the player reports it */
    at(seconds: number, duration: number): void;
    /** saves an unsaved change at once, e.g. on pause */
    flush(): void;
    /** the same, in a way that outlives the page */
    leave(): void;
}

/** Creates the tracker of one video. */
export function createProgressTracker({ known: first, save, onSaved, now = () => Date.now() }: TrackerOptions): ProgressTracker {
    let known = first;
    // The progress to save next; once a video is completed it stays so, even if saving that is under way or has failed.
    let reached = first;
    let sent = first;
    let sentAt = now();
    let flying = false;
    let waiting = false;

    const send = (last: boolean): void => {
        // One at a time, so that an older save never arrives after a newer one; a page that is being left cannot wait.
        if (flying && !last) {
            waiting = true;
            return;
        }
        sentAt = now();
        if (reached === sent) return;
        const percent = reached;
        const before = sent;
        sent = percent;
        flying = true;
        const settle = (ok: boolean): void => {
            flying = false;
            if (ok) known = percentToSave(known, percent);
            // Sent again next time, unless a newer value was sent.
            else if (sent === percent) sent = before;
            onSaved({ ok, percent: known });
            if (!waiting) return;
            waiting = false;
            send(false);
        };
        save(percent, last).then(
            () => settle(true),
            () => settle(false),
        );
    };

    return {
        begin: () => {
            sentAt = now();
        },
        at(seconds, duration) {
            const percent = percentOf(seconds, duration);
            if (percent === null) return;
            const before = reached;
            reached = percentToSave(reached, percent);
            const completedNow = reached >= COMPLETED_PERCENT && before < COMPLETED_PERCENT;
            if (completedNow || now() - sentAt >= SAVE_EVERY_MS) send(false);
        },
        flush: () => send(false),
        leave: () => send(true),
    };
}
