import { countsOf, settled, type Counts, type Item, type Job } from '#dataProvider/jobs/job';
import { keepCreated } from './names';

/** A job with its items, on this tab: what becomes of each is counted, shown and stored. */
export interface Ledger {
    job: Job;
    items: Item[];
    counts(): Counts;
    /** changes the job */
    change(changes: Partial<Job>): void;
    /** replaces the item at a position; resolves when it is stored */
    set(at: number, item: Item): Promise<void>;
    /** changes some items */
    turn(isMeant: (item: Item) => boolean, into: (item: Item) => Item): void;
    /** begins to measure how fast the job is */
    measure(): void;
    /** estimated milliseconds until the job ends; undefined until it can be estimated */
    left(): number | undefined;
}

interface Surroundings {
    /** stores the job, or the items at these positions */
    keep(job: Job, places?: readonly number[]): Promise<void>;
    /** shows that something has changed */
    notify(): void;
}

/** Number of completed items from which the remaining time can be estimated. */
const ENOUGH = 6;

/** Creates the ledger of a job. */
export function createLedger(known: Job, items: Item[], { keep, notify }: Surroundings): Ledger {
    // Of a dropped job only the counts are left.
    const counts = { ...(known.state === 'dropped' ? known.counts : countsOf(items)) };
    const job: Job = { ...known, counts };
    let pace = { since: performance.now(), from: settled(counts) };

    const setAll = (changed: readonly { at: number; item: Item }[]): Promise<void> => {
        for (const { at, item } of changed) {
            const before = items[at];
            if (before) counts[before.state] -= 1;
            counts[item.state] += 1;
            keepCreated(before, item);
            items[at] = item;
        }
        job.counts = { ...counts };
        notify();
        return keep(
            job,
            changed.map(({ at }) => at),
        );
    };

    return {
        job,
        items,
        counts: () => counts,
        change(changes) {
            Object.assign(job, changes, { counts: { ...counts } });
            void keep(job);
            notify();
        },
        set: (at, item) => setAll([{ at, item }]),
        turn(isMeant, into) {
            const changed = items.flatMap((item, at) => (isMeant(item) ? [{ at, item: into(item) }] : []));
            if (changed.length > 0) void setAll(changed);
        },
        measure() {
            pace = { since: performance.now(), from: settled(counts) };
        },
        left() {
            const done = settled(counts) - pace.from;
            const open = counts.waiting + counts.sent;
            return done < ENOUGH ? undefined : (open * (performance.now() - pace.since)) / done;
        },
    };
}
