import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { jsonServer } from './jsonServer';
import type { MockState } from './rows/state';

/** Increment it when the shape of `MockState` changes: a file of another version is replaced by seeded data. */
export const SCHEMA_VERSION = 2;

const SAVE_AFTER_MS = 1000;

/** Switches off json-server's own deletion of rows that refer to a deleted one, which it finds by this suffix; the routes delete them. */
const NO_FOREIGN_KEYS = '__none';

type Collection = Exclude<keyof MockState, 'lastId'>;

/** The file's metadata. `lastId` is stored here: json-server accepts only lists and objects at the top level. */
interface Meta {
    version: number;
    seed: string;
    scale: number;
    /** absent means 1 */
    keysEach?: number;
    /** epoch milliseconds */
    createdAt: number;
    lastId: number;
    /** the clock's offset from the real time in seconds; absent means 0 */
    clockOffset?: number;
    /** epoch seconds of the real time at which a situation was loaded */
    builtAt?: number;
}

/** What the control interface stores with the state; a reset removes it. */
type Kept = Pick<Meta, 'clockOffset' | 'builtAt'>;

type Stored = Record<Collection, object[]> & { meta: Meta };

export interface StoreOptions {
    /** path of the file; null stores the state in memory only */
    file: string | null;
    seed: string;
    scale: number;
    keysEach?: number;
    reset?: boolean;
    build(options: { seed: string; scale: number; keysEach: number; now: number }): MockState;
    /** epoch milliseconds */
    clock?(): number;
    log?(line: string): void;
}

export interface Store {
    /** json-server's router over the live state */
    readonly router: ReturnType<typeof jsonServer.router<Stored>>;
    /** the live state; its identity never changes, not even on reset */
    readonly state: MockState;
    readonly meta: Readonly<Omit<Meta, 'lastId'>>;
    /** schedules a write; calls within a second share one write */
    save(): void;
    /** writes pending changes at once */
    flush(): void;
    /** changes what the control interface stores with the state */
    keep(change: Kept): void;
    /** replaces every row of the state, but not its metadata */
    replace(state: MockState): void;
    /** replaces the state with seeded data */
    reset(): void;
}

const isStored = (value: unknown): value is Stored => {
    if (typeof value !== 'object' || value === null || !('meta' in value)) return false;
    const { meta, ...collections } = value as { meta: Partial<Meta> | null };
    return (
        typeof meta?.version === 'number' &&
        typeof meta.lastId === 'number' &&
        Number.isInteger(meta.clockOffset ?? 0) &&
        Object.values(collections).every(Array.isArray)
    );
};

/** Reads a state file; returns its state, or the reason why it cannot be used. */
const read = (file: string, wanted: Pick<Meta, 'seed' | 'scale' | 'keysEach'>): { stored: Stored } | { reason: string } => {
    let value: unknown;
    try {
        value = JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
        return { reason: `it cannot be read (${error instanceof Error ? error.message : String(error)})` };
    }
    if (!isStored(value)) return { reason: 'it holds no state of this server' };
    const { version, seed, scale, keysEach = 1 } = value.meta;
    if (version !== SCHEMA_VERSION) return { reason: `it is of version ${version}, this server writes ${SCHEMA_VERSION}` };
    const flags = (meta: typeof wanted): string => {
        const each = (meta.keysEach ?? 1) === 1 ? '' : ` --keys-each ${meta.keysEach}`;
        return `--seed ${meta.seed} --scale ${meta.scale}${each}`;
    };
    const made = { seed, scale, keysEach };
    if (flags(made) !== flags(wanted)) return { reason: `it was made with ${flags(made)}, asked are ${flags(wanted)}` };
    return { stored: value };
};

/** Opens the state file, or creates it when it is missing, corrupt, or of another version or other settings (reported to `log`). */
export function openStore(options: StoreOptions): Store {
    const { file, seed, scale, keysEach = 1, build, clock = Date.now, log = console.log } = options;

    const fresh = (): Stored => {
        const now = clock();
        const { lastId, ...collections } = build({ seed, scale, keysEach, now: Math.floor(now / 1000) });
        return {
            meta: { version: SCHEMA_VERSION, seed, scale, ...(keysEach === 1 ? {} : { keysEach }), createdAt: now, lastId },
            ...collections,
        };
    };

    const write = (target: string, text: string): void => {
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(`${target}.new`, text);
        renameSync(`${target}.new`, target);
    };

    const load = (): Stored | undefined => {
        if (file === null || !existsSync(file) || options.reset) return undefined;
        const found = read(file, { seed, scale, keysEach });
        if ('stored' in found) return found.stored;
        log(`The state file ${file} is replaced by fresh data: ${found.reason}.`);
        return undefined;
    };

    const initial = load() ?? fresh();
    // The file has to exist before the router opens it: otherwise json-server creates one of its own.
    if (file !== null) write(file, JSON.stringify(initial));
    const router =
        file === null
            ? jsonServer.router<Stored>(initial, { foreignKeySuffix: NO_FOREIGN_KEYS })
            : jsonServer.router<Stored>(file, { foreignKeySuffix: NO_FOREIGN_KEYS });
    const live: Stored = router.db.getState();
    // Routes rely on `state.lastId`; not enumerable, so that the file contains it only once, in `meta`.
    Object.defineProperty(live, 'lastId', {
        get: () => live.meta.lastId,
        set: (value: number) => {
            live.meta.lastId = value;
        },
    });

    let timer: NodeJS.Timeout | undefined;
    let writing = Promise.resolve();
    const writeSoon = (): void => {
        timer = undefined;
        if (file === null) return;
        const text = JSON.stringify(live);
        writing = writing
            .then(() => writeFile(`${file}.next`, text))
            .then(() => rename(`${file}.next`, file))
            .catch((error: unknown) => log(`The state could not be written to ${file}: ${String(error)}`));
    };

    const save = (): void => {
        if (file === null || timer) return;
        timer = setTimeout(writeSoon, SAVE_AFTER_MS);
        timer.unref();
    };

    // Replaces lowdb's own write(), which is synchronous, indents, and leaves half a file when the process is killed.
    Object.assign(router.db, { write: save });

    return {
        router,
        state: live as unknown as MockState,
        get meta() {
            return live.meta;
        },
        save,
        keep: change => {
            Object.assign(live.meta, change);
            save();
        },
        flush: () => {
            clearTimeout(timer);
            timer = undefined;
            if (file !== null) write(file, JSON.stringify(live));
        },
        replace: ({ lastId, ...collections }) => {
            Object.assign(live, collections);
            live.meta.lastId = lastId;
            save();
        },
        reset: () => {
            Object.assign(live, fresh());
            save();
        },
    };
}
