import type { Key, Licence } from '#dataProvider/types';
import { freeKeys } from '../../licences/public';
import { shareOut } from '../../users/public';
import type { InviteDraft } from './draft';
import type { Records } from './known';
import { ASKING, type Row } from './rows';

/** The keys of each licence that a list needs (MANY-11). Pure. */

export interface Supply {
    licence: Licence;
    /** who lacks the licence, in the order of the list */
    lacking: readonly Row[];
    /** those of them who get a key */
    getters: readonly Row[];
    /** number of new keys that can be created */
    free: number;
    /** keys that have no user */
    spare: readonly Pick<Key, 'id'>[];
    givesSpare: boolean;
    /** the first ones get the keys */
    first: boolean;
    /** number of `getters` for whom there is no key */
    short: number;
    /** who gets a key, by the id of the row: an existing key, or undefined for a new one */
    shares: ReadonlyMap<string, string | undefined>;
}

/** Whether a row gets its licences, or would if what is asked about it were decided. */
const isWanted = ({ state }: Row): boolean => state === 'new' || state === 'known' || state === 'guest' || ASKING.has(state);

/** The licences (ids) of which more rows get a key than are free. */
export function scarceIn(rows: readonly Row[]): string[] {
    const left = new Map<string, number>();
    for (const row of rows.filter(isWanted)) {
        for (const { licence } of row.gifts) left.set(licence.id, (left.get(licence.id) ?? freeKeys(licence)) - 1);
    }
    return [...left].flatMap(([licence, keys]) => (keys < 0 ? [licence] : []));
}

/** The licences that rows get, with the keys that there are. */
export function suppliesOf(rows: readonly Row[], { shortages }: Pick<InviteDraft, 'shortages'>, { spare }: Records): Supply[] {
    const lackers = new Map<string, { licence: Licence; rows: Row[] }>();
    for (const row of rows.filter(isWanted)) {
        for (const { licence } of row.gifts) {
            const one = lackers.get(licence.id) ?? { licence, rows: [] };
            one.rows.push(row);
            lackers.set(licence.id, one);
        }
    }
    return [...lackers.values()].map(({ licence, rows: lacking }): Supply => {
        const { without = [], givesSpare = false, first = false } = shortages[licence.id] ?? {};
        const none = new Set(without);
        const [free, unused] = [freeKeys(licence), spare[licence.id] ?? []];
        const given = givesSpare ? unused : [];
        const getters = first ? lacking.slice(0, free + given.length) : lacking.filter(({ id }) => !none.has(id));
        const short = Math.max(0, getters.length - free - given.length);
        const shared = shareOut(getters, free, given).map(({ person, key }) => [person.id, key] as const);
        return { licence, lacking, getters, free, spare: unused, givesSpare, first, short, shares: new Map(shared) };
    });
}
