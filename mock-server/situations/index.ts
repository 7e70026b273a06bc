import type { Clock } from '../clock';
import { ApiError } from '../context';
import { createMock } from '../mock';
import type { Store } from '../persistence';
import type { MockState } from '../rows/state';
import { readSituation, toFile, type Situation, type SituationFile } from './file';
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
    /** loads the text of a file; if it is invalid, throws a 400 with the reason and changes nothing */
    upload(text: string): Pick<SituationFile, 'name' | 'savedAt'>;
}

interface SituationOptions {
    store: Store;
    clock: Clock;
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

const savedEntry = ({ name, savedAt }: { name: string; savedAt: number }): SituationEntry => ({
    name,
    title: name,
    about: '',
    ready: false,
    savedAt,
    as: null,
    open: null,
});

/** The situations of a mock: built-in and saved ones. */
export function createSituations({ store, clock, build, folder }: SituationOptions): Situations {
    const files = createFileStore(folder);
    const readyOf = (name: string): ReadySituation | undefined => READY.find(candidate => candidate.name === name);
    const missing = (name: string): ApiError => new ApiError(404, `There is no situation “${name}”`);

    const fileOf = (name: string): SituationFile => {
        const { real: savedAt, offset: clockOffset } = clock.read();
        return toFile({ name, savedAt, clockOffset }, store.state);
    };

    /** Changes the clock first, because that may fail. */
    const put = (clockOffset: number, state: MockState): void => {
        clock.change({ now: clock.read().real + clockOffset });
        store.replace(state);
    };

    const putSituation = ({ clockOffset, state }: Situation): void => put(clockOffset, state);

    const putReady = ({ at, arrange }: ReadySituation): void => {
        const { real } = clock.read();
        const now = at?.(real) ?? real;
        const state = build(now);
        arrange(createMock({ state, save: () => undefined, clock: () => now * 1000 }));
        put(now - real, state);
    };

    return {
        list: () => [...READY.map(readyEntry), ...files.list().map(savedEntry)],
        save: value => {
            const name = nameOf(value);
            if (readyOf(name)) throw new ApiError(409, `“${name}” is a situation that comes with the mock`);
            const file = fileOf(name);
            files.write(name, file.savedAt, JSON.stringify(file));
            return savedEntry(file);
        },
        load: name => {
            const ready = readyOf(name);
            if (ready) {
                putReady(ready);
                return readyEntry(ready);
            }
            const text = files.read(name);
            if (text === undefined) throw missing(name);
            const situation = readSituation(text);
            putSituation(situation);
            return savedEntry(situation);
        },
        remove: name => {
            if (readyOf(name)) throw new ApiError(409, `“${name}” comes with the mock and stays`);
            if (!files.remove(name)) throw missing(name);
        },
        download: () => fileOf(`State of ${new Date(clock.read().real * 1000).toISOString().slice(0, 16)}`),
        upload: text => {
            const situation = readSituation(text);
            putSituation(situation);
            return { name: situation.name, savedAt: situation.savedAt };
        },
    };
}
