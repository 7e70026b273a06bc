import type { PortalDataProvider } from '.';
import type { Change } from './calls';
import type { Judges } from './calls/looks';
import { changedFields } from './changes';
import type { Meanwhile } from './errors';
import { beforehand, orNull } from './jobs/lookups';
import { countOf, incomplete } from './odata/read';
import { changed } from './queue/verified';
import { isSameId } from './text';
import type { Licence, Ticket, User } from './types';

/** The check of a dialog that changes one record: it is read again right before, and left alone if others have changed it (MANY-17). */

type Fields = Readonly<Record<string, unknown>>;

/** What a dialog has shown of records since it opened, by resource and id: as it was, and what others were seen to have changed. */
export type Shown = Map<string, Fields>;

interface One {
    id: unknown;
    data?: object;
    previousData?: object;
}

const isSame = (one: unknown, other: unknown): boolean => orNull(one) === orNull(other);

const recordOf = (value: object | undefined): Fields => ({ ...value });

const read = async (provider: PortalDataProvider, name: string, id: unknown): Promise<Fields> => {
    // Of a group the number of its members counts, of others nothing but their own fields.
    const meta = name === 'cloudGroups' ? undefined : { expand: [] };
    const { data } = await beforehand(provider.getOne(name, { id: String(id), ...(meta ? { meta } : {}) }));
    return recordOf(data);
};

/** Which of the wanted fields others have changed since they were shown. */
const changedByOthers = (wanted: readonly (readonly [string, unknown])[], was: Fields, now: Fields): Meanwhile[] =>
    wanted.flatMap(([field, value]) => {
        const isOthers = field in was && !isSame(now[field], was[field]) && !isSame(now[field], value);
        return isOthers ? [{ field, was: orNull(was[field]), now: orNull(now[field]) }] : [];
    });

/** Rejects with what others have changed; it counts as shown from then on. */
function refuse(shown: Shown, of: string, was: Fields, differing: readonly Meanwhile[]): void {
    if (differing.length === 0) return;
    shown.set(of, { ...was, ...Object.fromEntries(differing.map(({ field, now }) => [field, now])) });
    throw changed(undefined, { fields: differing });
}

type Send = (name: string, params: object) => Promise<unknown>;

/**
 * The parameters of an update, with the values that the record has now as those before; null if it already has what is to be saved. Rejects if
 * others have changed a field that would be replaced, since it was shown.
 */
async function checkUpdate<Params extends One>(
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
    refuse(shown, of, was, changedByOthers(wanted, was, now));
    const before = Object.fromEntries(wanted.map(([field]) => [field, now[field]]));
    return { ...params, previousData: { ...previousData, ...before } };
}

/** Updates a record that others have not changed since it was shown; returns what was asked for if it is so already. */
export async function updateChecked(provider: PortalDataProvider, name: string, params: One, shown: Shown): Promise<unknown> {
    const checked = await checkUpdate(provider, name, params, shown);
    return checked ? (provider.update as Send)(name, checked) : { data: { ...params.previousData, ...params.data } };
}

/** Rejects if a record that is to be deleted has another name or another number of members than it was shown with. */
async function checkDelete(provider: PortalDataProvider, name: string, params: One, shown: Shown): Promise<void> {
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

/** Deletes a record that others have not changed since it was shown. */
export async function deleteChecked(provider: PortalDataProvider, name: string, params: One, shown: Shown): Promise<unknown> {
    await checkDelete(provider, name, params, shown);
    return (provider.delete as Send)(name, params);
}

/** What a component has shown, by the method that changes it: of the own profile the names that are sent with those that were edited. */
export interface Compared {
    updateCurrentUser: Pick<User, 'id'> & Partial<Pick<User, 'displayName' | 'forename' | 'surname'>>;
    closeTicket: Pick<Ticket, 'status'>;
    orderAcademy: { count: number };
}

interface Before {
    provider: PortalDataProvider;
    params: unknown;
    was: unknown;
    judge: unknown;
    shown: Shown;
}

/** The names that are to be saved; what nobody edited is sent as it is by now, if it is sent at all (FORM-3). */
async function checkOwn({ provider, params, was: then, shown }: Before): Promise<object | null> {
    const { id, ...names } = then as Compared['updateCurrentUser'];
    const wanted = Object.entries(params as object) as [string, unknown][];
    const now = await provider.getCurrentUser();
    if (!isSameId(now.id, id)) throw incomplete();
    const fields = recordOf(now);
    if (wanted.every(([field, value]) => isSame(fields[field], value))) return null;
    const was = { ...names, ...shown.get('user') };
    refuse(shown, 'user', was, changedByOthers(wanted, was, fields));
    const kept = Object.keys(names).filter(name => orNull(fields[name]) !== null);
    return { ...Object.fromEntries(kept.map(name => [name, fields[name]])), ...Object.fromEntries(wanted) };
}

/** A ticket that is closed is not closed again; only an open one can be closed (TICKET-3). */
async function checkTicket({ provider, params, was }: Before): Promise<unknown> {
    const { data } = await provider.getOne<Ticket>('tickets', { id: (params as { ticket: string }).ticket });
    if (data.status === 'closed') return null;
    if (data.status === 'open') return params;
    throw changed(undefined, { fields: [{ field: 'status', was: (was as Compared['closeTicket']).status, now: data.status }] });
}

/** An order names all licences, and so replaces what others have ordered: it is sent if there are as many as were shown (MEMBER-3). */
async function checkOrder({ provider, params, was, judge }: Before): Promise<unknown> {
    const { data } = await provider.getList<Licence>('licences', { filter: { product: 'academy' } });
    const [then, now] = [(was as Compared['orderAcademy']).count, (judge as Judges['POST /orders/academy'])(data)];
    if (Number.isNaN(now)) throw incomplete();
    if (now === then) return params;
    throw changed(undefined, { fields: [{ field: 'count', was: then, now }] });
}

const CHECKS: { readonly [Name in Change]?: (before: Before) => Promise<unknown> } = {
    'PATCH /user': checkOwn,
    'PATCH /tickets/{id}': checkTicket,
    'POST /orders/academy': checkOrder,
};

/** Makes a change by what is read right before; not at all if it is so already. Rejects if it is not as it was shown. */
export async function sendChecked(change: Change, send: (params: unknown) => Promise<unknown>, before: Before): Promise<unknown> {
    const check = CHECKS[change];
    const meant = check ? await beforehand(check(before)) : before.params;
    return meant === null ? undefined : send(meant);
}
