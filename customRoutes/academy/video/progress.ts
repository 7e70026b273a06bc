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

/** As near to the beginning or the end playing starts from the beginning, in seconds. */
const NOT_WORTH_RESUMING = 3;

/** Where playing begins, in seconds: where the person stopped; completed videos begin anew. */
export function resumeAt(percent: number, duration: number): number {
    if (percent >= COMPLETED_PERCENT || !Number.isFinite(duration) || duration <= 0) return 0;
    const seconds = (percent / 100) * duration;
    return seconds < NOT_WORTH_RESUMING || duration - seconds < NOT_WORTH_RESUMING ? 0 : seconds;
}

interface TrackerOptions {
    /** percent that the server knows */
    known: number;
    /** saves percent; `last` = the page is being left. Rejects when it could not. */
    save(percent: number, last: boolean): Promise<void>;
    /** told after each try whether it worked, with what is now known */
    onSaved(outcome: { ok: boolean; percent: number }): void;
    now?(): number;
}

/** Watches one video's progress and saves it: every 15 s while it plays, on pause, at the end and when it is left. */
export interface ProgressTracker {
    /** where the video stands; called as often as the player likes */
    at(seconds: number, duration: number): void;
    /** saves at once what has changed, e.g. on pause */
    flush(): void;
    /** the same, in a way that outlives the page */
    leave(): void;
}

export function createProgressTracker({ known: first, save, onSaved, now = () => Date.now() }: TrackerOptions): ProgressTracker {
    let known = first;
    let current: number | null = null;
    let sent = first;
    let sentAt = now();

    const send = (last: boolean): void => {
        sentAt = now();
        if (current === null) return;
        const percent = percentToSave(known, current);
        if (percent === sent) return;
        const before = sent;
        sent = percent;
        save(percent, last).then(
            () => {
                known = percentToSave(known, percent);
                onSaved({ ok: true, percent: known });
            },
            () => {
                // Sent again at the next occasion, unless something newer was.
                if (sent === percent) sent = before;
                onSaved({ ok: false, percent: known });
            },
        );
    };

    return {
        at(seconds, duration) {
            const percent = percentOf(seconds, duration);
            if (percent === null) return;
            const completedNow = percent >= COMPLETED_PERCENT && known < COMPLETED_PERCENT && sent < COMPLETED_PERCENT;
            current = percent;
            if (completedNow || now() - sentAt >= SAVE_EVERY_MS) send(false);
        },
        flush: () => send(false),
        leave: () => send(true),
    };
}
