import { COMPLETED_PERCENT } from '../content';

/** How progress is kept while a video plays (specification 2, sections 4 and 9). No timers of the browser's own are needed to test it. */

/** Pause between two saves while playing, in milliseconds. */
export const SAVE_EVERY_MS = 15_000;

/** Percent of a duration, 0 to 100 with two decimals; null when the duration is not known. */
export function percentOf(seconds: number, duration: number): number | null {
    if (!Number.isFinite(seconds) || !Number.isFinite(duration) || duration <= 0) return null;
    return Math.round(Math.min(1, Math.max(0, seconds / duration)) * 10_000) / 100;
}

/** What is saved: where the person stands; a completed video stays completed, however often it is begun again. */
export const percentToSave = (known: number, current: number): number =>
    known >= COMPLETED_PERCENT ? Math.max(known, current) : current;

/** Where playing begins, in seconds: where the person stopped; completed videos begin anew. */
export function resumeAt(percent: number, duration: number): number {
    if (percent <= 0 || percent >= COMPLETED_PERCENT || !Number.isFinite(duration) || duration <= 0) return 0;
    return (percent / 100) * duration;
}

interface TrackerOptions {
    /** percent that the server knows */
    known: number;
    /** saves percent; `last` = the page is being left. Rejects when it could not. */
    save(percent: number, last: boolean): Promise<void>;
    /** told after each try whether it worked, with what the server is now known to have */
    onSaved(outcome: { ok: boolean; percent: number }): void;
    now?(): number;
}

/** Watches one video's progress and saves it: every 15 s while it plays, on pause, at the end and when it is left. */
export interface ProgressTracker {
    /** playing begins or goes on: the 15 s count from here */
    begin(): void;
    /** where the video stands; called as often as the player likes */
    at(seconds: number, duration: number): void;
    /** saves at once what has changed, e.g. on pause */
    flush(): void;
    /** the same, in a way that outlives the page */
    leave(): void;
}

export function createProgressTracker({ known: first, save, onSaved, now = () => Date.now() }: TrackerOptions): ProgressTracker {
    let known = first;
    // What would be saved now; it has seen the end even when the save that told so is still under way, or failed.
    let reached = first;
    let sent = first;
    let sentAt = now();
    let flying = false;
    let waiting = false;

    const send = (last: boolean): void => {
        // One after the other, so that an older one never arrives later; a page that is left cannot wait.
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
            // Sent again at the next occasion, unless something newer was.
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
