/** The web vitals of a page load, measured by the browser (REPORT-4). */

export interface Vitals {
    /** largest contentful paint, milliseconds after the start of the page load */
    lcp?: number;
    /** interaction to next paint, milliseconds */
    inp?: number;
    /** cumulative layout shift, a score */
    cls?: number;
}

interface Shift {
    startTime: number;
    value: number;
    hadRecentInput: boolean;
}

/** A group of shifts ends after a pause of a second, and after five seconds at the latest. */
const PAUSE_MS = 1000;
const LONGEST_MS = 5000;

/** Returns a function that takes layout shifts one by one, and returns the score: the worst group of shifts without user input. Pure. */
export function shiftScore(): (shift?: Shift) => number {
    let worst = 0;
    let group = { first: 0, last: -Infinity, sum: 0 };
    return shift => {
        if (!shift || shift.hadRecentInput) return worst;
        const { startTime, value } = shift;
        const same = startTime - group.last < PAUSE_MS && startTime - group.first < LONGEST_MS;
        group = same ? { ...group, last: startTime, sum: group.sum + value } : { first: startTime, last: startTime, sum: value };
        worst = Math.max(worst, group.sum);
        return worst;
    };
}

/** One slow interaction in fifty does not count. */
const PER_OUTLIER = 50;
const KEPT = 10;

/**
 * Returns a function that takes interaction events and the number of all interactions, and returns the duration of the slowest one; undefined
 * without any. Keeps the ten slowest. Pure.
 */
export function slowestInteraction(): (count: number, event?: { interactionId: number; duration: number }) => number | undefined {
    let slowest: { id: number; duration: number }[] = [];
    return (count, event) => {
        if (event && event.interactionId > 0) {
            const known = slowest.find(({ id }) => id === event.interactionId);
            if (known) known.duration = Math.max(known.duration, event.duration);
            else slowest.push({ id: event.interactionId, duration: event.duration });
            slowest = slowest.sort((one, other) => other.duration - one.duration).slice(0, KEPT);
        }
        return slowest[Math.min(slowest.length - 1, Math.floor(count / PER_OUTLIER))]?.duration;
    };
}

/** Observes performance entries of one type, including earlier ones; a browser that does not support it reports none. */
function observe(type: string, take: (entry: PerformanceEntry) => void, options: object = {}): () => void {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
    const observer = new PerformanceObserver(list => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...options });
    return () => observer.takeRecords().forEach(take);
}

/** When the page was hidden first: what is painted later says nothing about its speed. */
const hiddenAt = (): number =>
    performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden')?.startTime ?? Infinity;

/** Starts to measure; the returned function returns the figures so far. */
export function measureVitals(): () => Vitals {
    let lcp: number | undefined;
    let cls: number | undefined = PerformanceObserver.supportedEntryTypes.includes('layout-shift') ? 0 : undefined;
    let inp: number | undefined;
    const score = shiftScore();
    const slowest = slowestInteraction();
    const interactions = (): number => ('interactionCount' in performance ? performance.interactionCount : 0);
    const event = (entry: PerformanceEntry): void => {
        inp = slowest(interactions(), entry as PerformanceEntry & { interactionId: number });
    };
    const collect = [
        observe('largest-contentful-paint', ({ startTime }) => {
            if (startTime < hiddenAt()) lcp = startTime;
        }),
        observe('layout-shift', entry => {
            cls = score(entry as PerformanceEntry & Shift);
        }),
        observe('event', event, { durationThreshold: 40 }),
        observe('first-input', event),
    ];
    return () => {
        collect.forEach(take => take());
        const rounded = (figure: number | undefined) => (figure === undefined ? undefined : Math.round(figure));
        return { lcp: rounded(lcp), inp: rounded(inp), cls: cls === undefined ? undefined : Math.round(cls * 1000) / 1000 };
    };
}
