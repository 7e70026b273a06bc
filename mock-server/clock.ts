import { ApiError } from './context';

/** The mock's clock: the real one, moved by whole seconds. Only the routes use it; response headers have the real time. */
export interface Clock {
    /** epoch milliseconds */
    now(): number;
    /** in seconds: the mock's time, its offset from the real time, and the real time */
    read(): ClockReading;
    /** sets the clock, or moves it forward or back; without either, resets it to the real time. Throws a 400 with the reason. */
    change(wanted: { now?: unknown; move?: unknown }): ClockReading;
}

export interface ClockReading {
    now: number;
    offset: number;
    real: number;
}

interface ClockOptions {
    /** epoch milliseconds of the real time */
    real(): number;
    /** where the offset is stored, in seconds */
    offset: { get(): number; set(seconds: number): void };
}

/** The end of the year 9999, the latest time in the contract (LICENCE-3). */
const LATEST = 253_402_300_799;

const wholeSeconds = (value: unknown, name: string): number => {
    if (typeof value !== 'number' || !Number.isInteger(value)) throw new ApiError(400, `${name} must be whole seconds`);
    return value;
};

/** Creates a clock that runs at an offset from the real one. */
export function createClock({ real, offset }: ClockOptions): Clock {
    const seconds = (): number => Math.floor(real() / 1000);
    const read = (): ClockReading => ({ now: seconds() + offset.get(), offset: offset.get(), real: seconds() });

    const wantedOffset = ({ now, move, ...others }: { now?: unknown; move?: unknown }): number => {
        if (now !== undefined && move !== undefined) throw new ApiError(400, 'now or move is expected, not both');
        if (now !== undefined) return wholeSeconds(now, 'now') - seconds();
        if (move !== undefined) return offset.get() + wholeSeconds(move, 'move');
        // a misspelt field must not reset the clock to the real time
        if (Object.keys(others).length > 0) throw new ApiError(400, 'now, move or nothing is expected');
        return 0;
    };

    return {
        now: () => real() + offset.get() * 1000,
        read,
        change: wanted => {
            const next = wantedOffset(wanted);
            const then = seconds() + next;
            if (then < 0 || then > LATEST) throw new ApiError(400, `The clock must be from 0 to ${LATEST}`);
            offset.set(next);
            return read();
        },
    };
}
