import type { PortalDataProvider } from '#dataProvider';
import { incomplete } from '#dataProvider/odata/read';
import type { Key, User } from '#dataProvider/types';
import type { TimedSeat } from './curve';

/** How the keys of a licence are used. */
export interface KeyUses {
    seats: readonly TimedSeat[];
    keys: readonly Key[];
    /** ids of its users who never activated their account; only with `people` */
    inactive: ReadonlySet<string>;
}

const SEATS = ['id', 'keyId', 'machineName', 'active', 'activated', 'deactivated'];
const DATES = { select: ['id', 'expire'], expand: [] };
const PEOPLE = { select: ['id', 'label', 'expire', 'email'], expand: ['users'] };

interface Way {
    /** `dates` of keys alone, or also who has them, and which of those never activated their account */
    depth: 'dates' | 'people';
    signal?: AbortSignal;
    /** told how many seats and keys have been read */
    onProgress?: (read: number) => void;
}

/** Reads that as it is now: whole in pages, with the fields that are needed, or not at all (EXPORT-4). */
export async function readUse(
    provider: PortalDataProvider,
    licence: string,
    { depth, signal, onProgress }: Way,
): Promise<KeyUses> {
    const read = { seats: 0, keys: 0 };
    const told = (name: keyof typeof read) => (rows: number) => {
        read[name] = rows;
        onProgress?.(read.seats + read.keys);
    };
    const at = (expand: readonly string[]) => ({ licence, queue: 'always', expand }) as const;
    const { select, expand } = depth === 'people' ? PEOPLE : DATES;
    const [seats, keys, users] = await Promise.all([
        provider.getEvery('seats', { meta: at([]), select: SEATS, signal, onProgress: told('seats') }),
        provider.getEvery('keys', { meta: at(expand), select, signal, onProgress: told('keys') }),
        depth === 'people' ? provider.getEvery('users', { meta: at([]), select: ['id', 'active'], signal }) : [],
    ]);
    // Of whichever key such a machine is, it would count as unused.
    if (depth === 'people' && (seats as unknown as TimedSeat[]).some(({ active, keyId }) => active && !keyId)) throw incomplete();
    const inactive = (users as User[]).filter(({ active }) => !active).map(({ id }) => id);
    return { seats: seats as unknown as TimedSeat[], keys: keys as unknown as Key[], inactive: new Set(inactive) };
}
