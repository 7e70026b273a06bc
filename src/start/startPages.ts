import type { SortPayload } from 'ra-core';
import { isAdministrator } from '../../authProvider/roles';
import type { ResourceName } from '../../dataProvider/resources';
import type { Parent } from '../../dataProvider/resources/types';
import type { User } from '../../dataProvider/types';
import type { Language } from '../config/language';
import { settings } from '../config/settings';
import { bestOf, match, pathWith, type PathValues } from './match';

/**
 * What the script before the first paint knows of the pages: their files, tables and first reads. `build/startPages.json` is made from the manifests,
 * `build/reads.ts` and what the data provider sends (tests/start/startPages.test.ts, which writes it when run with `-u`), and stands in the script's tag with
 * the names of the built files (build/preloads.ts).
 */

/** A list of a page, by the name under which its display is stored (LIST-4). */
export interface PageTable {
    list: string;
    /** who sees it, if not everybody */
    for?: 'administrators';
}

/**
 * A collection, a record with its id in the path's parameter, or another call by its path (without the API's base, with the parameters of the
 * page's path). Parents are parameters of the path too; a user who is not in the path is the signed-in one.
 */
export type PageRead = (
    | {
          list: ResourceName;
          within?: Parent;
          /** relations that the page reads with it, if not those of the resource */
          expand?: readonly string[];
          /** of a large collection the first page of its list is read next (QUERY-7) */
          paged?: true;
          /** the lists that are read next, one for each record that the rows name in the field `by` */
          each?: { list: ResourceName; within: Parent; by: string; filter: Readonly<Record<string, string>> };
      }
    | { record: ResourceName; id: string }
    | { call: string }
) & {
    /** who makes this read first, if not everybody */
    for?: 'administrators' | 'others';
    /** the URL's `view` that needs it, if not all do */
    view?: string;
    /** flags that the customer must have (`contractInfo`) or must not have (`!demo`), or `cam` of the user; without them the page reads nothing */
    flags?: readonly string[];
    /** the operator's name of another page, without which this is not read (PAGE-1) */
    with?: string;
};

/** A read as `build/reads.ts` says it, with the path that the data provider sends. */
export interface TableRead {
    path: string;
    /** the list's first page, which is read next if the collection is large (QUERY-7) */
    first?: { path: string; sort: SortPayload };
    /** what is read next for each different value that the rows have in the field `by`, which is a parameter of the path */
    each?: { path: string; by: string };
    for?: string;
    view?: string;
    flags?: readonly string[];
    with?: string;
    list?: string;
    within?: string;
    expand?: readonly string[];
    record?: string;
    id?: string;
}

/** A page of the table. */
export interface StartPage {
    /** the names by which the operator switches it off or limits it */
    switches?: readonly string[];
    /** the lists that it shows as tables */
    tables?: readonly PageTable[];
    reads?: readonly TableRead[];
}

/** Pages by their path, with parameters as `:name`. */
export type StartPages = Readonly<Record<string, StartPage>>;

/** Files by the language that they are for. */
type Texts = Readonly<Partial<Record<Language, readonly string[]>>>;

/** The files of a visitor's pages, in /assets. */
export interface StartCode {
    /** of every page */
    all: readonly string[];
    pages: Readonly<Record<string, StartPage & { files: readonly string[]; texts?: Texts }>>;
    languages: Texts;
    /** of a table */
    table?: readonly string[];
}

/** A read with the values of the path's parameters. */
export interface FirstRead {
    path: string;
    read: TableRead;
    values: PathValues;
    /** the order of a list of which this is the first page */
    sort?: SortPayload;
}

/** What of the user decides what is read. */
export type Reader = Pick<User, 'id' | 'role' | 'cam'>;

/** The flags of the customer; one that is left out is false. */
export type Flags = Readonly<Record<string, unknown>>;

/**
 * What the page at a path reads first, for this user, in this view; with null, while the customer is unknown, only what depends on no flag.
 */
export function readsOf(
    pages: StartPages,
    pathname: string,
    view: string | null,
    user: Reader,
    known: Flags | null,
): FirstRead[] {
    const audience = isAdministrator(user) ? 'administrators' : 'others';
    const holds = (flag: string): boolean => {
        const name = flag.replace('!', '');
        return known !== null && (name === 'cam' ? user.cam : known[name] === true) !== flag.startsWith('!');
    };
    const page = bestOf(Object.keys(pages), pathname) ?? '';
    const { switches = [], reads = [] } = pages[page] ?? {};
    const isLimited = (name = ''): boolean => name in settings.pages;
    if (switches.some(isLimited)) return [];
    const values = Object.assign({ user: user.id }, match(page, pathname));
    return reads
        .filter(
            read =>
                (read.for ?? audience) === audience &&
                (read.view ?? view) === view &&
                (read.flags ?? []).every(holds) &&
                !isLimited(read.with),
        )
        .map(read => ({ path: pathWith(read.path, values), read, values }));
}

/** The first page of a list, which is read after it; undefined if it has none. */
export const firstPageOf = ({ read, values }: FirstRead): FirstRead | undefined =>
    read.first && { path: pathWith(read.first.path, values), read, values, sort: read.first.sort };

/** How many reads a response may lead to: as many as are made at once of a long series (MANY-1). */
const MOST_NEXT = 6;

/** The reads that a response leads to, told by its text; none if they are too many. */
export function nextOf({ read: { each }, values }: FirstRead, text: string | null): FirstRead[] {
    if (!each) return [];
    const found = String(text).matchAll(new RegExp(`"${each.by}":\\s*"?([^",}]+)`, 'g'));
    const named = [...new Set([...found].map(([, value = '']) => value))];
    if (named.length > MOST_NEXT) return [];
    return named.map(value => {
        // A spread would bring helpers into the script before the first paint.
        const path = pathWith(each.path, Object.assign(Object.fromEntries([[each.by, value]]), values));
        return { path, read: { path }, values };
    });
}
