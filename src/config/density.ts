import { DENSITY_KEY, local } from '../../storage/storage';

const isByPerson = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const everybodys = (): Record<string, unknown> => local.getJson(DENSITY_KEY, isByPerson) ?? {};

/** Returns whether this person, by id, has chosen compact rows (LIST-17). */
export const storedCompact = (person: string): boolean => everybodys()[person] === 'compact';

/** Stores that choice; without one the entry has no value of that person. */
export function storeCompact(person: string, isCompact: boolean): void {
    const { [person]: _before, ...others } = everybodys();
    const all = isCompact ? { ...others, [person]: 'compact' } : others;
    if (Object.keys(all).length === 0) local.remove(DENSITY_KEY);
    else local.setJson(DENSITY_KEY, all);
}
