import type { PortalDataProvider } from '../../dataProvider';
import { PortalError } from '../../dataProvider/errors';
import type { ReadMeta } from '../../dataProvider/resources';
import type { Exchange } from './wire';

/**
 * What a run has made, and the proof that it is its own. Nothing is changed or removed by another id than `Made` has: the one that the making
 * returned, or one that was looked up and belongs to a record with what was sent. A server may ignore filters, cut lists or mix up ids.
 */

/** What tells a record of the run from all others. */
export interface Own {
    resource: 'users' | 'keys' | 'cloudGroups';
    /** the collection in which it is looked up; all of the resource by default */
    within?: ReadMeta;
    /** a word that only this record has, for the search of the list */
    word?: string;
    /** the fields that `isOwn` compares in a list; all by default */
    select?: readonly string[];
    /** the relation that it compares in a single record */
    expand?: readonly string[];
    /** whether it is the record that was made; undefined when the server leaves out what would tell */
    isOwn(row: Readonly<Record<string, unknown>>): boolean | undefined;
}

export interface Made extends Own {
    id?: string;
    /** why it may exist, where its id is unknown */
    doubt: string;
}

/** What there is under an id: the run's record, another one, nothing, or something that nobody can tell. */
export type Found = 'own' | 'other' | 'gone' | 'unclear';

type Row = { id: string } & Record<string, unknown>;

/** Whether the API itself says that there is no such record; a 404 without its error may come from something in between (WIRE-10). */
export const isGone = (error: unknown): boolean =>
    error instanceof PortalError && error.reason === 'http' && error.status === 404 && error.code !== undefined;

/** Reads the record with an id, and compares it. */
export async function lookAt(provider: PortalDataProvider, { resource, expand, isOwn }: Own, id: string): Promise<Found> {
    try {
        const { data } = await provider.getOne<Row>(resource, { id, meta: { expand } });
        const isTold = isOwn(data);
        return isTold === undefined ? 'unclear' : isTold ? 'own' : 'other';
    } catch (error) {
        if (!(error instanceof PortalError)) throw error;
        return isGone(error) ? 'gone' : 'unclear';
    }
}

/** Looks for the record by what was sent: in what the search finds, then in the whole collection. Only a record that is read again counts. */
export async function findOwn(provider: PortalDataProvider, own: Own): Promise<string | undefined> {
    const { resource, within, word, select, isOwn } = own;
    for (const filter of word === undefined ? [{}] : [{ q: word }, {}]) {
        const rows = await provider
            .getEvery(resource, { meta: { ...within, expand: own.expand ?? [] }, filter, select })
            .catch((error: unknown) => {
                if (error instanceof PortalError) return [];
                throw error;
            });
        for (const { id } of (rows as Row[]).filter(row => isOwn(row) === true))
            if ((await lookAt(provider, own, id)) === 'own') return id;
    }
    return undefined;
}

/** The id that a making returned; undefined if there is none. */
export function returnedId({ status, json }: Exchange): string | undefined {
    if (status < 200 || status > 299 || typeof json !== 'object' || json === null) return undefined;
    const { id } = json as { id?: unknown };
    return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined;
}

/** Whether the server refused a call, so that it had no effect. */
export const isRefusal = ({ status }: Exchange): boolean => status >= 400 && status < 500;

/** Why nobody knows whether a call that did not return an id has made a record. */
export function doubtOf({ status }: Exchange): string {
    if (status === 0) return 'its making was not answered';
    return status < 300 ? 'its making was answered without its id' : `its making was answered with status ${status}`;
}
