import { isObject } from '#dataProvider/checks';
import { local, type StorageKey } from '#storage/storage';
import { headerWord } from './headers';

/** What was chosen for lists with the same headers (READ-4, REVIEW-2). */

/** How many sets of headers are remembered. */
const MOST = 30;

const nameOf = (header: readonly string[]): string => header.map(headerWord).join('|');

/** What is remembered, as far as it can be read. */
export const rememberedIn = (key: StorageKey): Record<string, unknown> => local.getJson(key, isObject) ?? {};

/** What each column holds as it was chosen before, if it names only what `isColumn` knows. */
export function rememberedColumns<Column>(
    key: StorageKey,
    { header, width }: { header: readonly string[] | null; width: number },
    isColumn: (value: unknown) => value is Column,
): readonly (Column | null)[] | undefined {
    const before = header ? rememberedIn(key)[nameOf(header)] : undefined;
    const isWhole = Array.isArray(before) && before.length === width;
    return isWhole && before.every((one): one is Column | null => one === null || isColumn(one)) ? before : undefined;
}

/** Remembers an entry as the newest one. */
export function remember(key: StorageKey, name: string, value: unknown, most = MOST): void {
    const others = Object.entries(rememberedIn(key)).filter(([other]) => other !== name);
    local.setJson(key, Object.fromEntries([...others.slice(1 - most), [name, value]]));
}

export const rememberColumns = (key: StorageKey, header: readonly string[], columns: readonly unknown[]): void =>
    remember(key, nameOf(header), columns);
