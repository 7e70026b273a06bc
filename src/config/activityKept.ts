import { ACTIVITY_KEPT_KEY } from '../../storage/database';
import { local } from '../../storage/storage';

/** Who keeps on this computer, over a sign-out, what they changed here (ACTIVITY-2): `<user>@<customer>`. */

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(one => typeof one === 'string');

const owners = (): string[] => local.getJson(ACTIVITY_KEPT_KEY, isList) ?? [];

export const keepsActivity = (owner: string): boolean => owners().includes(owner);

export function storeKeepsActivity(owner: string, keeps: boolean): void {
    const others = owners().filter(one => one !== owner);
    const all = keeps ? [...others, owner] : others;
    if (all.length === 0) local.remove(ACTIVITY_KEPT_KEY);
    else local.setJson(ACTIVITY_KEPT_KEY, all);
}
