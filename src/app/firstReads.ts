import type { SortPayload } from 'ra-core';
import { isAdministrator } from '../../authProvider/roles';
import type { ReadMeta } from '../../dataProvider/resources/types';
import type { User } from '../../dataProvider/types';
import { settings } from '../config/settings';
import pages from './firstReads.json';

/**
 * What each page reads first. The table is made from the manifests and from what the data provider sends (tests/app/firstReads.test.ts, which
 * writes it when run with `-u`): both are too large to be loaded before the first request.
 */

/** One page of the table; `for`, `view` and `flags` as in the manifests. */
export interface PageReads {
    /** path with parameters as `:name` */
    page: string;
    /** the names by which the operator switches it off or limits it */
    switches: readonly string[];
    reads: readonly {
        path: string;
        first?: { path: string; sort: SortPayload };
        for?: string;
        view?: string;
        flags?: readonly string[];
        list?: string;
        within?: string;
        record?: string;
        id?: string;
    }[];
}

/** A read of a collection or of a record. */
export interface FirstRead {
    path: string;
    /** the collection, within a parent if `meta` names one */
    list?: string;
    meta?: ReadMeta;
    /** the order of a list of which this is the first page */
    sort?: SortPayload;
    /** the list's first page, which is read next if the collection is large (QUERY-7) */
    first?: FirstRead;
    record?: string;
    id?: string;
}

/** The values of a path's parameters; null for another path. */
function valuesIn(pattern: string, pathname: string): Record<string, string> | null {
    const [names, parts] = [pattern.split('/'), pathname.split('/')];
    if (names.length !== parts.length) return null;
    const values: Record<string, string> = {};
    const fits = names.every((name, at) => {
        const part = parts[at] ?? '';
        if (!name.startsWith(':')) return name === part;
        values[name] = encodeURIComponent(decodeURIComponent(part));
        return part !== '';
    });
    return fits ? values : null;
}

/** The customer's flags and `cam` of the user; one that is left out is false. */
export type Flags = Readonly<Record<string, unknown>>;

const holds = (flag: string, flags: Flags): boolean => (flags[flag.replace('!', '')] === true) !== flag.startsWith('!');

/**
 * What the page at a path reads first, for this user, in this view; with null, while the customer is unknown, only what depends
 * on no flag.
 */
export function readsOf(
    pathname: string,
    view: string | null,
    user: Pick<User, 'id' | 'role'>,
    known: Flags | null,
): FirstRead[] {
    const audience = isAdministrator(user) ? 'administrators' : 'others';
    for (const { page, switches, reads } of pages as readonly PageReads[]) {
        const values = valuesIn(page, pathname.replace(/\/+$/, ''));
        if (!values || switches.some(name => name in settings.pages)) continue;
        const parameters: Record<string, string> = { ':user': encodeURIComponent(user.id), ...values };
        const at = (path: string): string => path.replace(/:\w+/g, name => parameters[name] ?? name);
        const named = (name: string): string => decodeURIComponent(at(`:${name}`));
        return reads
            .filter(read => (read.for ?? audience) === audience && (read.view ?? view) === view)
            .filter(({ flags = [] }) => flags.every(flag => known !== null && holds(flag, known)))
            .map(({ path, first, list, within, record, id }) => {
                const collection = { ...(list && { list }), ...(within && { meta: { [within]: named(within) } }) };
                return {
                    path: at(path),
                    ...collection,
                    ...(first && { first: { ...collection, path: at(first.path), sort: first.sort } }),
                    ...(record && id && { record, id: named(id) }),
                };
            });
    }
    return [];
}
