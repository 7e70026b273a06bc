import type { PortalDataProvider } from '.';
import { changedFields } from './changes';
import type { Meanwhile } from './errors';
import { beforehand } from './jobs/lookups';
import { countOf } from './odata/read';
import { changed } from './queue/verified';

/** The check of a dialog that changes one record: it is read again right before, and left alone if others have changed it (MANY-17). */

type Fields = Readonly<Record<string, unknown>>;

/** What a dialog has shown of records since it opened, by resource and id: as it was, and what others were seen to have changed. */
export type Shown = Map<string, Fields>;

interface One {
    id: unknown;
    data?: object;
    previousData?: object;
}

/** A missing value is the same as an empty one. */
const plain = (value: unknown): unknown => (value === '' || value === undefined ? null : value);
const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

const recordOf = (value: object | undefined): Fields => ({ ...value });

const read = async (provider: PortalDataProvider, name: string, id: unknown): Promise<Fields> => {
    // Of a group the number of its members counts, of others nothing but their own fields.
    const meta = name === 'cloudGroups' ? undefined : { expand: [] };
    const { data } = await beforehand(provider.getOne(name, { id: String(id), ...(meta ? { meta } : {}) }));
    return recordOf(data);
};

/** Rejects with what others have changed; it counts as shown from then on. */
function refuse(shown: Shown, of: string, was: Fields, differing: readonly Meanwhile[]): void {
    if (differing.length === 0) return;
    shown.set(of, { ...was, ...Object.fromEntries(differing.map(({ field, now }) => [field, now])) });
    throw changed(undefined, { fields: differing });
}

/**
 * The parameters of an update, with the values that the record has now as those before; null if it already has what is to be saved. Rejects if
 * others have changed a field that would be replaced, since it was shown.
 */
export async function checkUpdate<Params extends One>(
    provider: PortalDataProvider,
    name: string,
    params: Params,
    shown: Shown,
): Promise<Params | null> {
    const { id, data = {}, previousData } = params;
    const wanted = Object.entries(changedFields({ ...data }, recordOf(previousData)));
    if (wanted.length === 0) return params;
    const of = `${name}/${String(id)}`;
    const was: Fields = { ...previousData, ...shown.get(of) };
    const now = await read(provider, name, id);
    if (wanted.every(([field, value]) => isSame(now[field], value))) return null;
    const differing = wanted.flatMap(([field, value]): Meanwhile[] => {
        const isOthers = field in was && !isSame(now[field], was[field]) && !isSame(now[field], value);
        return isOthers ? [{ field, was: plain(was[field]), now: plain(now[field]) }] : [];
    });
    refuse(shown, of, was, differing);
    const before = Object.fromEntries(wanted.map(([field]) => [field, now[field]]));
    return { ...params, previousData: { ...previousData, ...before } };
}

/** Rejects if a record that is to be deleted has another name or another number of members than it was shown with. */
export async function checkDelete(provider: PortalDataProvider, name: string, params: One, shown: Shown): Promise<void> {
    const of = `${name}/${String(params.id)}`;
    const told = (record: Fields): Fields => ({
        ...('label' in record ? { label: record.label } : {}),
        ...('users' in record || 'users@odata.count' in record ? { users: countOf(record, 'users') } : {}),
    });
    const was: Fields = { ...told(recordOf(params.previousData)), ...shown.get(of) };
    const now = told(await read(provider, name, params.id));
    const differing = Object.keys(was).flatMap((field): Meanwhile[] =>
        isSame(now[field], was[field]) ? [] : [{ field, was: was[field], now: now[field] }],
    );
    refuse(shown, of, was, differing);
}
