import type { RaRecord } from 'ra-core';
import { mayDo } from '#authProvider/access';
import { isAdministrator } from '#authProvider/roles';
import type { ReadMeta } from '#dataProvider/resources';
import { isFound } from '#dataProvider/resources/query';
import { findRows } from '../query/lists';
import { readRecords } from '../query/records';
import type { Found, Find, Look, Reach, Source, Sources } from './types';
import { DOT } from '../../ui/dot';

/** How one kind is searched (FIND-2). */

/** Maximum number of results shown of a kind. */
export const SHOWN = 5;

export const FIRST = { page: 1, perPage: SHOWN } as const;

/** Whether this user sees an area. */
export const sees = ({ areas }: Reach, area: string): boolean => areas.some(({ id }) => id === area);

/** Whether this user finds what belongs to everybody. */
export const manages = ({ user }: Reach): boolean => isAdministrator(user) && mayDo(user.role, 'read', 'licenceDetails');

/** Whether each word is in one of the texts. */
export const matches = (words: string, texts: readonly string[]): boolean => isFound(words, texts);

/** What is shown of all finds, and their number. */
export const foundOf = (finds: readonly Find[]): Found => ({ finds: finds.slice(0, SHOWN), total: finds.length });
/** Those of the finds that have one of these ids. */
export const byIds = (finds: readonly Find[], ids: readonly string[]): Find[] => finds.filter(({ id }) => ids.includes(id));
/** The second line of a find: its parts that are there. */
export const detailOf = (...parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(DOT);

interface Listed<Row> extends Look {
    meta?: ReadMeta;
    filter?: Readonly<Record<string, unknown>>;
    list?: string;
    show(row: Row, words: string, reach: Reach): Omit<Find, 'kind'>;
}

/** A resource that is searched as its list is: in the cache, or with one request. */
export const listed = <Row extends RaRecord>(reach: Reach, { meta, filter, show, ...look }: Listed<Row>): Source => {
    const { queries, provider } = reach;
    const { kind } = look;
    const found = (row: Row, words: string): Find => ({ kind, ...show(row, words, reach) });
    return {
        ...look,
        resource: kind,
        async find(words, signal) {
            const request = { pagination: FIRST, filter: { ...filter, q: words }, meta, signal };
            const { data, total } = await findRows<Row>(queries, provider, kind, request);
            return { finds: data.map(row => found(row, words)), total };
        },
        recall: async (ids, signal) =>
            (await readRecords<Row>(queries, provider, kind, { ids, meta, signal })).map(row => found(row, '')),
    };
};

/** Such a resource, for who sees the area. */
export const ofArea =
    <Row extends RaRecord>(area: string, look: Listed<Row>): Sources =>
    reach =>
        sees(reach, area) ? [listed(reach, look)] : [];

/** A resource of which all records are read once, and cached for as long as in its list; each with the texts that are searched. */
export const kept = (
    look: Look & Pick<Source, 'list'>,
    read: () => Promise<readonly (readonly [Omit<Find, 'kind'>, ...string[]])[]>,
): Source => {
    const all = async () => (await read()).map(([find, ...texts]) => ({ find: { kind: look.kind, ...find }, texts }));
    return {
        ...look,
        resource: look.kind,
        find: async words => foundOf((await all()).flatMap(({ find, texts }) => (matches(words, texts) ? [find] : []))),
        recall: async ids =>
            byIds(
                (await all()).map(({ find }) => find),
                ids,
            ),
    };
};
