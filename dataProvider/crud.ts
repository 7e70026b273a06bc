import type { DataProvider, RaRecord } from 'ra-core';
import { hasId, isObject } from './answers';
import { pathOf } from './call';
import { changedFields } from './changes';
import type { HttpClient } from './httpClient';
import { createLists, type Lists } from './lists';
import { buildQuery, eq, or } from './odata/build';
import { incomplete, isExpanded } from './odata/read';
import { collectionAt, resourceOf } from './resources/query';
import type { ReadMeta } from './resources';
import { readAll } from './whole';

/** The react-admin methods that the portal calls, and the reads of whole collections. */
export type Crud = Pick<DataProvider, 'getList' | 'getOne' | 'getMany' | 'create' | 'update' | 'delete'> &
    Pick<Lists, 'getCollection' | 'getEvery' | 'getPages' | 'getSpan'>;

/** The id of a new record when the server does not send one: the list shows the record, but it cannot be opened. */
const NO_ID = '';

/** How many ids go into one filter: some servers refuse longer URLs. */
const IDS_PER_READ = 40;

const refuse = (name: string, verb: string): never => {
    throw new Error(`The API has no call for "${verb}" of "${name}".`);
};

/** These methods for every resource in the table. Each rejects with a PortalError whose message is the key of a text. */
export function createCrud(client: HttpClient): Crud {
    const { getList, getCollection, getEvery, getPages, getSpan } = createLists(client);

    /** The path of one of the resource's calls; throws when the resource does not have it. */
    const pathTo = (name: string, verb: 'one' | 'create' | 'update' | 'delete', id?: string): string => {
        const call = resourceOf(name).calls[verb] ?? refuse(name, verb);
        return pathOf(call, id === undefined ? undefined : { id });
    };

    const getOne = async (name: string, id: unknown, meta: ReadMeta = {}, signal?: AbortSignal): Promise<RaRecord> => {
        const resource = resourceOf(name);
        const { expand = resource.expandOne } = meta;
        const path = pathTo(name, 'one', String(id)) + buildQuery({ expand });
        const { data } = await client<RaRecord>(path, { signal, errors: resource.errors.one, check: hasId });
        if (!isExpanded(data, expand)) throw incomplete();
        return data;
    };

    const readByIds = async (
        name: string,
        ids: readonly string[],
        meta?: ReadMeta,
        signal?: AbortSignal,
    ): Promise<RaRecord[]> => {
        const { resource, path, newDb, expand } = collectionAt(name, meta);
        // A job may ask about thousands.
        const { lane = ids.length > IDS_PER_READ ? 'queued' : undefined } = meta ?? {};
        const place = { path, signal, lane, errors: resource.errors.list };
        const reads: Promise<RaRecord[]>[] = [];
        for (let start = 0; start < ids.length; start += IDS_PER_READ) {
            const some = ids.slice(start, start + IDS_PER_READ);
            reads.push(readAll(client, place, { filter: or(some.map(id => eq('id', id))), expand, newDb }));
        }
        return (await Promise.all(reads)).flat();
    };

    const update = async (name: string, id: unknown, data: object, before?: object): Promise<RaRecord> => {
        const path = pathTo(name, 'update', String(id));
        const body = changedFields({ ...data }, before && { ...before });
        if (Object.keys(body).length === 0) return { ...(before ?? data), id: String(id) };
        const { data: saved } = await client(path, { method: 'PATCH', body, errors: resourceOf(name).errors.update });
        // the server may omit fields that it saved as sent
        return { ...before, ...body, ...(isObject(saved) ? saved : {}), id: String(id) };
    };

    const remove = async (name: string, id: unknown): Promise<void> => {
        await client(pathTo(name, 'delete', String(id)), { method: 'DELETE', errors: resourceOf(name).errors.delete });
    };

    const methods = {
        getList,

        getCollection,

        getEvery,

        getPages,

        getSpan,

        getOne: async (name: string, { id, meta, signal }: { id: unknown; meta?: ReadMeta; signal?: AbortSignal }) => ({
            data: await getOne(name, id, meta, signal),
        }),

        async getMany(name: string, { ids, meta, signal }: { ids: readonly unknown[]; meta?: ReadMeta; signal?: AbortSignal }) {
            const wanted = ids.map(String);
            const rows = await readByIds(name, wanted, meta, signal);
            const byId = new Map(rows.map(row => [String(row.id), row]));
            return { data: wanted.flatMap(id => byId.get(id) ?? []) };
        },

        update: async (name: string, { id, data, previousData }: { id: unknown; data: object; previousData?: object }) => ({
            data: await update(name, id, data, previousData),
        }),

        async create(name: string, { data }: { data: object }) {
            const request = { method: 'POST', body: data, errors: resourceOf(name).errors.create } as const;
            const { data: made } = await client(pathTo(name, 'create'), request);
            return { data: hasId(made) ? { ...data, ...made } : { ...data, id: NO_ID } };
        },

        async delete(name: string, { id, previousData }: { id: unknown; previousData?: object }) {
            await remove(name, id);
            return { data: { ...previousData, id: String(id) } };
        },
    };
    // react-admin's methods are generic in the caller's record type; that responses are records is checked at run time
    return methods as unknown as Crud;
}
