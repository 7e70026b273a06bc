import type { SeedContext } from './context';

/** The seed's context with the helpers that only this folder needs: ids and random selections. */
export interface Draft extends SeedContext {
    /** a new id, counted across all kinds like `Mock.nextId` */
    nextId(prefix: string): string;
    /** the last number that `nextId` used */
    lastId(): number;
    /** one of the items */
    pick<Item>(items: readonly Item[]): Item;
    /** true in this percentage of cases */
    chance(percent: number): boolean;
    /** a whole number, both ends included */
    between(low: number, high: number): number;
    /** the items in random order */
    shuffle<Item>(items: readonly Item[]): Item[];
}

/** Ids below this are written by hand (demo accounts, groups); those above are generated. */
const FIRST_ID = 1000;

/** Adds the helpers to a seed's context. */
export function createDraft(ctx: SeedContext): Draft {
    let last = FIRST_ID;
    const between = (low: number, high: number): number => low + Math.floor(ctx.random() * (high - low + 1));
    return {
        ...ctx,
        nextId: prefix => {
            last += 1;
            return `${prefix}${last}`;
        },
        lastId: () => last,
        pick: items => {
            const item = items[between(0, items.length - 1)];
            if (item === undefined) throw new Error('pick() needs at least one item');
            return item;
        },
        chance: percent => ctx.random() * 100 < percent,
        between,
        shuffle: items => {
            const mixed = [...items];
            for (let index = mixed.length - 1; index > 0; index -= 1) {
                const other = between(0, index);
                [mixed[index], mixed[other]] = [mixed[other]!, mixed[index]!];
            }
            return mixed;
        },
    };
}
