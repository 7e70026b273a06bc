import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { MockState } from './state';

// json-server is CommonJS and names its exports in a way that `import` does not see.
const jsonServer = createRequire(import.meta.url)('json-server') as typeof import('json-server');

/** Raise it when the shape of `MockState` changes: a file of another version is replaced by fresh data. */
export const SCHEMA_VERSION = 1;

const SAVE_AFTER_MS = 1000;

/** json-server would delete rows of other collections that point to a deleted one by this suffix; our routes do that themselves. */
const NO_FOREIGN_KEYS = '__none';

type Collection = Exclude<keyof MockState, 'lastId'>;

/** What the file says about itself. `lastId` lives here: json-server takes only lists and objects at the top. */
interface Meta {
    version: number;
    seed: string;
    scale: number;
    /** epoch milliseconds */
    createdAt: number;
    lastId: number;
}

type Stored = Record<Collection, object[]> & { meta: Meta };

export interface StoreOptions {
    /** path of the file; null keeps the state in memory only */
    file: string | null;
    seed: string;
    scale: number;
    reset?: boolean;
    build(options: { seed: string; scale: number; now: number }): MockState;
    /** epoch milliseconds */
    clock?(): number;
    log?(line: string): void;
}

export interface Store {
    /** the live state; its identity never changes, also not on reset */
    readonly state: MockState;
    readonly meta: Readonly<Omit<Meta, 'lastId'>>;
    /** schedules a write; many calls within a second are one write */
    save(): void;
    /** writes what is not written yet, at once */
    flush(): void;
    /** puts fresh data in place of all there is */
    reset(): void;
}

const isStored = (value: unknown): value is Stored => {
    if (typeof value !== 'object' || value === null || !('meta' in value)) return false;
    const { meta, ...collections } = value as { meta: Partial<Meta> | null };
    return (
        typeof meta?.version === 'number' && typeof meta.lastId === 'number' && Object.values(collections).every(Array.isArray)
    );
};

/** Why a file cannot be used, or the state in it. */
const read = (file: string, wanted: Pick<Meta, 'seed' | 'scale'>): { stored: Stored } | { reason: string } => {
    let value: unknown;
    try {
        value = JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
        return { reason: `it cannot be read (${error instanceof Error ? error.message : String(error)})` };
    }
    if (!isStored(value)) return { reason: 'it holds no state of this server' };
    const { version, seed, scale } = value.meta;
    if (version !== SCHEMA_VERSION) return { reason: `it is of version ${version}, this server writes ${SCHEMA_VERSION}` };
    if (seed !== wanted.seed || scale !== wanted.scale) {
        return {
            reason: `it was made with --seed ${seed} --scale ${scale}, asked are --seed ${wanted.seed} --scale ${wanted.scale}`,
        };
    }
    return { stored: value };
};

/** Opens the state file, or makes it when it is missing, of another version, corrupt, or of other settings (said on `log`). */
export function openStore(options: StoreOptions): Store {
    const { file, seed, scale, build, clock = Date.now, log = console.log } = options;

    const fresh = (): Stored => {
        const now = clock();
        const { lastId, ...collections } = build({ seed, scale, now: Math.floor(now / 1000) });
        return { meta: { version: SCHEMA_VERSION, seed, scale, createdAt: now, lastId }, ...collections };
    };

    const write = (target: string, text: string): void => {
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(`${target}.new`, text);
        renameSync(`${target}.new`, target);
    };

    const load = (): Stored | undefined => {
        if (file === null || !existsSync(file) || options.reset) return undefined;
        const found = read(file, { seed, scale });
        if ('stored' in found) return found.stored;
        log(`The state file ${file} is replaced by fresh data: ${found.reason}.`);
        return undefined;
    };

    const initial = load() ?? fresh();
    // The file is there before the router opens it: json-server makes one of its own otherwise.
    if (file !== null) write(file, JSON.stringify(initial));
    const router =
        file === null
            ? jsonServer.router<Stored>(initial, { foreignKeySuffix: NO_FOREIGN_KEYS })
            : jsonServer.router<Stored>(file, { foreignKeySuffix: NO_FOREIGN_KEYS });
    const live: Stored = router.db.getState();
    // Routes count on `state.lastId`; not enumerable, so that the file holds it once, in `meta`.
    Object.defineProperty(live, 'lastId', {
        get: () => live.meta.lastId,
        set: (value: number) => (live.meta.lastId = value),
    });

    let timer: NodeJS.Timeout | undefined;
    let writing = Promise.resolve();
    // Not lowdb's own write(): it is synchronous, indented, and leaves half a file when the process is killed in it.
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

    return {
        state: live as unknown as MockState,
        get meta() {
            return live.meta;
        },
        save,
        flush: () => {
            clearTimeout(timer);
            timer = undefined;
            if (file !== null) write(file, JSON.stringify(live));
        },
        reset: () => {
            Object.assign(live, fresh());
            save();
        },
    };
}
