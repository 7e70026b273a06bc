import type { Clock } from '../clock';
import { ApiError } from '../context';
import { createMock } from '../mock';
import type { Store } from '../persistence';
import type { MockState } from '../rows/state';
import { checkState } from '../rows/check';
import type { Faults } from '../faults';
import { readSent, readSituation, toFile, type Situation, type SituationFile } from './file';
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

/** The name of what a user of the portal saved. */
const OF_PORTAL = 'of-a-user';

/** Whom it is of, what they had in front of them, and what failed. */
const portalEntry = ({ savedAt, circumstances, rows, missing }: PortalFile): SituationEntry => {
    const { page, role, language, width, height, theme, calls } = circumstances;
    const failed = calls.map(({ method, pattern, status }) => `${method} ${pattern} ${status}`);
    const about = [
        `${role} on ${page}, ${language}, ${width} × ${height}, ${theme}.`,
        failed.length > 0 ? `Set as faults: ${[...new Set(failed)].join(', ')}.` : 'Nothing had failed.',
        ...(missing.length > 0 ? [`Not in the file: ${missing.map(({ kind }) => kind).join(', ')}.`] : []),
    ];
    return {
        name: OF_PORTAL,
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

/** The situations of a mock: built-in and saved ones. */
export function createSituations({ store, clock, faults, build, folder }: SituationOptions): Situations {
    /** the last file of the portal that was loaded; until the server ends */
    let ofPortal: PortalFile | undefined;
    /** the ids of the faults that belong to it */
    const itsFaults: string[] = [];
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
        for (const id of itsFaults.splice(0)) faults.remove(id);
    };

    const putSituation = ({ clockOffset, state }: Situation): void => put(clockOffset, state);

    const putReady = ({ at, arrange }: ReadySituation): void => {
        const { real } = clock.read();
        const now = at?.(real) ?? real;
        const state = build(now);
        arrange(createMock({ state, save: () => undefined, clock: () => now * 1000 }));
        put(now - real, state);
    };

    /** At the time at which it was saved, with the failures that there were. */
    const putPortal = (file: PortalFile): SituationEntry => {
        const state = stateOf(file, build(file.savedAt));
        const problem = checkState(state);
        if (problem !== null) throw new ApiError(400, `The situation is refused: ${problem}`);
        put(file.savedAt - clock.read().real, state);
        itsFaults.push(...faultsOf(file).map(fault => faults.add(fault).id));
        ofPortal = file;
        return portalEntry(file);
    };

    return {
        list: () => [...(ofPortal ? [portalEntry(ofPortal)] : []), ...READY.map(readyEntry), ...files.list().map(savedEntry)],
        save: value => {
            const name = nameOf(value);
            if (readyOf(name) || name === OF_PORTAL) throw new ApiError(409, `“${name}” is a situation that comes with the mock`);
            const file = fileOf(name);
            files.write(name, file.savedAt, JSON.stringify(file));
            return savedEntry(file);
        },
        load: name => {
            if (name === OF_PORTAL && ofPortal) return putPortal(ofPortal);
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
            if (name === OF_PORTAL && ofPortal) {
                ofPortal = undefined;
                return;
            }
            if (readyOf(name)) throw new ApiError(409, `“${name}” comes with the mock and stays`);
            if (!files.remove(name)) throw missing(name);
        },
        download: () => fileOf(`State of ${new Date(clock.read().real * 1000).toISOString().slice(0, 16)}`),
        upload: bytes => {
            const sent = readSent(bytes);
            if (sent.kind === 'portal') return putPortal(sent.file);
            putSituation(sent.situation);
            return savedEntry(sent.situation);
        },
    };
}
