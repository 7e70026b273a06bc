import { gunzipSync } from 'node:zlib';
import { ApiError } from '../context';
import { isObject } from '../json';
import { SCHEMA_VERSION } from '../persistence';
import { checkState, isState } from '../rows/check';
import type { MockState } from '../rows/state';
import { checkPortalFile, isOfPortal, refused, type PortalFile } from './portalFile';

/** The largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 30 * 1024 * 1024;

const FORMAT = 'portal-mock-situation';

/** A whole state in one file, without sessions and tokens. */
export interface SituationFile {
    format: typeof FORMAT;
    version: number;
    name: string;
    /** epoch seconds, real time */
    savedAt: number;
    /** the clock's offset from the real time, in seconds */
    clockOffset: number;
    /** without the collections of `SECRET` */
    state: object;
}

/** The content of a valid file. */
export type Situation = Pick<SituationFile, 'name' | 'savedAt' | 'clockOffset'> & { state: MockState };

/** A file as it was sent, of the mock or of the portal. */
export type Sent = { kind: 'mock'; situation: Situation } | { kind: 'portal'; file: PortalFile };

/** The collections whose rows are tokens. */
const SECRET = ['sessions', 'academySessions', 'mailTokens'] as const;

const TOKEN_LINK = /[?&]token=/i;

const isNothing = (rows: unknown): boolean => rows === undefined || (Array.isArray(rows) && rows.length === 0);

/** The rows of a state without tokens and the mail links that contain one. */
export function withoutTokens(state: MockState) {
    const { meta: _meta, sessions: _s, academySessions: _a, mailTokens: _m, ...rest } = state as MockState & { meta?: unknown };
    const outbox = state.outbox.map(mail => (TOKEN_LINK.test(mail.link ?? '') ? { ...mail, link: null } : mail));
    // `lastId` of the live state is not enumerable (persistence.ts)
    return { ...rest, outbox, lastId: state.lastId };
}

/** Creates the file of a state. */
export const toFile = (given: Pick<SituationFile, 'name' | 'savedAt' | 'clockOffset'>, state: MockState): SituationFile => ({
    format: FORMAT,
    version: SCHEMA_VERSION,
    ...given,
    state: withoutTokens(state),
});

/** The collection that still contains a token; undefined when there is none. */
function tokenIn(state: MockState): string | undefined {
    if (state.outbox.some(({ link, text }) => TOKEN_LINK.test(link ?? '') || TOKEN_LINK.test(text))) return 'outbox';
    return state.eduRegistrations.some(({ data }) => 'token' in data) ? 'eduRegistrations' : undefined;
}

const isPacked = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

function unpacked(bytes: Buffer): string {
    if (!isPacked(bytes)) return bytes.toString('utf8');
    try {
        return gunzipSync(bytes, { maxOutputLength: MAX_FILE_BYTES }).toString('utf8');
    } catch (error) {
        if (error instanceof RangeError) throw new ApiError(413, `A file of a situation has at most ${MAX_FILE_BYTES} bytes`);
        throw refused(`it cannot be unpacked (${error instanceof Error ? error.message : String(error)})`);
    }
}

function parse(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch (error) {
        throw refused(`it is no complete JSON (${error instanceof Error ? error.message : String(error)})`);
    }
}

/** Reads the text of a file of the mock; throws a 400 with the reason if any of it is invalid. */
export const readSituation = (text: string): Situation => situationIn(parse(text));

/** Reads the bytes of a file of the mock or the portal, compressed or not; throws in the same way. */
export function readSent(bytes: Buffer): Sent {
    const file = parse(unpacked(bytes));
    return isObject(file) && isOfPortal(file)
        ? { kind: 'portal', file: checkPortalFile(file) }
        : { kind: 'mock', situation: situationIn(file) };
}

function situationIn(file: unknown): Situation {
    if (!isObject(file) || file.format !== FORMAT) throw refused('it is no file of a situation');
    const { version, name, savedAt, clockOffset } = file;
    if (version !== SCHEMA_VERSION) throw refused(`it is of version ${String(version)}, this server reads ${SCHEMA_VERSION}`);
    if (typeof name !== 'string') throw refused('it has no name');
    if (!Number.isInteger(savedAt)) throw refused('savedAt is not whole seconds');
    if (!Number.isInteger(clockOffset)) throw refused('clockOffset is not whole seconds');
    if (!isObject(file.state)) throw refused('it has no state');
    const rows = file.state;
    const secret = SECRET.find(collection => !isNothing(rows[collection]));
    if (secret !== undefined) throw refused(`it holds a token (${secret})`);
    const state: unknown = { ...Object.fromEntries(SECRET.map(collection => [collection, []])), ...rows };
    if (!isState(state)) throw refused(checkState(state) ?? 'its state does not fit');
    const holder = tokenIn(state);
    if (holder !== undefined) throw refused(`it holds a token (${holder})`);
    return { name, savedAt: savedAt as number, clockOffset: clockOffset as number, state };
}
