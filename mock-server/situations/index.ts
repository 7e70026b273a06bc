import type { Clock } from '../clock';
import { ApiError } from '../context';
import { createMock } from '../mock';
import type { Store } from '../persistence';
import type { MockState } from '../rows/state';
import { checkState } from '../rows/check';
import type { Faults } from '../faults';
import type { FaultInput } from '../faultInput';
import { compareStates, type KindDifference } from './compare';
import { readSent, readSituation, toFile, withoutTokens, type Situation, type SituationFile } from './file';
import type { PortalFile } from './portalFile';
import { faultsOf, stateOf } from './portalState';
import { READY, type ReadySituation } from './ready';
import { createFileStore } from './fileStore';

/** An entry of the list of situations. */
export interface SituationEntry {
    name: string;
    title: string;
    /** what it shows; empty for a saved one */
    about: string;
    ready: boolean;
    /** epoch seconds; null for a built-in one */
    savedAt: number | null;
    /** whom to sign in as and which page to open; null for a saved one */
    as: string | null;
    open: string | null;
    /** which customer to sign in for, if that user has several */
    customer?: string;
}

/** Whole states of the mock that can be loaded. Loading one ends every sign-in. */
export interface Situations {
    /** the built-in ones first */
    list(): SituationEntry[];
    /** saves the current state, replacing any saved under this name */
    save(name: unknown): SituationEntry;
    load(name: string): SituationEntry;
    remove(name: string): void;
    /** the current state as a file */
    download(): SituationFile;
    /** loads a file, also one of the portal; if it is invalid, throws a 400 with the reason and changes nothing */
    upload(bytes: Buffer): SituationEntry;
    /** what is different between two situations; without a name, what is there now */
    compare(before: string | undefined, after: string | undefined): KindDifference[];
}

interface SituationOptions {
    store: Store;
    clock: Clock;
    faults: Faults;
    /** fresh data for a time (epoch seconds) */
    build(now: number): MockState;
    /** where they are saved; null: in memory */
    folder: string | null;
}

/** Keeps the file's name, which contains the encoded name, short enough for every file system. */
const LONGEST_NAME = 50;

const nameOf = (value: unknown): string => {
    const name = typeof value === 'string' ? value.trim() : '';
    if (name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) {
        throw new ApiError(400, `name must be a text of 1 to ${LONGEST_NAME} characters`);
    }
    return name;
};

const readyEntry = ({ name, title, about, as, open }: ReadySituation): SituationEntry => ({
    name,
    title,
    about,
    ready: true,
    savedAt: null,
    as,
    open,
});

/** Begins the name of what a user of the portal saved. */
const OF_PORTAL = 'of-a-user-';
/** As many of these are kept. */
const MOST_OF_PORTAL = 10;

/** Files of one page load, which can be compared, have the same `names`. */
const portalName = ({ savedAt, names }: PortalFile): string => `${OF_PORTAL}${savedAt}-${names}`;

/** Whom it is of, what they had in front of them, and what failed. */
const portalEntry = (file: PortalFile): SituationEntry => {
    const { savedAt, circumstances, rows, missing } = file;
    const { page, role, language, width, height, theme, calls } = circumstances;
    const failed = calls.map(({ method, pattern, status }) => `${method} ${pattern} ${status}`);
    const about = [
        `${role} on ${page}, ${language}, ${width} × ${height}, ${theme}.`,
        failed.length > 0 ? `Set as faults: ${[...new Set(failed)].join(', ')}.` : 'Nothing had failed.',
        ...(missing.length > 0 ? [`Not in the file: ${missing.map(({ kind }) => kind).join(', ')}.`] : []),
    ];
    return {
        name: portalName(file),
        title: 'The situation of a user',
        about: about.join(' '),
        ready: false,
        savedAt,
        as: rows.user[0]?.email ?? null,
        ...(rows.user[0]?.customerContext && { customer: rows.user[0].customerContext }),
        open: page === '*' ? '/dashboard' : page,
    };
};

const savedEntry = ({ name, savedAt }: { name: string; savedAt: number }): SituationEntry => ({
    name,
    title: name,
    about: '',
    ready: false,
    savedAt,
    as: null,
    open: null,
});

/** A situation before it is loaded. */
interface Opened {
    entry: SituationEntry;
    state: MockState;
    /** seconds */
    clockOffset: number;
    faults: readonly FaultInput[];
}

const openSaved = ({ name, savedAt, clockOffset, state }: Situation): Opened => ({
    entry: savedEntry({ name, savedAt }),
    state,
    clockOffset,
    faults: [],
});

