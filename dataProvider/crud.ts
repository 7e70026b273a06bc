import type {
    DataProvider,
    GetListParams,
    GetListResult,
    GetManyParams,
    GetManyResult,
    GetOneParams,
    GetOneResult,
    RaRecord,
} from 'ra-core';
import { hasId, isObject } from './checks';
import { byName, type Api } from './api';
import { withIds } from './byId';
import type { PortalCall } from './calls';
import { changedFields } from './changes';
import { createLists, type Lists } from './lists';
import { buildQuery, eq, or } from './odata/build';
import { incomplete, isExpanded } from './odata/read';
import { isGone } from './outcome';
import { collectionAt, resourceOf } from './resources/query';
import type { ReadMeta } from './resources';
import { isSameId, sameText } from './text';
import { readAll, withCounts } from './whole';

/** A read's parameters with a `meta` that is checked: react-admin takes anything, also a name that is no longer read. */
type Checked<Params> = Omit<Params, 'meta'> & { meta?: ReadMeta };

interface Reads {
    getList<Row extends RaRecord = RaRecord>(resource: string, params: Checked<GetListParams>): Promise<GetListResult<Row>>;
    getOne<Row extends RaRecord = RaRecord>(resource: string, params: Checked<GetOneParams<Row>>): Promise<GetOneResult<Row>>;
    getMany<Row extends RaRecord = RaRecord>(resource: string, params: Checked<GetManyParams<Row>>): Promise<GetManyResult<Row>>;
}

/** The react-admin methods that the portal calls, and the reads of whole collections. */
export type Crud = Reads & Pick<DataProvider, 'create' | 'update' | 'delete'> & Omit<Lists, 'getList'>;

/** The id of a new record when it is not known: the list shows the record, but it cannot be opened. */
const NO_ID = '';

/** How many ids go into one filter: some servers refuse longer URLs. */
const IDS_PER_READ = 40;

/** Whether a record has the names that were sent; undefined if it has none: it may be another one, e.g. of the call itself (WIRE-5). */
function isNamedAs(made: object, sent: object): boolean | undefined {
    const fields = [made, sent] as readonly Record<string, unknown>[];
    const named = (['email', 'label'] as const).flatMap(name => {
        const [one, other] = fields.map(record => record[name]);
        return typeof other === 'string' ? [{ one, other }] : [];
    });
    const told = named.filter(({ one }) => typeof one === 'string');
    if (told.length === 0 && named.length > 0) return undefined;
    return told.every(({ one, other }) => sameText(one as string, other));
}

type Verb = 'one' | 'create' | 'update' | 'delete';

/** The call of a resource's verb; throws when the API has none. */
export function callOf(name: string, verb: Verb): PortalCall {
    const call = resourceOf(name).calls[verb];
    if (call === undefined) throw new Error(`The API has no call for "${verb}" of "${name}".`);
    return call;
}

