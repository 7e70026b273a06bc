import type { DataProvider, RaRecord } from 'ra-core';
import { hasId, isObject } from './answers';
import { PartialFailure, runBatch } from './batch';
import { changedFields, pick } from './changes';
import type { Collections } from './collections';
import type { HttpClient } from './httpClient';
import { buildQuery, eq, or } from './odata/build';
import { isCollection, readCollection } from './odata/read';
import { collectionAt, resourceOf, type ListParams } from './resources/query';
import type { ReadMeta } from './resources';

/** An object type without its index signature, so that a misspelt method does not compile. */
type Known<T> = { [Name in keyof T as string extends Name ? never : number extends Name ? never : Name]: T[Name] };

/** react-admin's methods. */
export type Crud = Known<DataProvider>;

/** The id of what was made by a server that does not answer which: it stands in its list, and cannot be opened. */
const NO_ID = '';

/** So many ids go into one filter: longer addresses are refused by some servers. */
const IDS_PER_READ = 40;

const refuse = (name: string, verb: string): never => {
    throw new Error(`"${name}" cannot be ${verb} by the data provider's own methods.`);
};

/** The parent that a reference's target names: `licence`, `user`, `key`, `group`, or a field such as `licenceId`. */
const parentOf = (target: string): keyof ReadMeta | undefined =>
    (['licence', 'user', 'key', 'group'] as const).find(parent => target === parent || target === `${parent}Id`);

/** react-admin's methods on the table of resources. Each rejects with a PortalError that has the catalogue's text. */
export function createCrud(client: HttpClient, collections: Collections): Crud {
    const recordPath = (name: string, id: unknown, meta?: ReadMeta): string => {
        const resource = resourceOf(name);
        const path = resource.path ?? collectionAt(name, meta).path;
        return `${path}/${encodeURIComponent(String(id))}`;
    };

    const getOne = async (name: string, id: unknown, meta: ReadMeta = {}, signal?: AbortSignal): Promise<RaRecord> => {
        const resource = resourceOf(name);
        const errors = resource.errors.one ?? refuse(name, 'read one by one');
        const path = recordPath(name, id, meta) + buildQuery({ expand: meta.expand ?? resource.expandOne });
        return (await client<RaRecord>(path, { signal, errors, check: hasId })).data;
    };

    const readByIds = async (
        name: string,
        ids: readonly string[],
        meta?: ReadMeta,
        signal?: AbortSignal,
    ): Promise<RaRecord[]> => {
        const { resource, path, newDb, expand } = collectionAt(name, meta);
        const reads: Promise<RaRecord[]>[] = [];
        for (let start = 0; start < ids.length; start += IDS_PER_READ) {
            const filter = or(ids.slice(start, start + IDS_PER_READ).map(id => eq('id', id)));
            const request = { signal, errors: resource.errors.list, check: isCollection };
            const read = client(path + buildQuery({ filter, expand, newDb }), request);
            reads.push(read.then(({ data }) => readCollection<RaRecord>(data).rows));
        }
        return (await Promise.all(reads)).flat();
    };

    const update = async (name: string, id: unknown, data: object, before?: object, meta?: ReadMeta): Promise<RaRecord> => {
        const { writable, errors } = resourceOf(name);
        const body = changedFields({ ...data }, before && { ...before }, writable ?? refuse(name, 'changed'));
        if (Object.keys(body).length === 0) return { ...(before ?? data), id: String(id) };
        const { data: saved } = await client(recordPath(name, id, meta), { method: 'PATCH', body, errors: errors.update });
        // what the answer leaves out is as it was sent
        return { ...before, ...body, ...(isObject(saved) ? saved : {}), id: String(id) };
    };

    const remove = async (name: string, id: unknown, meta?: ReadMeta): Promise<void> => {
        const { deletable, errors } = resourceOf(name);
        if (!deletable) refuse(name, 'deleted');
        await client(recordPath(name, id, meta), { method: 'DELETE', errors: errors.delete });
    };

    /** One failure of one record is that failure; otherwise the records are named. */
    const forEach = async (ids: readonly unknown[], work: (id: string) => Promise<unknown>): Promise<string[]> => {
        const { succeeded, failed } = await runBatch(ids.map(String), work);
        if (failed.length === 1 && ids.length === 1) throw failed[0]?.error;
        const done = succeeded.map(({ item }) => item);
        if (failed.length > 0) throw new PartialFailure(done, failed);
        return done;
    };

    const methods = {
        getList: async (name: string, params: ListParams) => collections.list(collectionAt(name, params.meta).name, params),

        getOne: async (name: string, { id, meta, signal }: { id: unknown; meta?: ReadMeta; signal?: AbortSignal }) => ({
            data: await getOne(name, id, meta, signal),
        }),

        async getMany(name: string, { ids, meta, signal }: { ids: readonly unknown[]; meta?: ReadMeta; signal?: AbortSignal }) {
            const wanted = ids.map(String);
            const at = collectionAt(name, meta);
            const rows = collections.atHand(at.name, { meta }) ?? (await readByIds(name, wanted, meta, signal));
            const byId = new Map(rows.map(row => [String(row.id), row]));
            return { data: wanted.flatMap(id => byId.get(id) ?? []) };
        },

        getManyReference: async (name: string, { target, id, ...params }: ListParams & { target: string; id: unknown }) => {
            const parent = parentOf(target);
            const within = parent && resourceOf(name).within?.[parent as 'licence'];
            const asked: ListParams = within
                ? { ...params, meta: { ...params.meta, [parent]: String(id) } }
                : { ...params, filter: { ...params.filter, [target]: id } };
            return collections.list(collectionAt(name, asked.meta).name, asked);
        },

        update: async (
            name: string,
            { id, data, previousData, meta }: { id: unknown; data: object; previousData?: object; meta?: ReadMeta },
        ) => ({ data: await update(name, id, data, previousData, meta) }),

        updateMany: async (name: string, { ids, data, meta }: { ids: readonly unknown[]; data: object; meta?: ReadMeta }) => ({
            data: await forEach(ids, id => update(name, id, data, undefined, meta)),
        }),

        async create(name: string, { data }: { data: object }) {
            const { path, creatable, errors } = resourceOf(name);
            const body = pick({ ...data }, creatable ?? refuse(name, 'created'));
            const { data: made } = await client(path ?? name, { method: 'POST', body, errors: errors.create });
            return { data: hasId(made) ? made : { ...body, id: NO_ID } };
        },

        async delete(name: string, { id, previousData, meta }: { id: unknown; previousData?: object; meta?: ReadMeta }) {
            await remove(name, id, meta);
            return { data: { ...previousData, id: String(id) } };
        },

        deleteMany: async (name: string, { ids, meta }: { ids: readonly unknown[]; meta?: ReadMeta }) => ({
            data: await forEach(ids, id => remove(name, id, meta)),
        }),

        supportAbortSignal: true,
    };
    // react-admin's methods promise whatever record type their caller names; what comes is checked to be a record
    return methods as unknown as Crud;
}