/** Keeps a file of the portal, and as many before it as there is room for. */
function keepLast(files: Map<string, PortalFile>, file: PortalFile): void {
    files.delete(portalName(file));
    files.set(portalName(file), file);
    for (const name of [...files.keys()].slice(0, -MOST_OF_PORTAL)) files.delete(name);
}

/** Rejects files whose invented names do not belong together. */
function checkNames(files: readonly PortalFile[]): void {
    if (new Set(files.map(({ names }) => names)).size <= 1) return;
    throw new ApiError(
        409,
        'The names in these two files have nothing in common: only files that one page saved, without being reloaded, can be compared',
    );
}

/** The situations of a mock: built-in and saved ones. */
export function createSituations({ store, clock, faults, build, folder }: SituationOptions): Situations {
    /** the last files of the portal that were loaded, by name; until the server ends */
    const ofPortal = new Map<string, PortalFile>();
    /** the ids of the faults that belong to the loaded one */
    const itsFaults: string[] = [];
    const files = createFileStore(folder);
    const readyOf = (name: string): ReadySituation | undefined => READY.find(candidate => candidate.name === name);
    const missing = (name: string): ApiError => new ApiError(404, `There is no situation “${name}”`);

    const fileOf = (name: string): SituationFile => {
        const { real: savedAt, offset: clockOffset } = clock.read();
        return toFile({ name, savedAt, clockOffset }, store.state);
    };

    const openReady = (ready: ReadySituation, real: number): Opened => {
        const now = ready.at?.(real) ?? real;
        const state = build(now);
        ready.arrange(createMock({ state, save: () => undefined, clock: () => now * 1000 }));
        return { entry: readyEntry(ready), state, clockOffset: now - real, faults: [] };
    };

    /** At the time at which it was saved, with the failures that there were. */
    const openPortal = (file: PortalFile): Opened => {
        const state = stateOf(file, build(file.savedAt));
        const problem = checkState(state);
        if (problem !== null) throw new ApiError(400, `The situation is refused: ${problem}`);
        return { entry: portalEntry(file), state, clockOffset: file.savedAt - clock.read().real, faults: faultsOf(file) };
    };

    /** Opens a situation; `real` is the time on which a built-in one is built. */
    const open = (name: string, real: number): Opened => {
        const file = ofPortal.get(name);
        if (file) return openPortal(file);
        const ready = readyOf(name);
        if (ready) return openReady(ready, real);
        const text = files.read(name);
        if (text === undefined) throw missing(name);
        return openSaved(readSituation(text));
    };

    /** Changes the clock first, because that may fail. */
    const put = ({ entry, state, clockOffset, faults: added }: Opened): SituationEntry => {
        const { real } = clock.read();
        clock.change({ now: real + clockOffset });
        store.replace(state);
        store.keep({ builtAt: real });
        for (const id of itsFaults.splice(0)) faults.remove(id);
        itsFaults.push(...added.map(fault => faults.add(fault).id));
        return entry;
    };

    return {
        list: () => [
            ...[...ofPortal.values()].reverse().map(portalEntry),
            ...READY.map(readyEntry),
            ...files.list().map(savedEntry),
        ],
        save: value => {
            const name = nameOf(value);
            if (readyOf(name) || ofPortal.has(name)) throw new ApiError(409, `“${name}” is a situation that comes with the mock`);
            const file = fileOf(name);
            files.write(name, file.savedAt, JSON.stringify(file));
            return savedEntry(file);
        },
        load: name => put(open(name, clock.read().real)),
        remove: name => {
            if (ofPortal.delete(name)) return;
            if (readyOf(name)) throw new ApiError(409, `“${name}” comes with the mock and stays`);
            if (!files.remove(name)) throw missing(name);
        },
        download: () => fileOf(`State of ${new Date(clock.read().real * 1000).toISOString().slice(0, 16)}`),
        upload: bytes => {
            const sent = readSent(bytes);
            if (sent.kind === 'mock') return put(openSaved(sent.situation));
            const entry = put(openPortal(sent.file));
            keepLast(ofPortal, sent.file);
            return entry;
        },
        compare: (before, after) => {
            checkNames([before, after].flatMap(name => (name === undefined ? [] : (ofPortal.get(name) ?? []))));
            // A built-in one as it was when the data that is there now was made, so that its times are the same.
            const { builtAt = Math.floor(store.meta.createdAt / 1000) } = store.meta;
            const rowsAt = (name: string | undefined) =>
                withoutTokens(name === undefined ? store.state : open(name, builtAt).state);
            return compareStates(rowsAt(before), rowsAt(after));
        },
    };
}