/** These methods for every resource in the table. Each rejects with a PortalError whose message is the key of a text. */
export function createCrud(api: Api): Crud {
    const send = byName(api);

    const getOne = async (name: string, id: unknown, meta: ReadMeta = {}, signal?: AbortSignal): Promise<RaRecord> => {
        const { expand = resourceOf(name).expandOne } = meta;
        const isMeant = (data: unknown): data is { id: string } => hasId(data) && isSameId(data.id, String(id));
        const { rows } = await withCounts(api, expand, async expanded => {
            const request = { path: { id: String(id) }, query: buildQuery({ expand: expanded }), signal, check: isMeant };
            const { data } = await send<RaRecord>(callOf(name, 'one'), request);
            if (!isExpanded(data, expanded)) throw incomplete();
            return { rows: [data] as const };
        });
        return rows[0];
    };

    const readByIds = async (
        name: string,
        ids: readonly string[],
        meta?: ReadMeta,
        signal?: AbortSignal,
    ): Promise<RaRecord[]> => {
        const { call, path, newDb, expand } = collectionAt(name, meta);
        // A job may ask about thousands.
        const { queue = ids.length > IDS_PER_READ ? 'always' : undefined } = meta ?? {};
        const place = { call, path, signal, queue };
        const reads: Promise<RaRecord[]>[] = [];
        for (let start = 0; start < ids.length; start += IDS_PER_READ) {
            const some = ids.slice(start, start + IDS_PER_READ);
            reads.push(readAll(api, place, { filter: or(some.map(id => eq('id', id))), expand, newDb }));
        }
        return (await Promise.all(reads)).flat();
    };

    /** Those of these records that exist, read without a filter: each by itself or, of a parent's, among all of that. */
    const readLacking = async (name: string, ids: readonly string[], meta: ReadMeta, signal?: AbortSignal) => {
        const { call, path, newDb, expand } = collectionAt(name, meta);
        if (path || !resourceOf(name).calls.one) return readAll<{ id: string }>(api, { call, path, signal }, { expand, newDb });
        const { interactiveRead } = await import('./readOn');
        const read = (id: string) =>
            interactiveRead(() => getOne(name, id, meta, signal), signal).catch((error: unknown) => {
                if (isGone(error)) return [];
                throw error;
            });
        return (await Promise.all(ids.map(read))).flat() as { id: string }[];
    };

    const update = async (name: string, id: unknown, data: object, before?: object): Promise<RaRecord> => {
        const call = callOf(name, 'update');
        const body = changedFields({ ...data }, before && { ...before });
        if (Object.keys(body).length === 0) return { ...(before ?? data), id: String(id) };
        const { data: saved } = await send(call, { path: { id: String(id) }, body, trace: { before } });
        // the server may omit fields that it saved as sent
        const isMeant = isObject(saved) && (!hasId(saved) || isSameId(saved.id, String(id)));
        return { ...before, ...body, ...(isMeant ? saved : {}), id: String(id) };
    };

    /** The record that an answer to a creation is, or whose id it is: undefined if nothing shows that it is the one. */
    const madeBy = async (name: string, answer: unknown, sent: object): Promise<object | undefined> => {
        if (!hasId(answer)) return undefined;
        const isIt = isNamedAs(answer, sent);
        const made = isIt === undefined ? await getOne(name, answer.id).catch(() => undefined) : answer;
        return made && (isIt ?? isNamedAs(made, sent)) ? made : undefined;
    };

    const methods = {
        ...createLists(api),

        getOne: async (name: string, { id, meta, signal }: { id: unknown; meta?: ReadMeta; signal?: AbortSignal }) => ({
            data: await getOne(name, id, meta, signal),
        }),

        async getMany(name: string, { ids, meta, signal }: { ids: readonly unknown[]; meta?: ReadMeta; signal?: AbortSignal }) {
            const wanted = ids.map(String);
            const rows = await readByIds(name, wanted, meta, signal);
            const found = withIds(rows as { id: string }[], wanted);
            if (!meta?.proven || found.length === wanted.length) return { data: found };
            const lacking = wanted.filter(id => !found.some(row => row.id === id));
            return { data: withIds([...found, ...(await readLacking(name, lacking, meta, signal))], wanted) };
        },

        update: async (name: string, { id, data, previousData }: { id: unknown; data: object; previousData?: object }) => ({
            data: await update(name, id, data, previousData),
        }),

        async create(name: string, { data }: { data: object }) {
            const { data: answer } = await send(callOf(name, 'create'), { body: data });
            return { data: { ...data, ...((await madeBy(name, answer, data)) ?? { id: NO_ID }) } };
        },

        async delete(name: string, { id, previousData }: { id: unknown; previousData?: object }) {
            await send(callOf(name, 'delete'), { path: { id: String(id) }, trace: { before: previousData } });
            return { data: { ...previousData, id: String(id) } };
        },
    };
    // react-admin's methods are generic in the caller's record type; that responses are records is checked at run time
    return methods as unknown as Crud;
}
