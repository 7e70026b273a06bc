import type { DataProvider, RaRecord } from 'ra-core';
import { hasId, isObject } from './answers';
import { pathOf } from './call';
import { changedFields } from './changes';
import { PortalError } from './errors';
import type { HttpClient } from './httpClient';
import { createLists, type Lists } from './lists';
import { buildQuery, eq, or } from './odata/build';
import { isCollection, readCollection } from './odata/read';
import { collectionAt, resourceOf } from './resources/query';
import type { ListParams, ReadMeta } from './resources';

/** An object type without its index signature, so that a misspelt method does not compile. */
type Known<T> = { [Name in keyof T as string extends Name ? never : number extends Name ? never : Name]: T[Name] };

/** react-admin's methods, and the reads of whole collections. */
export type Crud = Known<DataProvider> & Pick<Lists, 'getCollection' | 'getEvery' | 'getPages' | 'getSpan'>;

/** The id of a new record when the server does not send one: the list shows the record, but it cannot be opened. */
const NO_ID = '';

/** How many ids go into one filter: some servers refuse longer URLs. */
const IDS_PER_READ = 40;

/** Several records were to be changed and some failed; lists which, and why. */
export class PartialFailure extends PortalError {
    constructor(
        readonly succeeded: readonly string[],
        readonly failed: readonly { item: string; error: unknown }[],
    ) {
        const first = failed[0]?.error;
        super('errors.partial', { status: first instanceof PortalError ? first.status : 0, reason: 'http' });
    }
}

const refuse = (name: string, verb: string): never => {
    throw new Error(`The API has no call for "${verb}" of "${name}".`);
};

/** The parent that a reference's target names: `licence`, `user`, `key`, `group`, or a field such as `licenceId`. */
const parentOf = (target: string): keyof ReadMeta | undefined =>
    (['licence', 'user', 'key', 'group'] as const).find(parent => target === parent || target === `${parent}Id`);

/** react-admin's methods for every resource in the table. Each rejects with a PortalError whose message is the key of a text. */
export function createCrud(client: HttpClient): Crud {
    const { getList, getCollection, getEvery, getPages, getSpan } = createLists(client);

    /** The path of one of the resource's calls; throws when the resource does not have it. */
    const pathTo = (name: string, verb: 'one' | 'create' | 'update' | 'delete', id?: string): string => {
        const call = resourceOf(name).calls[verb] ?? refuse(name, verb);
        return pathOf(call, id === undefined ? undefined : { id });
    };

    const getOne = async (name: string, id: unknown, meta: ReadMeta = {}, signal?: AbortSignal): Promise<RaRecord> => {
        const resource = resourceOf(name);
        const path = pathTo(name, 'one', String(id)) + buildQuery({ expand: meta.expand ?? resource.expandOne });
        return (await client<RaRecord>(path, { signal, errors: resource.errors.one, check: hasId })).data;
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

    /**
     * Runs `work` for every id. Rejects with the error itself for a single id, otherwise with a PartialFailure that lists the failed ones.
     */
    const forEach = async (ids: readonly unknown[], work: (id: string) => Promise<unknown>): Promise<string[]> => {
        const { runMany } = await import('./jobs/many');
        const { succeeded, failed } = await runMany(ids.map(String), id => ({ send: () => work(id) }));
        if (failed.length === 1 && ids.length === 1) throw failed[0]?.error;
        if (failed.length > 0) throw new PartialFailure(succeeded, failed);
        return succeeded;
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

        getManyReference: async (name: string, { target, id, ...params }: ListParams & { target: string; id: unknown }) => {
            const parent = parentOf(target);
            const within = parent && resourceOf(name).within?.[parent as 'licence'];
            const asked: ListParams = within
                ? { ...params, meta: { ...params.meta, [parent]: String(id) } }
                : { ...params, filter: { ...params.filter, [target]: id } };
            return getList(name, asked);
        },

        update: async (name: string, { id, data, previousData }: { id: unknown; data: object; previousData?: object }) => ({
            data: await update(name, id, data, previousData),
        }),

        updateMany: async (name: string, { ids, data }: { ids: readonly unknown[]; data: object }) => ({
            data: await forEach(ids, id => update(name, id, data)),
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

        deleteMany: async (name: string, { ids }: { ids: readonly unknown[] }) => ({
            data: await forEach(ids, id => remove(name, id)),
        }),

        supportAbortSignal: true,
    };
    // react-admin's methods are generic in the caller's record type; that responses are records is checked at run time
    return methods as unknown as Crud;
}
